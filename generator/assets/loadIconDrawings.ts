import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import glob from "fast-glob";

/**
 * An SVG without what drawing programs note in it for themselves, under names that mean nothing
 * where it is drawn into another.
 */
export const withoutNotes = (svg: string): string =>
	svg
		.replace(
			/<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>|<(\w+:[\w-]+)[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g,
			"",
		)
		.replaceAll("xlink:href=", "href=")
		.replace(/\s(?:\w+:[\w-]+)=(?:"[^"]*"|'[^']*')/g, "");

/** @returns what stands inside an SVG file's <svg> */
export function readDrawing(file: string): string {
	const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(withoutNotes(readFileSync(file, "utf8")))?.[1];
	if (inside === undefined) throw new Error(`${file} holds no <svg>.`);
	return inside.replace(/>\s+</g, "><").trim();
}

/**
 * Reads the icons' drawings.
 *
 * @param folder holds one SVG of 24 x 24 an icon
 * @returns what stands inside each file's <svg>, by the file's name
 */
export function loadIconDrawings(folder: string): ReadonlyMap<string, string> {
	const files = glob.sync("*.svg", { cwd: folder }).sort();
	return new Map(files.map((file) => [basename(file, ".svg"), readDrawing(join(folder, file))]));
}
