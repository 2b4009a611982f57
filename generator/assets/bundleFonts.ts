import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Font } from "opentype.js";
import type { Locate } from "../../site/problem.ts";
import type { Site } from "../../site/site.ts";
import { type Cache, rememberJson } from "../cache.ts";
import { digestOf } from "../hash.ts";
import { refuse } from "../problems.ts";
import { describeSystemError } from "../systemErrors.js";
import { type AssetBundle, hashedFile } from "./assets.ts";
import { basicLatin, findFont, hasLetter } from "./letters.ts";
import type { FaceMetrics, ShippedFont } from "./themeStyles.ts";

export type Face = ReturnType<typeof loadFace>;

const recipe = { keepFeatures: ["kern", "liga", "lnum", "tnum", "case", "ccmp"], noHinting: true };

const typographicSigns = "\u2010\u2011\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u00b7\u00bd\u00a0";

interface Options {
	readonly targetFormat: "woff2" | "sfnt";
	readonly keepFeatures?: readonly string[];
}

/** A file of the display font. `letters` are the texts' letters that no earlier file has. */
interface FontFile {
	readonly bytes: Buffer;
	readonly letters: readonly string[];
}

/** Fontsource splits a font into a file per alphabet: "archivo-latin-ext-wght-normal.woff2". */
const alphabet = /-(?:(?:latin|cyrillic|greek)(?:-ext)?|vietnamese)-(?=[^/\\]*$)/;
const alphabets = "latin latin-ext vietnamese cyrillic cyrillic-ext greek greek-ext".split(" ");

/**
 * Reads the display font from a file of the data folder or of an npm package, and the font's other
 * alphabets from the files beside it.
 * @throws DataProblems when neither has the font
 */
export function loadFace({ theme, folder }: Pick<Site, "theme" | "folder">, locate: Locate) {
	const { name, file, weight } = theme.display;
	const dataFile = join(folder, file);
	const place = locate("theme", ["display", "file"]);
	try {
		const main = existsSync(dataFile) ? dataFile : createRequire(import.meta.url).resolve(file);
		const others = alphabets.map((one) => main.replace(alphabet, `-${one}-`)).filter(existsSync);
		const fonts = [...new Set([main, ...others])].map(
			(path): FontFile => ({ bytes: readFileSync(path), letters: [] }),
		);
		const digests = fonts.map(({ bytes }) => digestOf(bytes));
		return { name, weight, file, place, fonts, key: ["fonts 3", ...digests, weight, recipe] };
	} catch {
		return refuse("font-missing", place, file);
	}
}

/**
 * For each letter, finds the first of the font's files that has the letter.
 * @returns `face`: the font without the files that no letter needs. `missing`: the letters that no
 * file has.
 */
export async function chooseFonts(face: Face, wanted: ReadonlySet<string>, cache: Cache) {
	const letters = [...wanted];
	const indexes = await rememberJson(cache, "fonts", ["letters", face.key, letters], async () => {
		const fonts = await openFonts(face);
		return letters.map((letter) => {
			const index = fonts.findIndex((font) => hasLetter(font, letter));
			return index < 0 && findFont(letter, fonts.slice(0, 1)) ? 0 : index;
		});
	});
	const lettersOf = (index: number) => letters.filter((_, at) => indexes[at] === index);
	const fonts = face.fonts.map(({ bytes }, index) => ({ bytes, letters: lettersOf(index) }));
	const used = fonts.filter((file, index) => index === 0 || file.letters.length > 0);
	return { face: { ...face, fonts: used }, missing: lettersOf(-1) };
}

export function measureFace(face: Face, cache: Cache): Promise<FaceMetrics> {
	return rememberJson(cache, "fonts", [...face.key, "metrics"], async () => {
		const [font] = await openFonts(face);
		const { ascender, descender, unitsPerEm } = font as Font;
		return { ascent: ascender / unitsPerEm, descent: descender / unitsPerEm };
	});
}

/**
 * Subsets the display font. Each file keeps only its `letters`, and the first file also keeps Basic
 * Latin and `typographicSigns`.
 * @param draft whether the first file keeps all characters
 * @param basePath comes before the URL's "/assets/…": "" or "/repo". The image host has no fonts.
 */
export async function bundleFonts(
	face: Face,
	draft: boolean,
	basePath: string,
	cache: Cache,
): Promise<AssetBundle<{ readonly fonts: readonly ShippedFont[] }>> {
	const name = `${face.name.toLowerCase().replaceAll(" ", "-")}-${face.weight}`;
	const bundled = await Promise.all(
		face.fonts.map(async (file, index) => {
			const letters = file.letters.join("");
			const basic = index === 0 ? basicLatin + typographicSigns : "";
			const characters = draft && index === 0 ? undefined : basic + letters;
			const contents = await cache.remember("fonts", [...face.key, index, characters], () =>
				subset(face, file.bytes, characters, { targetFormat: "woff2" }),
			);
			const others = index === 0 ? undefined : letters.match(/[^\0-~]/gu);
			const range = others?.map(codePoint).join(", ");
			return { ...hashedFile(`${name}.woff2`, contents, "the display face", basePath), range };
		}),
	);
	return { files: bundled, assets: { fonts: bundled } };
}

const codePoint = (character: string): string =>
	`U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;

/** The opened fonts, for sharing images, icons and `measureFace`, which all need them. */
const opened = new WeakMap<Buffer, Promise<Font>>();

/** Opens a font's files at the theme's weight, with all characters, to measure and draw texts. */
export const openFonts = (face: Face): Promise<readonly Font[]> =>
	Promise.all(
		face.fonts.map(({ bytes }) => {
			const font = opened.get(bytes) ?? parseFont(face, bytes);
			opened.set(bytes, font);
			return font;
		}),
	);

async function parseFont(face: Face, bytes: Buffer): Promise<Font> {
	const { default: opentype } = await import("opentype.js");
	// Leave out "ccmp": opentype.js 2.0.0 throws on this feature of some fonts, such as Archivo.
	const keepFeatures = recipe.keepFeatures.filter((feature) => feature !== "ccmp");
	const whole = await subset(face, bytes, undefined, { targetFormat: "sfnt", keepFeatures });
	return opentype.parse(Uint8Array.from(whole).buffer);
}

async function subset(
	{ weight, file, place }: Face,
	bytes: Buffer,
	characters: string | undefined,
	options: Options,
): Promise<Uint8Array> {
	const { default: subsetFont } = await import("subset-font");
	const settings = { ...recipe, keepAllGlyphs: characters === undefined, ...options };
	try {
		const variationAxes = { wght: weight };
		return await subsetFont(bytes, characters, { ...settings, variationAxes }).catch((error) => {
			// subset-font refuses to pin the weight of a font that has only one weight.
			if (!/pinning/.test(error.message)) throw error;
			return subsetFont(bytes, characters, settings);
		});
	} catch (error) {
		if (describeSystemError(error) !== undefined) throw error;
		return refuse("font-unreadable", place, `${file}: ${(error as Error).message}`);
	}
}
