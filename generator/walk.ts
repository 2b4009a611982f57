/** A value and every value inside it, each before what it holds, with the path that leads to it. */
export function* walk(value: unknown, path: readonly PropertyKey[] = []): Generator<{ readonly value: unknown; readonly path: readonly PropertyKey[] }> {
	yield { value, path };
	if (typeof value !== "object" || value === null) return;
	for (const [key, item] of Object.entries(value)) yield* walk(item, [...path, Array.isArray(value) ? Number(key) : key]);
}
