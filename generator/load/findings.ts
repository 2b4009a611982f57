import type { Redirect } from "../../schema/schema.ts";
import { formatField, type Problem, showValue } from "../problems.ts";
import type { Site } from "../site/site.ts";
import type { Tell } from "./checking.ts";
import type { DataFile } from "./dataFile.ts";

export type Findings = ReturnType<typeof createFindings>;

export function createFindings(files: ReadonlyMap<string, DataFile>, folder: string) {
	/** Mistakes that stop the build. */
	const problems: Problem[] = [];
	/** Things that only the owner can judge. */
	const warnings: Problem[] = [];
	const locate: Site["locate"] = (name, path) => {
		const file = files.get(name);
		return { file: file?.file ?? `${folder}/${name}`, ...file?.locate(path) };
	};
	const tellTo =
		(list: Problem[]): Tell =>
		(code, name, path, got, expected, fix) => {
			const field = path.length > 0 ? formatField(path) : undefined;
			list.push(
				Object.freeze({ code, ...locate(name, path), field, got: showValue(got), expected, fix }),
			);
		};
	const redirects = (files.get("redirects")?.value ?? []) as readonly Redirect[];
	/** How often data still names each page that was taken away, by the page's old path. */
	const removed = new Map(redirects.map(({ from }) => [from, 0]));
	/**
	 * Counts in `removed` that data names a page, if the page was taken away. Call it once for each
	 * place that names the page.
	 * @returns whether redirects.yaml redirects the page's path
	 */
	const countIfRemoved = (path: string): boolean => {
		const times = removed.get(path);
		if (times !== undefined) removed.set(path, times + 1);
		return times !== undefined;
	};
	const report = tellTo(problems);
	return { problems, warnings, locate, report, warn: tellTo(warnings), removed, countIfRemoved };
}
