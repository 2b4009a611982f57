/** A field's place in a value: ["offices", 0, "name"]. */
export type Path = readonly PropertyKey[];

/** A value's own property, or an item of a list. Undefined if there is none. */
export const inside = (value: unknown, key: PropertyKey): unknown =>
	typeof value === "object" && value !== null && Object.hasOwn(value, key)
		? (value as Record<PropertyKey, unknown>)[key]
		: undefined;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);
