/**
 * Infers the format of postal codes from the codes of the service area.
 * @returns a regular expression for codes without spaces, and whether codes have digits only; these
 * are also found in "NY 10001" and "10001-1234"
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
	const any = `(${[...shapes].sort().join("|")})`;
	return { pattern: digits ? any : `^${any}$`, digits };
}
