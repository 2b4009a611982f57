import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { OutputFile } from "../output/output.ts";
import type { Site } from "../site/site.ts";
import type { Cache } from "./cache.ts";
import { contentHash, digestOf } from "./hash.ts";
import { readFont } from "./readFont.ts";

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

/** The display face, ready to be written and referred to. */
export interface FontBundle {
	readonly files: readonly OutputFile[];
	readonly url: string;
}

/**
 * Makes the one subset of the display face: Basic Latin, typographic signs, and whatever else the texts use.
 */
export async function bundleFonts({ texts, basePath, cache }: FontOptions): Promise<FontBundle> {
	const contents = await subset(await charactersOf(texts, cache), "woff2", cache);
	const path = `assets/besley-600-${contentHash(contents)}.woff2`;
	return { files: [{ path, contents, owner: source }], url: `${basePath}/${path}` };
}

/** The whole face at its one weight as TrueType, for drawing sharing images. */
export const loadDisplayFont = (cache: Cache): Promise<Uint8Array> => subset(undefined, "sfnt", cache);

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

/** What the face lacks (another script, an emoji) is left to the system's face. */
async function charactersOf(texts: Iterable<string>, cache: Cache): Promise<string> {
	const used = new Set<string>();
	// Marks of inline Markdown and line ends are Basic Latin or no characters at all: nothing is lost by keeping them.
	for (const text of texts) for (const character of text) if (character >= " ") used.add(character);
	const extra = [...used].filter((character) => !basicLatin.includes(character) && !typographic.includes(character));
	if (extra.length === 0) return `${basicLatin}${typographic}`;
	const font = readFont(await loadDisplayFont(cache));
	const held = extra.filter((character) => font.has(character.codePointAt(0) ?? 0));
	return `${basicLatin}${typographic}${held.sort().join("")}`;
}

/** @param characters the glyphs to keep; all when undefined */
function subset(characters: string | undefined, targetFormat: "woff2" | "sfnt", cache: Cache): Promise<Uint8Array> {
	const original = readFileSync(require.resolve(source));
	// subset-font and its WebAssembly are loaded by the first font that the cache lacks.
	return cache.remember("fonts", ["fonts 1", digestOf(original), targetFormat, JSON.stringify(recipe), characters ?? "(all)"], async () => {
		const { default: subsetFont } = await import("subset-font");
		return subsetFont(original, characters, { targetFormat, ...recipe, keepAllGlyphs: characters === undefined });
	});
}
