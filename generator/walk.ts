/** A field's place in a value: ["offices", 0, "name"]. */
export type Path = readonly PropertyKey[];

/** Yields a value and all values inside it with their paths. Parents come before children. */
export function* walk(
	value: unknown,
	path: Path = [],
): Generator<{ readonly value: unknown; readonly path: Path }> {
	yield { value, path };
	if (typeof value !== "object" || value === null) return;
	for (const [key, item] of Object.entries(value))
		yield* walk(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** A value's own property, or an item of a list. Undefined if there is none. */
export const inside = (value: unknown, key: PropertyKey): unknown =>
	typeof value === "object" && value !== null && Object.hasOwn(value, key)
		? (value as Record<PropertyKey, unknown>)[key]
		: undefined;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);
