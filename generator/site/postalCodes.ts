/** What a site's postal codes look like: five digits, in the United States. */
export interface CodeShape {
	/** A regular expression of them all. */
	readonly pattern: string;
	/** Characters of the longest. */
	readonly length: number;
	/** Whether they are digits only. */
	readonly digits: boolean;
}

/** @param codes those of the service area: what a visitor types looks like one of them, or is a slip */
export function shapeOfCodes(codes: Iterable<string>): CodeShape {
	const all = [...codes];
	const shapes = new Set(all.map((code) => code.replace(/[A-Z]+|\d+/g, (run) => `${/\d/.test(run) ? "\\d" : "[A-Z]"}{${run.length}}`)));
	return {
		pattern: `^(${[...shapes].sort().join("|")})$`,
		length: Math.max(...all.map(({ length }) => length)),
		digits: all.every((code) => /^\d+$/.test(code)),
	};
}
