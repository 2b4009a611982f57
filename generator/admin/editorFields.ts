import type { Field } from "@sveltia/cms";
import type { JsonSchema } from "../schemaFiles.ts";

/** If a text may be longer than this, its form field has several lines. */
const maxLineLength = 120;

/**
 * Builds the editor's form fields from an object's schema. Values that the editor can't edit, such
 * as lists in lists, get no form field, and the editor leaves them in the file unchanged.
 */
export function editorFields({ properties = {}, required = [] }: JsonSchema): readonly Field[] {
	return Object.entries(properties).flatMap(
		([name, schema]) => fieldOf(name, schema, required.includes(name)) ?? [],
	);
}

/** Makes a label from a field's name: "responseMinutes" → "Response minutes". */
export const labelOf = (name: string): string => {
	const words = name
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.replaceAll("-", " ")
		.toLowerCase();
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** Makes a value's form field. Undefined if the editor can't edit the value. */
function fieldOf(name: string, schema: JsonSchema, required: boolean): Field | undefined {
	// A field that may be empty is a union with "". Show the other option, and don't require it.
	const empty = schema.anyOf?.length === 2 && schema.anyOf.find((one) => one.const === "");
	const other = schema.anyOf?.find((one) => one !== empty);
	const { description: hint } = schema;
	if (empty && other)
		return fieldOf(name, { ...other, ...(hint !== undefined && { description: hint }) }, false);

	const base = { name, label: labelOf(name), required, ...(hint !== undefined && { hint }) };
	if (schema.const !== undefined) return { name, widget: "hidden", default: schema.const };
	if (schema.enum) return { ...base, widget: "select", options: [...schema.enum] };
	if (schema.oneOf) return choiceOf(base, schema.oneOf);
	switch (schema.type) {
		case "string":
			return { ...base, ...textOf(schema) };
		case "boolean":
			return { ...base, required: false, widget: "boolean" };
		case "integer":
			return { ...base, ...numberOf(schema), value_type: "int", step: 1 };
		case "number":
			return { ...base, ...numberOf(schema), value_type: "float", step: 0.00001 };
		case "array":
			return listOf(base, schema);
		case "object":
			return objectOf(base, schema);
		default:
			return undefined;
	}
}

type Base = { name: string; label: string; required: boolean; hint?: string };

const limitsOf = (min: number | undefined, max: number | undefined) => ({
	...(min !== undefined && { min }),
	...(max !== undefined && { max }),
});

const numberOf = ({ minimum, maximum }: JsonSchema) =>
	({ widget: "number", ...limitsOf(minimum, maximum) }) as const;

function textOf(schema: JsonSchema) {
	const { contentMediaType, format, maxLength = 0, pattern, allOf, patternErrorMessage } = schema;
	if (contentMediaType === "image/*") return { widget: "image" } as const;
	if (contentMediaType === "text/markdown")
		// Offer no components: the toolbar would insert pictures, which the build refuses.
		return {
			widget: "markdown",
			modes: ["raw", "rich_text"] as ("raw" | "rich_text")[],
			editor_components: [] as string[],
		} as const;
	if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" } as const;
	const form = pattern ?? allOf?.findLast((one) => one.pattern !== undefined)?.pattern;
	return {
		widget: maxLength > maxLineLength ? "text" : "string",
		...(maxLength > 0 && { maxlength: maxLength }),
		...(form !== undefined && { pattern: [form, patternErrorMessage ?? ""] as [string, string] }),
	} as const;
}

function listOf(base: Base, { items, minItems, maxItems }: JsonSchema): Field | undefined {
	const size = isTuple(items) ? limitsOf(items.length, items.length) : limitsOf(minItems, maxItems);
	// The editor can show a tuple as a list only when all items of the tuple have one type.
	const [item, ...others] = [items ?? []].flat();
	if (!item || others.some(({ type }) => type !== item.type)) return undefined;
	if (item.enum)
		return { ...base, widget: "select", multiple: true, options: [...item.enum], ...size };
	if (item.type === "array") return undefined;
	if (item.type !== "object") {
		const field = fieldOf("item", item, true);
		const folded = { minimize_collapsed: true, collapsed: true };
		return field && { ...base, widget: "list", field, ...folded, ...size };
	}
	// Leave out a list if the editor can't edit a required field of its items: new items would be
	// invalid.
	if (!isComplete(item)) return undefined;
	const fields = [...editorFields(item)];
	if (fields.length === 0) return undefined;
	const title =
		fields.find(({ widget = "" }) => ["string", "text", "select"].includes(widget))?.name ?? "";
	const summary = `{{fields.${title}}}`;
	return { ...base, widget: "list", fields, collapsed: true, summary, ...size };
}

const isTuple = (items: JsonSchema["items"]): items is readonly JsonSchema[] =>
	Array.isArray(items);

const isComplete = ({ properties = {}, required = [] }: JsonSchema): boolean =>
	required.every(
		(name) => properties[name] !== undefined && fieldOf(name, properties[name], true) !== undefined,
	);

function objectOf(base: Base, schema: JsonSchema): Field | undefined {
	const [values, names] = [schema.additionalProperties, schema.propertyNames?.enum];
	// Leave out records whose keys can be any names, because Sveltia CMS 0.221 writes them wrongly
	// inside of lists.
	if (values && !names) return undefined;
	const fields = editorFields(
		values && names
			? { properties: Object.fromEntries(names.map((name) => [name, values])), required: names }
			: schema,
	);
	// Unfold an object with a picture, so that people see the picture without a click.
	const collapsed = !fields.some(({ widget }) => widget === "image");
	return fields.length > 0
		? { ...base, widget: "object", collapsed, fields: [...fields] }
		: undefined;
}

/**
 * Makes a field in which people choose one of a union's options. Returns undefined unless the
 * options have a field with a constant (`provider: "formspree"`) that tells them apart.
 */
function choiceOf(base: Base, options: readonly JsonSchema[]): Field | undefined {
	const properties = Object.entries(options[0]?.properties ?? {});
	const [typeKey] = properties.find(([, { const: value }]) => value !== undefined) ?? [];
	if (typeKey === undefined) return undefined;
	const types = options.map((option) => {
		const { [typeKey]: key, ...others } = option.properties ?? {};
		const name = String(key?.const);
		const fields = [...editorFields({ ...option, properties: others })];
		return { name, label: labelOf(name), fields };
	});
	return { ...base, widget: "object", typeKey, types };
}
