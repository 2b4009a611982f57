/** Decodes a part of a URL. Undefined if the part contains an invalid percent encoding. */
export function decodePercents(part: string): string | undefined {
	try {
		return decodeURIComponent(part);
	} catch {
		return undefined;
	}
}
