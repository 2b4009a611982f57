import glob from "fast-glob";
import type { Findings } from "../check/findings.ts";
import { isLeftBehind } from "./leftBehind.ts";

/**
 * Lists the files of public/, which the build copies as they are. Reports symbolic links.
 * @returns their paths inside public/: ".well-known/security.txt"
 */
export function listPublicFiles(
	folder: string,
	{ report }: Pick<Findings, "report">,
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
