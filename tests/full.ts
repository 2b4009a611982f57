import { routes } from "./data.ts";
import { kinds, kindsOfLast } from "./kinds.ts";

/**
 * Whether the long tests take every page and all of their random trials: FULL=1, by hand. Otherwise they take one page of each kind
 * (kinds.ts) and fewer trials, so that `npm test` answers while you wait.
 */
export const full = process.env.FULL === "1";

/** The paths of all pages of the build. */
export const everyPage = (): readonly string[] => routes.map(({ path }) => path);

/**
 * The pages that long tests visit: those of the main language with scripts, those of the last one without. What no script decides is asked
 * in other words then.
 */
export const visitedPages = (scripts: boolean): readonly string[] => (full ? everyPage() : scripts ? kinds : kindsOfLast);
