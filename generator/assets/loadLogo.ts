import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wcagLuminance } from "culori";
import type { LogoPlates } from "../../site/assets.ts";
import { hexOf } from "../../site/colors.ts";
import type { Locate, Problem } from "../../site/problem.ts";
import type { Site } from "../../site/site.ts";
import { type Cache, rememberJson } from "../cache.ts";
import { findFile } from "../findFile.ts";
import { digestOf } from "../hash.ts";
import { DataProblems, problemOf } from "../problems.ts";
import { describeSystemError } from "../systemErrors.js";
import type { Face } from "./bundleFonts.ts";
import { maxPixels } from "./bundleImages.ts";

const recipe = "logo 1";

/** The longest side, in pixels, of the PNG from which all sizes of the logo are made. */
const masterSide = 1024;

export interface LogoPicture {
	readonly png: Uint8Array;
	readonly digest: string;
	readonly width: number;
	readonly height: number;
	/** The logo's background: "none" is transparent, "own" is any color except white. */
	readonly ground: "none" | "white" | "own";
	/** The share (0 to 1) of the logo's pixels that are visible on the light and the dark page. */
	readonly seen: { readonly light: number; readonly dark: number };
}

export interface Lettering {
	readonly face: Face;
	readonly logo?: Logo | undefined;
}

export interface Logo {
	readonly main: LogoPicture;
	readonly dark: LogoPicture | undefined;
	readonly plates: LogoPlates;
}

/**
 * Loads the logo that data/theme.yaml names. An SVG is converted to pixels, so that none of its
 * scripts, styles or links reach a page. Returns undefined if the company has no logo.
 * @throws DataProblems with each file that can't be shown
 */
export async function loadLogo(
	site: Pick<Site, "theme" | "folder">,
	locate: Locate,
	cache: Cache,
): Promise<Logo | undefined> {
	const { logo } = site.theme;
	if (logo === undefined) return undefined;
	const problems: Problem[] = [];
	const load = async (role: "file" | "dark", file: string): Promise<LogoPicture | undefined> => {
		const picture = await loadPicture(site, file, cache);
		if ("png" in picture) return picture;
		const [code, ...advice] = picture;
		const place = { ...locate("theme", ["logo", role]), field: `logo.${role}` };
		problems.push(problemOf(code, place, file, advice));
		return undefined;
	};
	const main = await load("file", logo.file);
	const dark = logo.dark === undefined ? undefined : await load("dark", logo.dark);
	if (main === undefined || problems.length > 0) throw new DataProblems(problems);
	return { main, dark, plates: platesOf(main, dark) };
}

function platesOf({ ground, seen }: LogoPicture, dark: LogoPicture | undefined): LogoPlates {
	if (dark !== undefined || ground === "own") return { light: false, dark: false };
	if (ground === "white") return { light: false, dark: true };
	return { light: seen.light < 0.5, dark: seen.dark < 0.9 };
}

type Fault = readonly [code: string, expected: string, fix: string];

const asPng = "Or save the logo as PNG with a transparent ground.";

async function loadPicture(
	{ folder, theme }: Pick<Site, "theme" | "folder">,
	file: string,
	cache: Cache,
): Promise<LogoPicture | Fault> {
	const search = findFile(folder, file);
	const contents = readFileSync("found" in search ? search.found : join(folder, file));
	const isSvg = /\.svg$/i.test(file);
	// Some Windows programs export SVG files as UTF-16, which starts with the bytes FF FE.
	const encoding = contents[0] === 0xff ? "utf16le" : "utf8";
	const svg = isSvg ? standaloneSvg(contents.toString(encoding)) : undefined;
	const fault = svg === undefined ? undefined : faultOf(svg);
	if (fault) return fault;
	const grounds = [hexOf(theme, "ground"), hexOf(theme, "ground", "dark")] as const;
	try {
		if (svg === undefined && (await countPixels(contents)) > maxPixels)
			return [
				"logo-too-large",
				"at most 200 million pixels",
				"Export it again with at most 4,000 pixels on its longer side.",
			];
		const key = [recipe, digestOf(contents), ...grounds];
		const draw = () => drawPicture(svg ?? contents, grounds);
		const { base64, ...drawn } = await rememberJson(cache, "icons", key, draw);
		const png = Buffer.from(base64, "base64");
		return drawn.isBlank ? blank : { png, digest: digestOf(png), ...drawn };
	} catch (error) {
		if (describeSystemError(error) !== undefined) throw error;
		return [
			"logo-unreadable",
			"a logo that can be read, as PNG or SVG",
			"Export it again from the program that it was drawn with. A PNG always works.",
		];
	}
}

