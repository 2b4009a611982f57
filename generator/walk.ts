/** A value and every value inside it, each before what it holds, with the path that leads to it. */
export function* walk(
	value: unknown,
	path: readonly PropertyKey[] = [],
): Generator<{ readonly value: unknown; readonly path: readonly PropertyKey[] }> {
	yield { value, path };
	if (typeof value !== "object" || value === null) return;
	for (const [key, item] of Object.entries(value))
		yield* walk(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** What a value holds under a name or number; undefined where it holds nothing there. */
export const inside = (value: unknown, key: PropertyKey): unknown =>
	typeof value === "object" && value !== null && Object.hasOwn(value, key)
		? (value as Record<PropertyKey, unknown>)[key]
		: undefined;
