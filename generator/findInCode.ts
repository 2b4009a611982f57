import { readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { memoize } from "../site/memoize.ts";
import type { Place } from "../site/problem.ts";
import { root } from "./root.ts";

/** Reads the lines of all components. They never get stale: saved code loads this module again. */
const readCode = memoize((folder) =>
	glob
		.sync("{pages,components,islands}/**/*.tsx", { cwd: folder })
		.sort()
		.flatMap((file) => {
			const lines = readFileSync(join(folder, file), "utf8").split("\n");
			return lines.map((text, index) => ({ file, line: index + 1, text }));
		}),
);

/**
 * Finds the lines of components that match a pattern, for messages about their markup. Finds
 * nothing in the npm package, which has no sources.
 */
export const findInCode = (pattern: RegExp): readonly Place[] =>
	readCode(root).flatMap(({ file, line, text }) => {
		const at = text.search(pattern);
		return at < 0 ? [] : { file, line, column: at + 1 };
	});
