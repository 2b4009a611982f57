import type { Changes } from "./sampleData.ts";
import { readFiles } from "./sampleFiles.ts";

/** Files that give the sample company symptoms, how-tos and commercial doors. */
export const helpFiles = readFiles("help");

export function helpReplaced(file: string, find: string | RegExp, replacement: string): Changes {
	const before = helpFiles[file] ?? "";
	if (before.split(find).length !== 2) throw new Error(`"${find}" has to stand once in ${file}.`);
	return { ...helpFiles, [file]: before.replace(find, () => replacement) };
}
