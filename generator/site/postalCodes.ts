/**
 * What a site's postal codes look like: five digits, in the United States.
 *
 * @param codes those of the service area: what a visitor types looks like one of them, or is a slip
 * @returns a regular expression of them all without their spaces, the length of the longest, and whether they are digits only
 */
export function shapeOfCodes(codes: Iterable<string>) {
	const all = [...codes];
	const shapes = new Set(all.map((code) => code.replaceAll(" ", "").replace(/[A-Z]+|\d+/g, (run) => `${/\d/.test(run) ? "\\d" : "[A-Z]"}{${run.length}}`)));
	return {
		pattern: `^(${[...shapes].sort().join("|")})$`,
		length: Math.max(...all.map(({ length }) => length)),
		digits: all.every((code) => /^\d+$/.test(code)),
	};
}
