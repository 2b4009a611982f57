import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { Font } from "opentype.js";
import { dataFields } from "../../site/dataFields.ts";
import type { Locate } from "../../site/problem.ts";
import type { Site } from "../../site/site.ts";
import { type Cache, rememberJson } from "../cache.ts";
import { contentHash, digestOf } from "../hash.ts";
import { refuse } from "../problems.ts";
import { describeSystemError } from "../systemErrors.js";
import type { AssetBundle } from "./assets.ts";
import type { FaceMetrics } from "./themeStyles.ts";

export type Face = ReturnType<typeof loadFace>;

const recipe = { keepFeatures: ["kern", "liga", "lnum", "tnum", "case", "ccmp"], noHinting: true };

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(
	"",
);
const typographicSigns = "\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u00b7\u00bd\u00a0";

/**
 * Reads the display font from the data folder or from an npm package.
 * @throws DataProblems when neither has the font
 */
export function loadFace({ theme, folder }: Pick<Site, "theme" | "folder">, locate: Locate) {
	const { name, file, weight } = theme.display;
	const dataFile = join(folder, file);
	const place = locate("theme", ["display", "file"]);
	try {
		const bytes = readFileSync(
			existsSync(dataFile) ? dataFile : createRequire(import.meta.url).resolve(file),
		);
		return { name, weight, file, bytes, place, key: ["fonts 2", digestOf(bytes), weight, recipe] };
	} catch {
		return refuse("font-missing", place, file);
	}
}

export function measureFace(face: Face, cache: Cache): Promise<FaceMetrics> {
	return rememberJson(cache, "fonts", [...face.key, "metrics"], async () => {
		const { ascender, descender, unitsPerEm } = await openFace(face);
		return { ascent: ascender / unitsPerEm, descent: descender / unitsPerEm };
	});
}

/**
 * Subsets the display font to Basic Latin, `typographicSigns` and `used`.
 * @param used the characters from `displayCharacters`. If undefined, the font keeps all characters.
 * @param basePath comes before the URL's "/assets/…": "" or "/repo". The image host has no fonts.
 */
export async function bundleFonts(
	face: Face,
	used: ReadonlySet<string> | undefined,
	basePath: string,
	cache: Cache,
): Promise<AssetBundle<{ readonly font: string }>> {
	const characters = used && `${basicLatin}${typographicSigns}${[...used].sort().join("")}`;
	const contents = await cache.remember("fonts", [...face.key, characters], () =>
		subset(face, characters, "woff2"),
	);
	const path = `assets/${face.name.toLowerCase().replaceAll(" ", "-")}-${face.weight}-${contentHash(contents)}.woff2`;
	return {
		files: [{ path, contents, owner: "the display face" }],
		assets: { font: `${basePath}/${path}` },
	};
}

/** Keeps the opened font, because sharing images, icons and measures ask for it. */
const opened = new WeakMap<Face, Promise<Font>>();

/** Opens the whole display font at the theme's weight, for measuring and drawing texts. */
export function openFace(face: Face): Promise<Font> {
	const font = opened.get(face) ?? readFont(face);
	opened.set(face, font);
	return font;
}

async function readFont(face: Face): Promise<Font> {
	const { default: opentype } = await import("opentype.js");
	// Leave out "ccmp": opentype.js 2.0.0 throws on this feature of some fonts, such as Archivo.
	const keepFeatures = recipe.keepFeatures.filter((feature) => feature !== "ccmp");
	const bytes = await subset(face, undefined, "sfnt", keepFeatures);
	return opentype.parse(Uint8Array.from(bytes).buffer);
}

/** Collects the characters beyond Basic Latin in texts in the display font, in all languages. */
export function displayCharacters(site: Site): ReadonlySet<string> {
	const characters = new Set<string>();
	const fields = [site, ...site.translations].flatMap(dataFields);
	for (const { value, roles } of fields)
		if (typeof value === "string" && (roles.includes("heading") || roles.includes("display")))
			for (const [character] of value.matchAll(/[^\0-~]/gu)) characters.add(character);
	return characters;
}

async function subset(
	{ bytes, weight, file, place }: Face,
	characters: string | undefined,
	targetFormat: "woff2" | "sfnt",
	keepFeatures = recipe.keepFeatures,
): Promise<Uint8Array> {
	const { default: subsetFont } = await import("subset-font");
	const settings = {
		targetFormat,
		...recipe,
		keepFeatures,
		keepAllGlyphs: characters === undefined,
	};
	try {
		checkUnpackedSize(bytes);
		const variationAxes = { wght: weight };
		return await subsetFont(bytes, characters, { ...settings, variationAxes }).catch(() =>
			// A font of one weight has no axis, which subset-font refuses to pin.
			subsetFont(bytes, characters, settings),
		);
	} catch (error) {
		if (describeSystemError(error) !== undefined) throw error;
		return refuse("font-unreadable", place, file);
	}
}

/** The largest unpacked size of a font in bytes, as in WOFF2's decoder (`kDefaultMaxSize`). */
const maxUnpackedFont = 30 * 1024 * 1024;

/**
 * Throws if a WOFF font unpacks to more than `maxUnpackedFont`. Without this check, fontverter
 * would spend minutes and gigabytes on such a font. https://www.w3.org/TR/WOFF/#TableDirectory
 * describes the tables.
 */
function checkUnpackedSize(font: Buffer): void {
	if (font.toString("latin1", 0, 4) !== "wOFF") return;
	let left = maxUnpackedFont;
	for (let table = 0; table < font.readUInt16BE(12); table++) {
		const numberAt = (offset: number) => font.readUInt32BE(44 + table * 20 + offset);
		const [start, packed, unpacked] = [numberAt(4), numberAt(8), numberAt(12)];
		const bytes = font.subarray(start, start + packed);
		const { length } = packed === unpacked ? bytes : inflateSync(bytes, { maxOutputLength: left });
		left -= Math.max(length, unpacked);
		if (left <= 0) throw new RangeError("A font of more than 30 MB");
	}
}
