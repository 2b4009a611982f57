import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import glob from "fast-glob";

/**
 * Reads the icons' drawings.
 *
 * @param folder holds one SVG of 24 x 24 an icon
 * @returns what stands inside each file's <svg>, by the file's name
 */
export function loadIconDrawings(folder: string): ReadonlyMap<string, string> {
	const files = glob.sync("*.svg", { cwd: folder }).sort();
	return new Map(
		files.map((file) => {
			const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(join(folder, file), "utf8"))?.[1];
			if (inside === undefined) throw new Error(`${join(folder, file)} holds no <svg>.`);
			return [basename(file, ".svg"), inside.replace(/>\s+</g, "><").trim()];
		}),
	);
}
