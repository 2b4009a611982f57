/** Returns every string of a value with its path: "questions.0.answer". */
export function stringsIn(
	value: unknown,
	path = "",
): readonly (readonly [path: string, text: string])[] {
	if (typeof value === "string") return [[path, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) =>
		stringsIn(item, path === "" ? key : `${path}.${key}`),
	);
}
