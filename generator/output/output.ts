import type { IslandName } from "../../islands/registry.ts";
import { contentTypes } from "../hosts/contentTypes.ts";
import type { Policy } from "../hosts/securityPolicy.ts";
import type { Route } from "../site/routes.ts";

/**
 * A file's path inside dist/, with forward slashes and no leading one: "areas/county/town.html".
 */
export type OutputPath = string;

/** The files of a build by path; text is written as UTF-8. */
export type Output = Map<OutputPath, string | Uint8Array>;

/**
 * A file that a step hands over, and the step's name for the message when two steps claim one path.
 */
export interface OutputFile {
	readonly path: OutputPath;
	readonly contents: string | Uint8Array;
	readonly owner: string;
}

export interface Page {
	readonly route: Route;
	readonly html: string;
	/** What it may load and do; its <meta> element says the same. */
	readonly policy: Policy;
	/** Where its links lead, as they are written. */
	readonly links: ReadonlySet<string>;
	/** What links can lead to in it. */
	readonly ids: ReadonlySet<string>;
	/** What comes alive in it. */
	readonly islands: ReadonlySet<IslandName>;
}

/**
 * Gathers the files of all steps into the one map that is checked and written.
 * @throws Error naming both owners when a path is claimed twice, also when two paths differ in case
 * only: a case-insensitive disk would write one over the other. Throws too when a path is a file
 * and a folder at once, or leads out of the output folder, and when hosts would not know what an
 * asset is.
 */
export function collectOutput(
	pages: readonly Pick<Page, "route" | "html">[],
	...groups: readonly (readonly OutputFile[])[]
): Output {
	const output: Output = new Map();
	const pageFiles = pages.map(({ route, html }) => ({
		path: route.file,
		contents: html,
		owner: `the page ${route.path}`,
	}));
	const owners = new Map<string, { readonly path: OutputPath; readonly owner: string }>();
	for (const file of [...pageFiles, ...groups.flat()]) {
		const earlier = owners.get(file.path.toLowerCase());
		if (earlier)
			throw new Error(
				`Two files for one path: "${file.path}" comes from ${earlier.owner} ("${earlier.path}") and from ${file.owner}.`,
			);
		owners.set(file.path.toLowerCase(), file);
		output.set(file.path, file.contents);
	}
	for (const [path, { owner }] of owners) {
		const names = path.split("/");
		if (names.some((name) => name === "" || name === "." || name === ".."))
			throw new Error(`The path "${path}" from ${owner} is none inside the output folder.`);
		const ending = path.slice(path.lastIndexOf(".") + 1);
		if (names[0] === "assets" && !Object.hasOwn(contentTypes, ending))
			throw new Error(
				`No host knows how to serve "${path}" from ${owner}: add "${ending}" to generator/hosts/contentTypes.ts.`,
			);
		for (let depth = 1; depth < names.length; depth++) {
			const parent = owners.get(names.slice(0, depth).join("/"));
			if (parent)
				throw new Error(
					`"${parent.path}" is a file from ${parent.owner} and the folder of "${path}" from ${owner}.`,
				);
		}
	}
	return output;
}

/** The number of bytes of a file's contents. */
export const sizeOf = (contents: string | Uint8Array): number => Buffer.byteLength(contents);
