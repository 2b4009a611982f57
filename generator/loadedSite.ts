import type { PageRoute } from "../pages/kinds.ts";
import type { Locate, Place, Problem } from "../site/problem.ts";
import type { Site } from "../site/site.ts";

export interface LoadedSite {
	readonly site: Site;
	/** Every page in every language, the main language first. */
	readonly routes: readonly PageRoute[];
	/** Probable mistakes in the data. They don't stop a build, because only the owner can be sure. */
	readonly warnings: readonly Problem[];
	readonly locate: Locate;
	/** Finds the texts, in every language, that link to a target: "/faq#springs", "#springs". */
	readonly findLinks: (target: string) => readonly Place[];
}
