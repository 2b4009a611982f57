/** A code with letters and at most this many characters is an area, such as "L4M" for "L4M 5N6". */
const areaLength = 4;

/**
 * Infers the format of postal codes from the service area's codes: from "L4M", a letter, a digit
 * and a letter.
 * @returns `digits`: whether all codes consist of digits. `pattern`: matches a code in a visitor's
 * text, which must be in capitals and without spaces. With `digits`, the code may be anywhere in
 * the text ("NY10001"). Otherwise, the text must be a code, or start with an area ("L4M5N6").
 */
export function shapeOfCodes(codes: readonly string[]) {
	const shapeOf = (run: string) => `${/\d/.test(run) ? "\\d" : "[A-Z]"}{${run.length}}`;
	const shapes = new Set(
		codes.map((code) => code.replaceAll(" ", "").replace(/[A-Z]+|\d+/g, shapeOf)),
	);
	const digits = codes.every((code) => /^\d+$/.test(code));
	// Try longer formats first: the format of "L4M" also matches the start of "L4M 5N6".
	const any = `(${[...shapes].sort().reverse().join("|")})`;
	const hasAreas = !digits && codes.some((code) => code.replaceAll(" ", "").length <= areaLength);
	return { pattern: digits ? any : `^${any}${hasAreas ? "[A-Z\\d]*" : ""}$`, digits };
}
