/** A field's place in a value: ["offices", 0, "name"]. */
export type Path = readonly PropertyKey[];

/** Returns an object's own property or a list's item. Undefined if there is no such key. */
export const inside = (value: unknown, key: PropertyKey): unknown =>
	typeof value === "object" && value !== null && Object.hasOwn(value, key)
		? (value as Record<PropertyKey, unknown>)[key]
		: undefined;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);
