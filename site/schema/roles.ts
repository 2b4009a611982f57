import { z } from "zod";

/** Roles of fields that name a file of a folder. */
export const namingRoles = ["services", "symptoms", "how-to"] as const;

/**
 * A field's purpose, if the field's type doesn't tell. The generator finds fields by their roles,
 * never by their names.
 */
export type Role =
	/** Set in the display font. Must not contain Markdown, because visitors would see its signs. */
	| "heading"
	/** Set in the display font. */
	| "display"
	/** Markdown that may have paragraphs and lists. */
	| "blocks"
	/** Another person's words, shown as typed: no Markdown and no facts. */
	| "quoted"
	/** A URL for people who check facts. No page links to it. */
	| "reference"
	/** The name of a drawing in posters/, without ending. */
	| "poster"
	| "photo"
	/** A video on another site, with a still. */
	| "video"
	/** A photograph over the whole width of the first screen. */
	| "hero"
	/** A style of door, whose pictures are in doors/. */
	| "doorStyle"
	/** A note to the owner. No page shows it. */
	| "ownerNote"
	| "phone"
	| "postalCode"
	/** A postal code, or the start of codes in countries where a town has thousands of codes. */
	| "postalArea"
	/** Names of a fact's sources: a list, or the keys of a record. */
	| "citations"
	| "checked"
	| "validUntil"
	/** Whether the record with this field is made up. */
	| "sample"
	/** A day or month that cannot be after the day of the build. */
	| "past"
	/** The name of a file, without ending, in the folder with the role's name. */
	| (typeof namingRoles)[number]
	/** The name of a town's file in areas/: "county/town". */
	| "town"
	/** The id of a job in prices.yaml. Where another file names that job, the role is "jobName". */
	| "pricedJob"
	| "jobName"
	/** Identifies a list's item in every language, so that translations find it. */
	| "key";

const rolesBySchema = new WeakMap<z.core.$ZodType, readonly Role[]>();
const none: readonly Role[] = [];

/** Returns a copy of a schema with one more role. */
export function withRole<T extends z.ZodType>(schema: T, role: Role): T {
	const copy = schema.clone();
	rolesBySchema.set(copy, [...rolesOf(schema), role]);
	return copy;
}

/**
 * Returns a schema's roles. A copy has the roles of its original, and a wrapper has those of the
 * schema inside it: `heading().optional()` is still a heading.
 */
function rolesOf(schema: z.ZodType): readonly Role[] {
	const known = rolesBySchema.get(schema);
	if (known) return known;
	const inner = (schema._zod.parent as z.ZodType | undefined) ?? wrappedIn(schema);
	const roles = inner ? rolesOf(inner) : none;
	rolesBySchema.set(schema, roles);
	return roles;
}

export const hasRole = (schema: z.ZodType | undefined, role: Role): boolean =>
	schema !== undefined && rolesOf(schema).includes(role);

/** Returns the schema inside a wrapper such as `.optional()`, or the input schema of a pipe. */
function wrappedIn(schema: z.ZodType): z.ZodType | undefined {
	const { innerType, in: input } = schema.def as { innerType?: z.ZodType; in?: z.ZodType };
	return innerType ?? input;
}

/**
 * Returns the schema of a field or item inside a value, or undefined if `schema` has none.
 * @param schema the schema of `value`
 * @param value decides between the options of a union
 */
export const schemaInside = (schema: z.ZodType | undefined, value: unknown, key: PropertyKey) =>
	schemaOf(schemaFitting(schema, value), key);

/** Unwraps a schema. If the schema is a union, returns the option that fits the value. */
function schemaFitting(schema: z.ZodType | undefined, value: unknown): z.ZodType | undefined {
	if (schema === undefined) return undefined;
	const wrapped = wrappedIn(schema);
	if (wrapped) return schemaFitting(wrapped, value);
	if (!(schema instanceof z.ZodUnion)) return schema;
	const options = schema.options as readonly z.ZodType[];
	return schemaFitting(
		options.find((option) => option.safeParse(value).success),
		value,
	);
}

/**
 * Returns the schema of a field or an item. `schema` comes from `schemaFitting`, so it is no
 * wrapper and no union.
 */
function schemaOf(schema: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
	if (schema instanceof z.ZodObject)
		// Look for an own property, because data may have a field such as "__proto__".
		return Object.hasOwn(schema.shape, key) ? schema.shape[String(key)] : undefined;
	if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
	if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
	return undefined;
}

export interface Field {
	readonly value: unknown;
	readonly path: readonly PropertyKey[];
	readonly roles: readonly Role[];
	/** The record or list that contains the value. Undefined for the whole file. */
	readonly parent: unknown;
}

/**
 * Lists a value and all values inside it, parents before children. Values that the schema doesn't
 * describe have no roles.
 */
export function fieldsOf(value: unknown, schema?: z.ZodType): readonly Field[] {
	const fields: Field[] = [];
	const add = (
		schema: z.ZodType | undefined,
		value: unknown,
		path: readonly PropertyKey[],
		parent: unknown,
	): void => {
		const own = schema ? rolesOf(schema) : none;
		const isRecord = typeof value === "object" && value !== null;
		const fitting = isRecord || own.length === 0 ? schemaFitting(schema, value) : undefined;
		// A text that may also be empty is a union, whose options have the roles.
		const roles = fitting && own.length === 0 ? rolesOf(fitting) : own;
		fields.push({ value, path, roles, parent });
		if (!isRecord) return;
		for (const [key, item] of Object.entries(value)) {
			const name = Array.isArray(value) ? Number(key) : key;
			add(schemaOf(fitting, name), item, [...path, name], value);
		}
	};
	add(schema, value, [], undefined);
	return fields;
}
