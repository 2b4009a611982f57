import glob from "fast-glob";
import { builtSite } from "./builtSite.ts";
import { kinds } from "./kinds.ts";

/**
 * Whether the long tests take every page and all of their random trials: `.ci/run` sets FULL=1. Otherwise they take one page of each
 * kind (kinds.ts) and fewer trials, so that `npm test` answers while you wait.
 */
export const full = process.env.FULL === "1";

/** The paths of all pages of the build. */
export const everyPage = (): readonly string[] =>
	glob.sync("**/*.html", { cwd: builtSite }).map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`));

/** The pages that long tests visit. */
export const visitedPages = (): readonly string[] => (full ? everyPage() : kinds);
