/** Caches a pure function's results in memory. */
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
