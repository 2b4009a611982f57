import { routes } from "./data.ts";
import { kinds } from "./kinds.ts";

/**
 * Whether the long tests take every page and all of their random trials: `.ci/run` sets FULL=1. Otherwise they take one page of each
 * kind (kinds.ts) and fewer trials, so that `npm test` answers while you wait.
 */
export const full = process.env.FULL === "1";

/** The paths of all pages of the build. */
export const everyPage = (): readonly string[] => routes.map(({ path }) => path);

/** The pages that long tests visit. */
export const visitedPages = (): readonly string[] => (full ? everyPage() : kinds);
