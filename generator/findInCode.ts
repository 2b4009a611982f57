import { readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import type { Place } from "../site/problem.ts";
import { root } from "./root.ts";

/**
 * Finds the lines of components that match a pattern, for messages about their markup. The package
 * has no sources, so nothing is found there.
 */
export const findInCode = (pattern: RegExp): readonly Place[] =>
	glob
		.sync("{pages,components,islands}/**/*.tsx", { cwd: root })
		.sort()
		.flatMap((file) =>
			readFileSync(join(root, file), "utf8")
				.split("\n")
				.flatMap((text, index) => {
					const at = text.search(pattern);
					return at < 0 ? [] : [{ file, line: index + 1, column: at + 1 }];
				}),
		);
