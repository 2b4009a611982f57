import type { Checking, Tell } from "../../site/checking.ts";
import type { Files } from "../../site/dataFile.ts";
import type { Locate, Problem } from "../../site/problem.ts";
import type { Redirect } from "../../site/schema/schema.ts";
import { formatField, problemOf, showValue } from "../problems.ts";

/** Creates the lists and functions that all checks of one language's files share. */
export function createChecking(files: Files, folder: string, language?: string): Checking {
	const inside = language === undefined ? folder : `${folder}/${language}`;
	const problems: Problem[] = [];
	const warnings: Problem[] = [];
	const locate: Locate = (name, path) => {
		const file = files.get(name);
		return {
			file: file?.file ?? `${inside}/${name}`,
			field: path.length > 0 ? formatField(path) : undefined,
			// Most warnings are never printed, so find the line only if somebody reads it.
			get line() {
				return file?.locate(path).line;
			},
			get column() {
				return file?.locate(path).column;
			},
		};
	};
	const addTo =
		(list: Problem[]): Tell =>
		(code, name, path, got, values) =>
			void list.push(problemOf(code, locate(name, path), showValue(got), values));
	const redirects = (files.get("redirects")?.value ?? []) as readonly Redirect[];
	const removed = new Map(redirects.map(({ from }) => [from, 0]));
	return {
		files,
		folder,
		rawValue: <T>(name: string) => files.get(name)?.value as T,
		problems,
		warnings,
		locate,
		report: addTo(problems),
		warn: addTo(warnings),
		removed,
		countIfRemoved(path) {
			const times = removed.get(path);
			if (times !== undefined) removed.set(path, times + 1);
			return times !== undefined;
		},
	};
}
