/**
 * Remembers what a pure function made of a text: a tag, or a key that stands for its other arguments. Page after page has the same
 * few hundred tags, styles and links; what is one page's own must not fill the memory.
 *
 * @param work never returns undefined
 * @param limit how many results to keep; all are forgotten when there are more
 */
export function memoize<T, Rest extends readonly unknown[]>(work: (text: string, ...rest: Rest) => T, limit: number): (text: string, ...rest: Rest) => T {
	const known = new Map<string, T>();
	return (text, ...rest) => {
		let result = known.get(text);
		if (result === undefined) {
			// V8 keeps a slice as a reference to the text that it was cut from: here, to a whole page.
			const copy = Buffer.from(text).toString();
			result = work(copy, ...rest);
			if (known.size >= limit) known.clear();
			known.set(copy, result);
		}
		return result;
	};
}
