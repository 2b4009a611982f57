/** A code with letters and at most this many characters is the start of full codes: "L4M". */
const areaLength = 4;

/**
 * Infers the format of postal codes from the codes of the service area.
 * @returns `digits`: whether all codes consist of digits. `pattern` matches a text without spaces:
 * one that contains a code of digits ("NY10001"), or one that is or begins with a code with letters
 * ("L4M5N6", also if the service area lists only "L4M").
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
