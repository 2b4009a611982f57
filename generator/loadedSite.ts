import type { PageRoute } from "../pages/kinds.ts";
import type { Locate, Problem } from "../site/problem.ts";
import type { Site } from "../site/site.ts";

/**
 * Fields of the main language that still start with "[To write]". `file` is a path inside the data
 * folder.
 */
export interface Unwritten {
	readonly file: string;
	readonly fields: readonly string[];
}

export interface LoadedSite {
	readonly site: Site;
	/** Every page in every language, the main language first. */
	readonly routes: readonly PageRoute[];
	/** Values that are probably mistakes. Only the owner can tell, so they don't stop a build. */
	readonly warnings: readonly Problem[];
	readonly unwritten: readonly Unwritten[];
	readonly locate: Locate;
}
