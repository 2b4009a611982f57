import type { Advice } from "../problems.ts";
import type { Path } from "../walk.ts";

/**
 * Notes a mistake, or something that only the owner can judge.
 * @param code the problem's permanent name: "town-unknown"
 * @param name the data file without its ending: "areas/pasco/trinity"
 * @param path the field in the file
 */
export type Tell = (code: string, name: string, path: Path, got: unknown, advice: Advice) => void;

/** What the checks of a kind report with. */
export interface Checking {
	/** Stops the build. */
	readonly report: Tell;
	readonly warn: Tell;
	/** How often data names each page that was taken away, by the page's old path. */
	readonly removed: ReadonlyMap<string, number>;
	/**
	 * Reports names that are no file of a folder, such as "services". A page that was taken away and
	 * redirected may still be named.
	 * @param path the field that holds the names: a list, or one name
	 */
	readonly refer: (
		folder: string,
		name: string,
		path: Path,
		slugs: readonly string[] | string | undefined,
	) => void;
	/** Reports towns' ids ("county/town") that no town has. */
	readonly referTowns: (
		name: string,
		path: Path,
		ids: readonly string[] | string | undefined,
	) => void;
	/** The fix for a list without a town that exists. */
	readonly townFix: string;
}
