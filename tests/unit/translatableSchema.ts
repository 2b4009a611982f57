import type { JsonSchema } from "../../generator/schemaFiles.ts";

/**
 * Reduces a schema to its texts, because other values are the same in every language.
 * @returns undefined for a schema without texts
 */
function translatableSchema(schema: JsonSchema): JsonSchema | undefined {
	const first = firstOf(schema);
	if (first !== schema) {
		const texts = translatableSchema(first);
		return texts && describedAs(schema, texts);
	}
	const { items, properties, additionalProperties: values } = schema;
	if (schema.type === "string") return isText(schema) ? schema : undefined;
	if (Array.isArray(items)) return items.every(translatableSchema) ? schema : undefined;
	if (items) return listOf(schema, items as JsonSchema);
	const record = values ? translatableSchema(values) : undefined;
	const names = schema.propertyNames?.enum;
	if (record && !names) return { ...schema, additionalProperties: record };
	const texts = record
		? Object.fromEntries((names ?? []).map((name) => [name, record]))
		: textsIn(properties ?? {});
	return Object.keys(texts).length > 0
		? describedAs(schema, { type: "object", properties: texts })
		: undefined;
}

/**
 * Reduces a file's schema to its texts, and adds a field for the slug in the translation's
 * language.
 * @param hasSlug whether the page's address differs between languages
 * @returns undefined for a schema without texts
 */
export function translatablePage(schema: JsonSchema, hasSlug: boolean): JsonSchema | undefined {
	const texts = translatableSchema(schema);
	if (!hasSlug || !texts?.properties?.title) return texts;
	const slug: JsonSchema = {
		type: "string",
		description: "The page's part of the address in this language, like reparacion-de-resortes.",
	};
	return { ...texts, properties: { slug, ...texts.properties } };
}

function listOf(schema: JsonSchema, item: JsonSchema): JsonSchema | undefined {
	const texts = translatableSchema(item);
	if (!texts) return undefined;
	// A translated item has the key of the item in the main language, so that the build knows which
	// item it translates.
	const keys = Object.entries(firstOf(item).properties ?? {}).filter(([, field]) => field["x-key"]);
	const { minItems: _, ...list } = schema;
	return {
		...list,
		items: texts.properties
			? {
					...texts,
					properties: { ...Object.fromEntries(keys), ...texts.properties },
					required: keys.map(([name]) => name),
				}
			: texts,
	};
}

/**
 * Returns a union's first alternative other than "", because the other alternatives differ only in
 * numbers. Returns other schemas unchanged.
 */
const firstOf = (schema: JsonSchema): JsonSchema =>
	schema.anyOf?.find((one) => one.const !== "") ?? schema;

const textsIn = (properties: NonNullable<JsonSchema["properties"]>) =>
	Object.fromEntries(
		Object.entries(properties).flatMap(([name, schema]) => {
			const texts = translatableSchema(schema);
			return texts ? [[name, texts]] : [];
		}),
	);

/**
 * Whether a string is translated. A string with a fixed form, such as a ZIP, a date or one of
 * several options, is the same in every language.
 */
const isText = (schema: JsonSchema): boolean =>
	[schema.const, schema.enum, schema.format, schema.pattern].every((one) => one === undefined) &&
	!schema.allOf?.some(({ pattern }) => pattern !== undefined) &&
	schema.contentMediaType !== "image/*";

const describedAs = ({ description }: JsonSchema, schema: JsonSchema): JsonSchema =>
	description === undefined ? schema : { ...schema, description };
