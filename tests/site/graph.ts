import { type BuiltPage, one } from "./pages.ts";
import { isNode, type JsonLdNode } from "./vocabulary.ts";

export const dataOf = ({ root }: BuiltPage) =>
	JSON.parse(one(root, 'script[type="application/ld+json"]').rawText);
export const graphOf = (page: BuiltPage): readonly JsonLdNode[] => dataOf(page)["@graph"];
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
export const idOf = (value: unknown): unknown => (isNode(value) ? value["@id"] : undefined);
