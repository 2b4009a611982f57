import type { Path } from "../inside.ts";
import type { Advice } from "../problems.ts";
import type { Route } from "../site/routes.ts";

/**
 * Adds a problem to the errors or the warnings. `got` and `advice` become `got`, `expected` and
 * `fix` of `Problem`.
 * @param code the problem's permanent name: "town-unknown"
 * @param name the data file's name ("areas/county/town"), or another path in the data folder
 * @param path the field in the file
 */
export type Tell = (code: string, name: string, path: Path, got: unknown, advice: Advice) => void;

export type Names = readonly string[] | string | undefined;

/** What the generator passes to a page kind's `check` (pages/kind.ts). */
export interface Checking {
	/** Adds a mistake. Mistakes stop the build after all checks. */
	readonly report: Tell;
	readonly warn: Tell;
	/** The pages of the main language. */
	readonly routes: readonly Route[];
	/** Old paths in redirects.yaml, each with the number of places that still name the old path. */
	readonly removed: ReadonlyMap<string, number>;
	/**
	 * Reports names of files that a folder ("services") lacks. Names of removed pages that redirect
	 * are not reported.
	 * @param name the file that contains the names
	 * @param path the field that contains the names
	 */
	readonly refer: (folder: string, name: string, path: Path, slugs: Names) => void;
	/** Does the same as `refer` for ids of towns: "county/town". */
	readonly referTowns: (name: string, path: Path, ids: Names) => void;
	/** The `fix` for problems with a town's id: says how to write one. */
	readonly townFix: string;
}
