import type { IslandName } from "../islands/registry.ts";
import type { Route } from "../site/routes.ts";

/** A path inside the output folder, with forward slashes: "areas/county/town.html". */
export type OutputPath = string;

/** All files of the site. Texts are written as UTF-8. */
export type Output = Map<OutputPath, string | Uint8Array>;

export interface OutputFile {
	readonly path: OutputPath;
	readonly contents: string | Uint8Array;
	/** What made the file, for error messages: "the page /faq". */
	readonly owner: string;
	/** The path of the original, if the file is a copy of a file in public/. */
	readonly source?: string;
}

export interface Page {
	readonly route: Route;
	readonly html: string;
	/** Parts of `html` that other pages also have: whole elements, but never the first in <body>. */
	readonly shared: readonly string[];
	readonly policy: Policy;
	/** All values of `href` and `src`, except those of <use>. */
	readonly links: ReadonlySet<string>;
	readonly ids: ReadonlySet<string>;
	readonly islands: ReadonlySet<IslandName>;
}

/** The sources by directive ("img-src"), in the order in which `formatPolicy` writes them. */
export type Policy = ReadonlyMap<string, readonly string[]>;
