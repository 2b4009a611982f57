/** Fewer characters than any full postal code with letters has: the start of one, as "L4M" is. */
const areaLength = 4;

/**
 * Infers the format of postal codes from the codes of the service area.
 * @returns a regular expression for codes without spaces, and whether codes have digits only; these
 * are also found in "NY 10001" and "10001-1234". A postal area ("L4M") fits full codes that begin so
 */
export function shapeOfCodes(codes: Iterable<string>) {
	const all = [...codes];
	const shapes = new Set(
		all.map((code) =>
			code
				.replaceAll(" ", "")
				.replace(/[A-Z]+|\d+/g, (run) => `${/\d/.test(run) ? "\\d" : "[A-Z]"}{${run.length}}`),
		),
	);
	const digits = all.every((code) => /^\d+$/.test(code));
	// Longer shapes come first, so that a full code is not taken for its area.
	const any = `(${[...shapes].sort().reverse().join("|")})`;
	const hasAreas = !digits && all.some((code) => code.replaceAll(" ", "").length <= areaLength);
	return { pattern: digits ? any : `^${any}${hasAreas ? "[A-Z\\d]*" : ""}$`, digits };
}
