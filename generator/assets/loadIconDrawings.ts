import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import glob from "fast-glob";

/**
 * Removes an SVG's comments and metadata. Also removes elements and attributes with a prefix, such
 * as inkscape:label, because pages declare no prefixes. "xlink:href" becomes "href".
 */
export const withoutMetadata = (svg: string): string =>
	svg
		.replace(
			/<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>|<(\w+:[\w-]+)[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g,
			"",
		)
		.replaceAll("xlink:href=", "href=")
		.replace(/\s(?:\w+:[\w-]+)=(?:"[^"]*"|'[^']*')/g, "");

/** Reads an SVG file with LF as line ends, so that builds on all systems write the same bytes. */
export const readSvg = (file: string): string =>
	readFileSync(file, "utf8").replaceAll("\r\n", "\n");

/** Reads the content of a file's <svg> element. */
export function readDrawing(file: string): string {
	const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(withoutMetadata(readSvg(file)))?.[1];
	if (content === undefined) throw new Error(`${file} holds no <svg>.`);
	return content.replace(/>\s+</g, "><").trim();
}

export function loadIconDrawings(folder: string): ReadonlyMap<string, string> {
	const files = glob.sync("*.svg", { cwd: folder }).sort();
	return new Map(files.map((file) => [basename(file, ".svg"), readDrawing(join(folder, file))]));
}
