import type { Path } from "./inside.ts";
import type { Saying } from "./messages.ts";
import type { Route } from "./routes.ts";

/**
 * Adds a problem to the errors or the warnings, in the words of its row in messages.json.
 * @param code the problem's permanent name: "town-unknown"
 * @param name the data file's name ("areas/county/town"), or another path in the data folder
 * @param path the field in the file
 */
export type Tell = (code: string, name: string, path: Path, got: unknown, values?: Saying) => void;

export type Names = readonly string[] | string | undefined;

/** What the generator passes to a page kind's `check` (pages/kind.ts). */
export interface Checking {
	/** Adds an error. Errors stop the build after all checks have run. */
	readonly report: Tell;
	readonly warn: Tell;
	/** The pages of the main language. */
	readonly routes: readonly Route[];
	/** Old paths in redirects.yaml, each with the number of places that still name the old path. */
	readonly removed: ReadonlyMap<string, number>;
	/**
	 * Reports slugs without a file: "spring-repair" in the folder "services" if there is no
	 * services/spring-repair.yaml. Accepts a removed page's slug if redirects.yaml has its path.
	 * @param name the file that contains the slugs
	 * @param path the field that contains the slugs
	 */
	readonly refer: (folder: string, name: string, path: Path, slugs: Names) => void;
	/** Does the same as `refer` for ids of towns: "county/town". */
	readonly referTowns: (name: string, path: Path, ids: Names) => void;
	/** The id of a town, as an example for messages: "county/town". */
	readonly anyTown: string;
}
