import type { PageRoute } from "../../pages/kinds.ts";
import type { Locate, Problem } from "../problems.ts";
import type { Site } from "./site.ts";

export interface LoadedSite {
	readonly site: Site;
	/** Every page in every language, the main language first. */
	readonly routes: readonly PageRoute[];
	/** Likely mistakes, which only the owner can judge. */
	readonly warnings: readonly Problem[];
	/** Fields still to be written in the main language. `file` is a path inside the data folder. */
	readonly unwritten: readonly { readonly file: string; readonly fields: readonly string[] }[];
	readonly locate: Locate;
}
