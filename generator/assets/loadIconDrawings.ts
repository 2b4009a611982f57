import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import glob from "fast-glob";

/**
 * Removes comments, metadata and namespaced elements and attributes from an SVG. Drawing programs
 * add them, and their prefixes are undeclared once the drawing is inlined.
 */
export const withoutNotes = (svg: string): string =>
	svg
		.replace(
			/<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>|<(\w+:[\w-]+)[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g,
			"",
		)
		.replaceAll("xlink:href=", "href=")
		.replace(/\s(?:\w+:[\w-]+)=(?:"[^"]*"|'[^']*')/g, "");

/**
 * Returns the content of an SVG file's <svg> element.
 * @throws Error when the file has none
 */
export function readDrawing(file: string): string {
	const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(withoutNotes(readFileSync(file, "utf8")))?.[1];
	if (content === undefined) throw new Error(`${file} holds no <svg>.`);
	return content.replace(/>\s+</g, "><").trim();
}

/**
 * Reads all icons of a folder with one 24 × 24 SVG per icon.
 * @returns the content of each <svg>, by file name without extension
 */
export function loadIconDrawings(folder: string): ReadonlyMap<string, string> {
	const files = glob.sync("*.svg", { cwd: folder }).sort();
	return new Map(files.map((file) => [basename(file, ".svg"), readDrawing(join(folder, file))]));
}
