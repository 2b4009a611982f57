/**
 * What a site's postal codes look like: five digits, in the United States.
 * @param codes those of the service area: what a visitor types looks like one of them, or is a slip
 * @returns a regular expression of them all without their spaces, and whether they are digits only,
 * which are found in "NY 10001" and "10001-1234" too
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
