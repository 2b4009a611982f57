/** A code with letters and at most this many characters is the start of full codes: "L4M". */
const areaLength = 4;

/**
 * Infers the format of postal codes from the codes of the service area.
 * @returns `pattern` matches a visitor's text without spaces. If all codes are digits (`digits`),
 * the text may have other signs around the code ("NY10001"). Otherwise the text is a code, or
 * begins with one that is an area ("L4M5N6" with "L4M").
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
