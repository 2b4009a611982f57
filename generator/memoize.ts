/**
 * Remembers what a pure function makes of a text. The memory belongs to whoever holds the function
 * that comes back: the build's context, which goes when the build is done.
 * @param work a function of the text alone; never returns undefined
 */
export function memoize<T>(work: (text: string) => T): (text: string) => T {
	const known = new Map<string, T>();
	return (text) => {
		let result = known.get(text);
		if (result === undefined) {
			result = work(text);
			known.set(text, result);
		}
		return result;
	};
}