async function countPixels(picture: Uint8Array): Promise<number> {
	const { default: sharp } = await import("sharp");
	const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
	return width * height;
}

const blank: Fault = [
	"logo-blank",
	"a logo with something to see",
	`Export the logo again: this file is empty. ${asPng}`,
];

function faultOf(svg: string): Fault | undefined {
	// Ignore empty text elements, which Inkscape leaves in files.
	const texts = svg.matchAll(/<(text|flowRoot)\b[^>]*>([\s\S]*?)<\/\1>/g);
	if ([...texts].some(([, , content = ""]) => content.replace(/<[^>]*>/g, "").trim() !== ""))
		return [
			"logo-text",
			"a logo whose letters are shapes, because its typeface is not in the file",
			`Turn the text into outlines: in Illustrator Type › Create Outlines, in Inkscape Path › Object to Path, in Figma Outline Stroke. ${asPng}`,
		];
	if (/<(?:image|feImage|use)\b[^>]*\shref=["'](?!data:|#)/.test(svg))
		return [
			"logo-linked",
			"a logo in one file, and not one that shows another file",
			`Embed the picture when you export the logo. ${asPng}`,
		];
	return undefined;
}

/**
 * Reduces an SVG file to its <svg> element. Replaces the entities that Illustrator declares before
 * it, removes comments, renames xlink:href to href, and adds the xmlns attribute, which an element
 * copied from a web page lacks.
 */
function standaloneSvg(text: string): string {
	const start = text.search(/<svg[\s>]/);
	const entities = new Map(
		[...text.slice(0, Math.max(0, start)).matchAll(/<!ENTITY\s+(\w+)\s+(["'])(.*?)\2/gs)].map(
			([, name = "", , value = ""]) => [name, value],
		),
	);
	const element = text
		.slice(Math.max(0, start))
		.replace(/<!--[\s\S]*?-->/g, "")
		.replace(/&(\w+);/g, (entity, name) => entities.get(name) ?? entity)
		.replaceAll("xlink:href=", "href=");
	const [tag = ""] = /^<svg[^>]*>/.exec(element) ?? [];
	return /\sxmlns=/.test(tag)
		? element
		: element.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"');
}

type DrawnPicture = Pick<LogoPicture, "width" | "height" | "ground" | "seen"> & {
	readonly base64: string;
	readonly isBlank: boolean;
};

async function drawPicture(
	source: string | Uint8Array,
	grounds: readonly [string, string],
): Promise<DrawnPicture> {
	const { default: sharp } = await import("sharp");
	const whole = await (typeof source === "string"
		? sharp(Buffer.from(await enlarged(source)), { unlimited: true })
		: sharp(source)
				.autoOrient()
				.resize(2 * masterSide, 2 * masterSide, { fit: "inside", withoutEnlargement: true })
	)
		// Convert grayscale, 16-bit and CMYK images to the colors of screens.
		.toColourspace("srgb")
		.ensureAlpha()
		.png({ compressionLevel: 1 })
		.toBuffer();
	const ground = await groundOf(whole);
	const size = await sharp(whole).metadata();
	// sharp can't trim a picture with a side below 3 pixels.
	const canTrim = ground !== "own" && Math.min(size.width, size.height) >= 3;
	const trimmed = canTrim ? await sharp(whole).trim().toBuffer() : whole;
	const { data, info } = await sharp(trimmed)
		.resize(masterSide, masterSide, { fit: "inside", withoutEnlargement: true })
		.png()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = info;
	const measures = await measure(data, grounds);
	return { base64: data.toString("base64"), width, height, ground, ...measures };
}

/**
 * Sets an SVG's width and height in pixels, the longer one `2 * masterSide`. We replace sizes in
 * millimeters, because programs convert them to different numbers of pixels.
 */
async function enlarged(svg: string): Promise<string> {
	const { default: sharp } = await import("sharp");
	// Accept any size: some programs write sizes in thousandths of a millimeter, which sharp reads as
	// pixels.
	const options = { unlimited: true, limitInputPixels: false };
	const { width, height } = await sharp(Buffer.from(svg), options).metadata();
	const scale = (2 * masterSide) / Math.max(width, height);
	return svg.replace(/^<svg[^>]*>/, (tag) => {
		const box = /\sviewBox=/.test(tag) ? "" : ` viewBox="0 0 ${width} ${height}"`;
		return tag
			.replace(/\s(?:width|height)=(?:"[^"]*"|'[^']*')/g, "")
			.replace(
				/^<svg/,
				`<svg width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"${box}`,
			);
	});
}

/** A pixel counts as white if its red, green and blue (0 to 255) are all at least this value. */
const white = 245;

async function groundOf(png: Uint8Array): Promise<LogoPicture["ground"]> {
	const { default: sharp } = await import("sharp");
	// Don't use sharp's `stats`. It also measures entropy and sharpness, and takes ten times as long.
	const alphas = await sharp(png).extractChannel("alpha").raw().toBuffer();
	if (alphas.reduce((sum, alpha) => sum + alpha, 0) < 250 * alphas.length) return "none";
	const pixel = { left: 0, top: 0, width: 1, height: 1 };
	const corner = await sharp(png).extract(pixel).raw().toBuffer();
	return Math.min(...corner.subarray(0, 3)) >= white ? "white" : "own";
}

const leastVisibleContrast = 2;

async function measure(
	png: Uint8Array,
	grounds: readonly [string, string],
): Promise<Pick<DrawnPicture, "isBlank" | "seen">> {
	const { default: sharp } = await import("sharp");
	const pixels = await sharp(png).resize(96, 96, { fit: "inside" }).raw().toBuffer();
	const luminances: number[] = [];
	for (let at = 0; at < pixels.length; at += 4) {
		const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
		if (alpha > 127)
			luminances.push(wcagLuminance({ mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 }));
	}
	const share = (ground: string) => {
		const other = wcagLuminance(ground);
		const isSeen = (luminance: number) =>
			(Math.max(luminance, other) + 0.05) / (Math.min(luminance, other) + 0.05) >=
			leastVisibleContrast;
		return luminances.filter(isSeen).length / Math.max(1, luminances.length);
	};
	return {
		isBlank: luminances.length === 0,
		seen: { light: share(grounds[0]), dark: share(grounds[1]) },
	};
}

/** Scales a logo to fit a box ([width, height] in pixels). The logo is never enlarged. */
export const scaleLogo = (
	{ png, digest }: LogoPicture,
	[width, height]: readonly [number, number],
	format: "png" | "webp",
	cache: Cache,
): Promise<Uint8Array> =>
	cache.remember("icons", [recipe, digest, width, height, format], async () => {
		const { default: sharp } = await import("sharp");
		return sharp(png)
			.resize(width, height, { fit: "inside", withoutEnlargement: true })
			.toFormat(format, format === "webp" ? { quality: 90, alphaQuality: 100, effort: 6 } : {})
			.toBuffer();
	});

export const dataUrl = (png: Uint8Array): string =>
	`data:image/png;base64,${Buffer.from(png).toString("base64")}`;

/** Whether a logo is so wide (at least 2 to 1) that it probably contains the company's name. */
export const isWide = ({ width, height }: Pick<LogoPicture, "width" | "height">): boolean =>
	width >= 2 * height;
