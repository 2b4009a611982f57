import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import glob from "fast-glob";

/**
 * Removes comments and the metadata of drawing programs, such as "inkscape:label". Pages that
 * inline the drawing don't declare the namespaces of this metadata.
 */
export const withoutMetadata = (svg: string): string =>
	svg
		.replace(
			/<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>|<(\w+:[\w-]+)[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g,
			"",
		)
		.replaceAll("xlink:href=", "href=")
		.replace(/\s(?:\w+:[\w-]+)=(?:"[^"]*"|'[^']*')/g, "");

/** Reads a drawing. Line ends are always LF, so that each system writes the same bytes. */
export const readSvg = (file: string): string =>
	readFileSync(file, "utf8").replaceAll("\r\n", "\n");

/**
 * Reads the content of a file's <svg> element.
 * @throws Error when the file has no <svg> element
 */
export function readDrawing(file: string): string {
	const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(withoutMetadata(readSvg(file)))?.[1];
	if (content === undefined) throw new Error(`${file} holds no <svg>.`);
	return content.replace(/>\s+</g, "><").trim();
}

/**
 * Reads all icons of a folder (SVG, 24 × 24 units).
 * @returns the content of each icon's <svg> element, by file name without extension
 */
export function loadIconDrawings(folder: string): ReadonlyMap<string, string> {
	const files = glob.sync("*.svg", { cwd: folder }).sort();
	return new Map(files.map((file) => [basename(file, ".svg"), readDrawing(join(folder, file))]));
}
