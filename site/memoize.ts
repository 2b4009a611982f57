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

/** Caches a pure function's result for an object, as long as the object exists. */
export function memoizeForObject<K extends object, T>(work: (key: K) => T): (key: K) => T {
	const known = new WeakMap<K, T>();
	return (key) => {
		const result = known.get(key) ?? work(key);
		known.set(key, result);
		return result;
	};
}
