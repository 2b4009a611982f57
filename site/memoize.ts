/** Caches a pure function's results in memory. */
export function memoize<T>(work: (text: string) => T): (text: string) => T {
	const known = new Map<string, T>();
	return (text) => {
		if (!known.has(text)) known.set(text, work(text));
		return known.get(text) as T;
	};
}
