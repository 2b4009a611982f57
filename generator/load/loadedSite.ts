import type { PageRoute } from "../../pages/kinds.ts";
import type { Locate, Problem } from "../../site/problem.ts";
import type { Site } from "../../site/site.ts";
import type { Unwritten } from "../check/checkPlaceholders.ts";

export interface LoadedSite {
	readonly site: Site;
	/** Every page in every language, the main language first. */
	readonly routes: readonly PageRoute[];
	/** Values that are probably mistakes. Only the owner can tell, so they don't stop a build. */
	readonly warnings: readonly Problem[];
	readonly unwritten: readonly Unwritten[];
	readonly locate: Locate;
}
