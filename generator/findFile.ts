import { readdirSync } from "node:fs";
import { join } from "node:path";

/** macOS stores é as two characters, keyboards type it as one. */
const composed = (name: string): string => name.normalize("NFC");

/** The name without its ending, in small letters: "IMG_1.JPG" and "img_1.jpeg" are alike. */
const stemOf = (name: string): string =>
	composed(name)
		.toLowerCase()
		.replace(/\.[^.]*$/, "");

/**
 * Looks for a file by name, as strictly as Linux does, also on systems that ignore case.
 * @param path of the file inside the folder, with "/"
 * @returns its path on disk; or the path of a file that is called nearly the same
 */
export function findFile(
	folder: string,
	path: string,
): { readonly found: string } | { readonly similar: string | undefined } {
	const [, parent = "", name = ""] = /^(.*\/)?(.*)$/.exec(path) ?? [];
	const names = namesIn(join(folder, parent));
	const found = names.find((known) => composed(known) === composed(name));
	if (found !== undefined) return { found: join(folder, parent, found) };
	const alike = names.filter((known) => stemOf(known) === stemOf(name)).sort();
	const similar =
		alike.find((known) => composed(known).toLowerCase() === composed(name).toLowerCase()) ??
		alike[0];
	return { similar: similar === undefined ? undefined : parent + similar };
}

function namesIn(folder: string): readonly string[] {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
