import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

// schema.org publishes no npm package, so this file parses the declarations that schema-dts
// generates from the vocabulary. A type is `interface NameLeaf extends …Base`, a property `"name"?:
// SchemaValue<A | B, "name">`, and subtypes are members of `type Name = NameLeaf | Subtype | …`.

const source = readFileSync(
	createRequire(import.meta.url)
		.resolve("schema-dts")
		.replace(/schema\.js$/, "schema.d.ts"),
	"utf8",
);

interface Shape {
	readonly parents: readonly string[];
	/** A property's range: names of types, "string", "number", quoted literals. */
	readonly properties: ReadonlyMap<string, readonly string[]>;
}

const members = (union: string): readonly string[] =>
	union.split("|").map((member) => member.trim());

const shapes = new Map<string, Shape>(
	[...source.matchAll(/^(?:export )?interface (\w+)(?: extends ([\w, <>]+))? \{\n(.*?)^\}/gms)].map(
		([, name = "", parents = "", body = ""]) => [
			name,
			{
				parents: parents.split(",").map((parent) => parent.trim()),
				properties: new Map(
					[...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)].map(
						([, property = "", range = ""]) => [property, members(range)],
					),
				),
			},
		],
	),
);

const unions = new Map<string, readonly string[]>(
	[...source.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = "", union = ""]) => [
		name,
		members(union),
	]),
);

function rangeOf(shape: string, property: string): readonly string[] | undefined {
	const { parents = [], properties } = shapes.get(shape) ?? {};
	return (
		properties?.get(property) ??
		parents.map((parent) => rangeOf(parent, property)).find((range) => range !== undefined)
	);
}

const accepted = new Map<readonly string[], ReadonlySet<string>>();

/** Returns all types and values that a range accepts, including subtypes. */
function accepts(range: readonly string[]): ReadonlySet<string> {
	const seen = accepted.get(range) ?? new Set(range);
	// Iterating a set also visits members that are added meanwhile.
	if (!accepted.has(range))
		for (const name of seen)
			for (const member of unions.get(name) ?? []) (seen as Set<string>).add(member);
	accepted.set(range, seen);
	return seen;
}

export interface JsonLdNode {
	readonly "@type"?: string;
	readonly "@id"?: string;
	readonly [property: string]: unknown;
}

export const isNode = (value: unknown): value is JsonLdNode =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns types, properties and values in a node and its children that schema.org lacks. */
export function unknownTerms(node: JsonLdNode, place = node["@type"] ?? "?"): readonly string[] {
	const type = node["@type"];
	if (type === undefined || !shapes.has(`${type}Leaf`))
		return [`${place}: schema.org has no type "${type}"`];
	return Object.entries(node).flatMap(([property, value]) => {
		if (property.startsWith("@")) return [];
		const range = rangeOf(`${type}Leaf`, property);
		if (range === undefined) return [`${place}.${property}: ${type} has no such property`];
		const taken = accepts(range);
		return (Array.isArray(value) ? value : [value]).flatMap((item) =>
			wrongValue(item, taken, `${place}.${property}`),
		);
	});
}

function wrongValue(value: unknown, taken: ReadonlySet<string>, place: string): readonly string[] {
	if (isNode(value)) {
		const type = value["@type"];
		if (type === undefined)
			return taken.has("IdReference") &&
				typeof value["@id"] === "string" &&
				Object.keys(value).length === 1
				? []
				: [`${place}: neither a type nor a mere @id`];
		return taken.has(`${type}Leaf`)
			? unknownTerms(value, `${place}.${type}`)
			: [`${place}: takes no ${type}`, ...unknownTerms(value, `${place}.${type}`)];
	}
	if (taken.has(typeof value) || taken.has(`"${value}"`)) return [];
	// In schema-dts, the types of numbers and dates in a text are template types.
	if (typeof value === "string" && (taken.has("Number") || taken.has("Time"))) return [];
	return [`${place}: takes no ${typeof value} "${value}"`];
}
