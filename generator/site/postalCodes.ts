/** Codes with letters of at most this length are the starts of full codes: "L4M". */
const areaLength = 4;

/**
 * Infers the format of postal codes from the codes of the service area.
 * @returns `pattern` finds a code in a text without spaces, also a full code if only its start
 * ("L4M") is known. `digits`: whether all codes consist of digits. Such codes are also found in "NY
 * 10001".
 */
export function shapeOfCodes(codes: Iterable<string>) {
	const all = [...codes];
	const shapeOf = (run: string) => `${/\d/.test(run) ? "\\d" : "[A-Z]"}{${run.length}}`;
	const shapes = new Set(
		all.map((code) => code.replaceAll(" ", "").replace(/[A-Z]+|\d+/g, shapeOf)),
	);
	const digits = all.every((code) => /^\d+$/.test(code));
	// Try longer formats first: the format of "L4M" also matches the start of "L4M 5N6".
	const any = `(${[...shapes].sort().reverse().join("|")})`;
	const hasAreas = !digits && all.some((code) => code.replaceAll(" ", "").length <= areaLength);
	return { pattern: digits ? any : `^${any}${hasAreas ? "[A-Z\\d]*" : ""}$`, digits };
}
