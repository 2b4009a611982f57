import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font } from "opentype.js";
import type { Site } from "../site/site.ts";
import type { AssetBundle } from "./assets.ts";
import type { Cache } from "./cache.ts";
import { contentHash, digestOf } from "./hash.ts";

const require = createRequire(import.meta.url);

/** The display face's source, from npm: SIL Open Font License 1.1 (assets/fonts/OFL.txt). */
const source = "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2";

/** The name that styles/tokens.css refers to; the bundler puts the hashed URL in its place. */
export const fontFileName = "besley-600-subset.woff2";

/** Weight 600 is the only one the design uses; these features carry its kerning, ligatures and figures. Hints are dropped. */
const recipe = { variationAxes: { wght: 600 }, keepFeatures: ["kern", "liga", "lnum", "tnum", "case", "ccmp"], noHinting: true };

const basicLatin = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));
/** Quotation marks, dashes, ellipsis, middot, one half, no-break space. */
const typographic = "\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u00b7\u00bd\u00a0";

interface FontOptions {
	/** Everything that may be set in the display face: see `displayTexts`. */
	readonly texts: Iterable<string>;
	/** Put before "/assets/…": "" or "/repo". Fonts stay with the site, also where images have a host of their own. */
	readonly basePath: string;
	readonly cache: Cache;
}

/**
 * Makes the one subset of the display face: Basic Latin, typographic signs, and whatever else the texts use. No font is opened as long
 * as the cache has the subset: texts whose characters the face lacks never got that far.
 *
 * @throws Error naming the characters that the face lacks, and a text that uses each
 */
export async function bundleFonts({ texts, basePath, cache }: FontOptions): Promise<AssetBundle<{ readonly font: string }>> {
	const original = readFileSync(require.resolve(source));
	const wanted = new Map<string, string>();
	for (const text of texts) {
		// Marks of inline Markdown and line ends are Basic Latin or no characters at all: nothing is lost by keeping them.
		for (const character of text) if (character >= " " && !wanted.has(character)) wanted.set(character, text);
	}
	const extra = [...wanted.keys()].filter((character) => !basicLatin.includes(character) && !typographic.includes(character)).sort();
	const characters = `${basicLatin}${typographic}${extra.join("")}`;
	const contents = await cache.remember("fonts", ["fonts 2", digestOf(original), recipe, characters], async () => {
		if (extra.length > 0) checkCoverage(await openDisplayFont(), extra, wanted);
		return subset(original, characters, "woff2");
	});
	const path = `assets/besley-600-${contentHash(contents)}.woff2`;
	return { files: [{ path, contents, owner: source }], assets: { font: `${basePath}/${path}` } };
}

/** Stands for the display face in keys of the cache. */
export const displayFontKey = (): string => JSON.stringify([digestOf(readFileSync(require.resolve(source))), recipe]);

/** The whole face at its one weight, to measure and draw texts with. */
export async function openDisplayFont(): Promise<Font> {
	const { default: opentype } = await import("opentype.js");
	const ttf = await subset(readFileSync(require.resolve(source)), undefined, "sfnt");
	return opentype.parse(Uint8Array.from(ttf).buffer);
}

/**
 * Every text of the site that components set in the display face: headings, names, headlines, figures, quotes, and what
 * people may still be shown large. A few too many cost nothing: characters count once.
 */
export function displayTexts(site: Site): string[] {
	const texts: string[] = [];
	const walk = (value: unknown, key: string): void => {
		if (typeof value === "string") {
			if (shownKeys.test(key)) texts.push(value);
		} else if (Array.isArray(value)) {
			for (const item of value) walk(item, key);
		} else if (typeof value === "object" && value !== null && !(value instanceof Map)) {
			for (const [name, inside] of Object.entries(value)) walk(inside, name);
		}
	};
	walk(site, "");
	return texts;
}

const shownKeys = /^(heading|headline|title|name|shortName|figure|neighborhoods|towns|content|question|experience|.*Heading)$/;

function checkCoverage(font: Font, characters: readonly string[], texts: ReadonlyMap<string, string>): void {
	const missing = characters.filter((character) => font.charToGlyphIndex(character) === 0);
	if (missing.length === 0) return;
	const lines = missing.map((character) => {
		const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
		return `  "${character}" (U+${code}) in "${texts.get(character)}"`;
	});
	throw new Error(`The display face Besley has no glyph for:\n${lines.join("\n")}\n  Fix: write these headings and names without the character.`);
}

/** @param characters the glyphs to keep; all when undefined */
async function subset(original: Uint8Array, characters: string | undefined, targetFormat: "woff2" | "sfnt"): Promise<Uint8Array> {
	const { default: subsetFont } = await import("subset-font");
	return subsetFont(original, characters, { targetFormat, ...recipe, keepAllGlyphs: characters === undefined });
}
