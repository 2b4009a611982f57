import type { Advice } from "../problems.ts";
import type { Route } from "../site/routes.ts";
import type { Path } from "../walk.ts";

/**
 * Adds a problem to the errors or the warnings. `got`, `expected` and `fix` are those of `Problem`.
 * @param code the problem's permanent name: "town-unknown"
 * @param name the data file without its ending: "areas/pasco/trinity"
 * @param path the field in the file
 */
export type Tell = (code: string, name: string, path: Path, got: unknown, advice: Advice) => void;

/** What the generator passes to a page kind's `check` (pages/kind.ts). */
export interface Checking {
	/** Adds a mistake. Mistakes stop the build after all checks. */
	readonly report: Tell;
	readonly warn: Tell;
	/** The pages of the main language. */
	readonly routes: readonly Route[];
	/** Counts the places that still name a removed page, by the old path of the page's redirect. */
	readonly removed: ReadonlyMap<string, number>;
	/**
	 * Reports names of a folder's files ("services") that don't exist. Names of removed pages that
	 * redirect are not reported.
	 * @param name the file that contains the names
	 * @param path the field that contains the names
	 * @param slugs a list, one name, or undefined if the field is missing
	 */
	readonly refer: (
		folder: string,
		name: string,
		path: Path,
		slugs: readonly string[] | string | undefined,
	) => void;
	/** Does the same as `refer` for ids of towns: "county/town". */
	readonly referTowns: (
		name: string,
		path: Path,
		ids: readonly string[] | string | undefined,
	) => void;
	/** The `fix` for problems with a town's id: says how to write one. */
	readonly townFix: string;
}
