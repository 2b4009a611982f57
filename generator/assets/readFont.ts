/** What the build needs to know of a font file. Lengths are in the font's units, `unitsPerEm` to the em. */
export interface FontFacts {
	readonly unitsPerEm: number;
	readonly ascent: number;
	/** Below the baseline: negative. */
	readonly descent: number;
	/** Whether the font has a glyph for a code point. */
	has(codePoint: number): boolean;
	/** The advance width of a code point's glyph, or undefined where there is none. */
	advance(codePoint: number): number | undefined;
}

/**
 * Reads an uncompressed OpenType or TrueType file (https://learn.microsoft.com/typography/opentype/spec/otff).
 *
 * @throws Error when it is none, or lacks a Unicode character map of format 4 (which every Latin font has)
 */
export function readFont(file: Uint8Array): FontFacts {
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	const tables = new Map<string, number>();
	for (let index = 0; index < view.getUint16(4); index += 1) {
		const at = 12 + 16 * index;
		tables.set(String.fromCharCode(...file.subarray(at, at + 4)), view.getUint32(at + 8));
	}
	const table = (tag: string): number => {
		const at = tables.get(tag);
		if (at === undefined) throw new Error(`The font has no "${tag}" table.`);
		return at;
	};
	const glyphs = readGlyphs(view, table("cmap"));
	const lastMetric = view.getUint16(table("hhea") + 34) - 1;
	return {
		unitsPerEm: view.getUint16(table("head") + 18),
		ascent: view.getInt16(table("hhea") + 4),
		descent: view.getInt16(table("hhea") + 6),
		has: (codePoint) => glyphs.has(codePoint),
		advance(codePoint) {
			const glyph = glyphs.get(codePoint);
			return glyph === undefined ? undefined : view.getUint16(table("hmtx") + 4 * Math.min(glyph, lastMetric));
		},
	};
}

/** Code points to glyph numbers, from the map's subtable of format 4 (…/spec/cmap#format-4-segment-mapping-to-delta-values). */
function readGlyphs(view: DataView, cmap: number): ReadonlyMap<number, number> {
	const glyphs = new Map<number, number>();
	for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
		const at = cmap + view.getUint32(cmap + 8 + 8 * index);
		if (view.getUint16(at) !== 4) continue;
		const segments = view.getUint16(at + 6) / 2;
		for (let segment = 0; segment < segments; segment += 1) {
			const end = view.getUint16(at + 14 + 2 * segment);
			const start = view.getUint16(at + 16 + 2 * (segments + segment));
			const delta = view.getUint16(at + 16 + 2 * (2 * segments + segment));
			const offsetAt = at + 16 + 2 * (3 * segments + segment);
			const offset = view.getUint16(offsetAt);
			for (let codePoint = start; codePoint <= end && codePoint !== 0xffff; codePoint += 1) {
				const raw = offset === 0 ? codePoint : view.getUint16(offsetAt + offset + 2 * (codePoint - start));
				const glyph = offset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
				if (glyph !== 0) glyphs.set(codePoint, glyph);
			}
		}
		return glyphs;
	}
	throw new Error("The font has no character map of format 4.");
}
