export type Path = readonly (string | number)[];

/** Returns the paths of all values in a value, its own first, the indexes of lists as numbers. */
export function pathsIn(value: unknown, path: Path = []): readonly Path[] {
	if (typeof value !== "object" || value === null) return [path];
	const inside = Object.entries(value).flatMap(([key, item]) =>
		pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
	);
	return [path, ...inside];
}

export const valueAt = (value: unknown, path: Path): unknown =>
	path.reduce((inside, key) => (inside as Record<string | number, unknown>)[key], value);

/** Returns a copy of a value with the value at a path replaced. */
export function withValueAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
	if (key === undefined) return replacement;
	const copy: Record<string | number, unknown> = Array.isArray(value)
		? ([...value] as never)
		: { ...(value as object) };
	copy[key] = withValueAt(copy[key], rest, replacement);
	return copy;
}
