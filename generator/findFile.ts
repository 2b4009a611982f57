import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Joins letters and accents, because macOS may write é in a file's name as e and an accent. */
const composed = (name: string): string => name.normalize("NFC");

const stemOf = (name: string): string => composed(name.replace(/\.[^.]*$/, "").toLowerCase());

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
	const own = names.find((known) => composed(known) === composed(name));
	const found = own && join(folder, parent, own);
	// A link may lead nowhere, and a folder is no file.
	if (found && statSync(found, { throwIfNoEntry: false })?.isFile()) return { found };
	const alike = names.filter((known) => known !== own && stemOf(known) === stemOf(name)).sort();
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
