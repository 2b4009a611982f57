import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import glob from "fast-glob";

/** @returns what stands inside an SVG file's <svg> */
export function readDrawing(file: string): string {
	const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, "utf8"))?.[1];
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
