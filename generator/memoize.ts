/**
 * Remembers what a pure function made of a text. Page after page has the same few hundred tags, styles and links; what is one
 * page's own must not fill the memory.
 *
 * @param work never returns undefined
 * @param limit how many results to keep; all are forgotten when there are more
 */
export function memoize<T>(work: (text: string) => T, limit: number): (text: string) => T {
	const known = new Map<string, T>();
	return (text) => {
		let result = known.get(text);
		if (result === undefined) {
			// V8 keeps a slice as a reference to the text that it was cut from: here, to a whole page.
			const copy = Buffer.from(text).toString();
			result = work(copy);
			if (known.size >= limit) known.clear();
			known.set(copy, result);
		}
		return result;
	};
}
