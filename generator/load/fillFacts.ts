/**
 * Puts facts into every string of a value: "{repairTime}" becomes "one to two hours".
 *
 * @param value plain data; not changed
 * @param facts by name
 * @param onUnknown told of whatever else stands in braces, with its path: visitors would read it as it is
 * @returns a copy, deeply frozen
 */
export function fillFacts<T>(value: T, facts: ReadonlyMap<string, string>, onUnknown: (name: string, path: readonly PropertyKey[]) => void): T {
	const walk = (node: unknown, path: readonly PropertyKey[]): unknown => {
		if (typeof node === "string") {
			if (!node.includes("{")) return node;
			return node.replace(/\{([^{}]*)\}/g, (token, name: string) => {
				const fact = facts.get(name);
				if (fact === undefined) onUnknown(name, path);
				return fact ?? token;
			});
		}
		if (Array.isArray(node)) return Object.freeze(node.map((item, index) => walk(item, [...path, index])));
		if (typeof node === "object" && node !== null)
			return Object.freeze(Object.fromEntries(Object.entries(node).map(([key, item]) => [key, walk(item, [...path, key])])));
		return node;
	};
	return walk(value, []) as T;
}
