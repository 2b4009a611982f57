import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locate, Problem } from "../../site/problem.ts";
import type { Site } from "../../site/site.ts";
import { type Cache, rememberJson } from "../cache.ts";
import { findFile } from "../findFile.ts";
import { digestOf } from "../hash.ts";
import { DataProblems, problemOf } from "../problems.ts";
import { describeSystemError } from "../systemErrors.js";
import { undrawnPart } from "../undrawnPart.ts";
import type { Face } from "./bundleFonts.ts";
import { maxPixels } from "./bundleImages.ts";
import { loadSharp } from "./loadSharp.ts";

const recipe = "logo 2";

/** The longest side, in pixels, of the PNG that `scaleLogo` makes all sizes of the logo from. */
const masterSide = 1024;

export interface LogoPicture {
	readonly png: Uint8Array;
	readonly digest: string;
	readonly width: number;
	readonly height: number;
}

export interface Lettering {
	readonly face: Face;
	readonly logo?: Logo | undefined;
}

export interface Logo {
	readonly main: LogoPicture;
	readonly dark: LogoPicture | undefined;
	/** Whether the logo stands on a light plate where the page is dark. */
	readonly hasPlate: boolean;
}

/**
 * Loads the logo that data/theme.yaml names, if it names one. An SVG is converted to pixels, so
 * that none of its scripts, styles or links reach a page.
 * @throws DataProblems with each file that can't be shown
 */
export async function loadLogo(
	{ theme, folder }: Pick<Site, "theme" | "folder">,
	locate: Locate,
	cache: Cache,
): Promise<Logo | undefined> {
	const { logo } = theme;
	if (logo === undefined) return undefined;
	const problems: Problem[] = [];
	const load = async (role: "file" | "dark", file: string): Promise<LogoPicture | undefined> => {
		const search = findFile(folder, file);
		const contents = readFileSync("found" in search ? search.found : join(folder, file));
		const picture = await loadPicture(contents, cache);
		if (typeof picture !== "string") return picture;
		const place = locate("theme", ["logo", role]);
		problems.push(problemOf("logo-unreadable", place, `${file}, ${picture}`));
		return undefined;
	};
	const main = await load("file", logo.file);
	const dark = logo.dark === undefined ? undefined : await load("dark", logo.dark);
	if (main === undefined || problems.length > 0) throw new DataProblems(problems);
	return { main, dark, hasPlate: logo.plate === true && dark === undefined };
}

/** Loads one file. If the file can't be shown, returns the reason, for the message. */
async function loadPicture(contents: Buffer, cache: Cache): Promise<LogoPicture | string> {
	const isSvg = contents.subarray(0, 100_000).includes("<svg");
	const missing = isSvg ? undrawnPart(contents.toString()) : undefined;
	if (missing !== undefined) return `with ${missing}`;
	try {
		const draw = () => drawPicture(contents);
		const key = [recipe, digestOf(contents)];
		const { base64, width, height } = await rememberJson(cache, "icons", key, draw);
		const png = Buffer.from(base64, "base64");
		return width === 0 ? "which is empty" : { png, digest: digestOf(png), width, height };
	} catch (error) {
		if (describeSystemError(error) !== undefined) throw error;
		return `which can't be read (${(error as Error).message.split("\n")[0]})`;
	}
}

async function drawPicture(contents: Buffer) {
	const sharp = await loadSharp();
	// Accept any size, because some programs write an SVG's size in thousandths of a millimeter.
	const { format, width, height } = await sharp(contents, { limitInputPixels: false }).metadata();
	const isSvg = format === "svg";
	const density = Math.max(1, (72 * 2 * masterSide) / Math.max(width, height));
	const options = { limitInputPixels: maxPixels, ...(isSvg && { density }) };
	const size = 2 * masterSide;
	const { data: pixels, info: raw } = await sharp(contents, options)
		.autoOrient()
		.resize(size, size, { fit: "inside", withoutEnlargement: true })
		// Convert grayscale, 16-bit and CMYK images to the colors of screens.
		.toColourspace("srgb")
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const whole = () => sharp(pixels, { raw });
	const alphas = await whole().extractChannel(3).raw().toBuffer();
	if (alphas.every((alpha) => alpha === 0)) return { base64: "", width: 0, height: 0 };
	// sharp can't trim a picture with a side below 3 pixels.
	const canTrim = alphas.some((alpha) => alpha < 255) && Math.min(raw.width, raw.height) >= 3;
	const { data, info } = await (canTrim ? whole().trim() : whole())
		.resize(masterSide, masterSide, { fit: "inside", withoutEnlargement: true })
		.png()
		.toBuffer({ resolveWithObject: true });
	return { base64: data.toString("base64"), width: info.width, height: info.height };
}

/** Scales a logo to fit a box ([width, height] in pixels). The logo is never enlarged. */
export const scaleLogo = (
	{ png, digest }: LogoPicture,
	[width, height]: readonly [number, number],
	format: "png" | "webp",
	cache: Cache,
): Promise<Uint8Array> =>
	cache.remember("icons", [recipe, digest, width, height, format], async () => {
		const sharp = await loadSharp();
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
