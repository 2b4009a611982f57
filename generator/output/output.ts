import { contentTypes } from "../hosts/contentTypes.ts";
import type { Output, OutputFile, OutputPath, Page } from "../outputFiles.ts";
import { refuse } from "../problems.ts";

/**
 * The files collected so far, by path in lower case: on a Mac, files whose paths differ only in
 * case overwrite each other.
 */
type Owners = Map<string, { readonly path: OutputPath; readonly owner: string }>;

/**
 * Joins the files of all steps into one map.
 * @throws DataProblems when a file of public/ has the path or the URL of another file, or when one
 * path would have to be both a file and a folder
 * @throws Error when two paths are equal or differ only in case, or when hosts don't know the
 * extension of a file in assets/
 */
export function collectOutput(
	pages: readonly Pick<Page, "route" | "html">[],
	...groups: readonly (readonly OutputFile[])[]
): Output {
	const output: Output = new Map();
	const pageFiles = pages.map(({ route, html }): OutputFile => {
		return { path: route.file, contents: html, owner: `the page ${route.path}` };
	});
	const owners: Owners = new Map();
	for (const file of [...pageFiles, ...groups.flat()]) {
		const earlier = owners.get(file.path.toLowerCase());
		const taken =
			file.source &&
			(earlier ?? owners.get(pageFileOf(file.path)) ?? findNested(owners, file.path));
		if (file.source && taken)
			refuse("public-file-taken", file.source, `the address of ${taken.owner}`);
		if (earlier)
			throw new Error(
				`Two files for one path: "${file.path}" comes from ${earlier.owner} ("${earlier.path}") and from ${file.owner}.`,
			);
		const ending = file.path.slice(file.path.lastIndexOf(".") + 1);
		const isAsset = file.path.startsWith("assets/") && !file.source;
		if (isAsset && !Object.hasOwn(contentTypes, ending))
			throw new Error(
				`No host knows how to serve "${file.path}" from ${file.owner}: add "${ending}" to generator/hosts/contentTypes.json.`,
			);
		owners.set(file.path.toLowerCase(), file);
		output.set(file.path, file.contents);
	}
	return output;
}

/**
 * Finds a file that can't exist together with a file at `path`, because a path can't be both a file
 * and a folder: "help" and "help/index.html".
 */
function findNested(owners: Owners, path: OutputPath) {
	const own = path.toLowerCase();
	for (const [other, owner] of owners)
		if (other.startsWith(`${own}/`) || own.startsWith(`${other}/`)) return owner;
	return undefined;
}

/**
 * The page file that hosts may serve at the same URL as `path`: "areas.html" for
 * "areas/index.html".
 */
const pageFileOf = (path: OutputPath): OutputPath =>
	`${path.toLowerCase().replace(/(?:\/index)?\.html?$/, "")}.html`;

export const sizeOf = (contents: string | Uint8Array): number => Buffer.byteLength(contents);
