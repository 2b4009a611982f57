import { type BuiltPage, one } from "./pages.ts";

export interface JsonLdNode {
	readonly "@type"?: string;
	readonly "@id"?: string;
	readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is JsonLdNode =>
	typeof value === "object" && value !== null && !Array.isArray(value);

export const graphOf = ({ root }: BuiltPage): readonly JsonLdNode[] =>
	JSON.parse(one(root, 'script[type="application/ld+json"]').rawText)["@graph"];
export const nodeOf = (page: BuiltPage, type: string) =>
	graphOf(page).find((node) => node["@type"] === type);
/** @throws Error if the page has no node of that type */
export const mustHave = (page: BuiltPage, type: string): JsonLdNode => {
	const node = nodeOf(page, type);
	if (node === undefined) throw new Error(`${page.path} has no ${type} in its graph.`);
	return node;
};
export const nodes = (value: unknown): readonly JsonLdNode[] =>
	(Array.isArray(value) ? value : [value]).filter(isNode);
