import { readFileSync } from "node:fs";
import glob from "fast-glob";
import type { Checking } from "../../site/checking.ts";
import { lfsPointer } from "../damage.ts";
import { isLeftBehind } from "./leftBehind.ts";

/**
 * Lists the files of public/, which the build copies as they are. Reports symbolic links.
 * @returns their paths inside public/: ".well-known/security.txt"
 */
export function listPublicFiles(
	folder: string,
	{ report }: Pick<Checking, "report">,
): readonly string[] {
	const isLeft = (path: string) => isLeftBehind(path.replace(/^\.well-known\//, ""));
	const options = { dot: true, onlyFiles: false, followSymbolicLinks: false } as const;
	const files = glob
		.sync("**/*", { cwd: `${folder}/public`, objectMode: true, ...options })
		.filter(({ dirent, path }) => !dirent.isDirectory() && !isLeft(path));
	for (const { dirent, path } of files)
		if (!dirent.isFile()) report("public-file-kind", `public/${path}`, [], "a symbolic link");
	return Object.freeze(files.flatMap(({ dirent, path }) => (dirent.isFile() ? path : [])).sort());
}

/** In bytes. Every pointer of Git LFS is smaller. */
const maxPointer = 1024;

/**
 * Reports files of the data folder that never arrived: pointers of Git LFS, and empty files.
 * `readText` (dataFile.ts) reports YAML and Markdown files.
 */
export function checkArrived(folder: string, { report }: Pick<Checking, "report">): void {
	const options = { cwd: folder, stats: true as const, dot: true, ignore: ["**/*.{yaml,md}"] };
	for (const { path, name, stats } of glob.sync("**/*", options).sort(byPath)) {
		const { size = 0 } = stats ?? {};
		// Hidden files such as .nojekyll may be empty.
		if (size > maxPointer || (size === 0 && name.startsWith(".")) || isLeftBehind(path)) continue;
		const isPointer = lfsPointer.test(readFileSync(`${folder}/${path}`, "latin1"));
		if (size === 0 || isPointer)
			report("file-not-fetched", path, [], isPointer ? "a pointer of Git LFS" : "an empty file");
	}
}

const byPath = (one: { readonly path: string }, other: { readonly path: string }): number =>
	one.path < other.path ? -1 : 1;
