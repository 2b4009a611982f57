import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Joins letters and accents, because macOS may write é in a file's name as e and an accent. */
const composed = (name: string): string => name.normalize("NFC");

const stemOf = (name: string): string =>
	composed(name)
		.toLowerCase()
		.replace(/\.[^.]*$/, "");

/**
 * Finds a file by name. Case matters on every system, because the site may be built on Linux later.
 * @param path path inside `folder`, with forward slashes
 * @returns `found`, the path on disk. If the file is missing, `similar`: the path inside `folder`
 * of a file whose name differs only in case or extension, or undefined.
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
