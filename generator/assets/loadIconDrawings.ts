import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import glob from "fast-glob";

/** Removes drawing programs' metadata, whose namespaces are undeclared in an inlined SVG. */
export const withoutMetadata = (svg: string): string =>
	svg
		.replace(
			/<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>|<(\w+:[\w-]+)[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g,
			"",
		)
		.replaceAll("xlink:href=", "href=")
		.replace(/\s(?:\w+:[\w-]+)=(?:"[^"]*"|'[^']*')/g, "");

/** Reads the content of a file's <svg> element. */
export function readDrawing(file: string): string {
	const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(
		withoutMetadata(readFileSync(file, "utf8")),
	)?.[1];
	if (content === undefined) throw new Error(`${file} holds no <svg>.`);
	return content.replace(/>\s+</g, "><").trim();
}

/** Reads the icons (24 × 24) of a folder, by file name without extension. */
export function loadIconDrawings(folder: string): ReadonlyMap<string, string> {
	const files = glob.sync("*.svg", { cwd: folder }).sort();
	return new Map(files.map((file) => [basename(file, ".svg"), readDrawing(join(folder, file))]));
}
