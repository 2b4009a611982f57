import { formatField, type Problem, showValue } from "../problems.ts";
import type { Site } from "../site/site.ts";
import type { DataFile } from "./dataFile.ts";

/** @param name the file's, as in DataFile; @param path the field's */
type Tell = (name: string, path: readonly PropertyKey[], got: unknown, expected: string, fix: string) => void;

/** What is found while the files are put together. */
export interface Findings {
	/** What cannot be right, and stops the build. */
	readonly problems: readonly Problem[];
	/** What only the owner can know, and is asked to look at. */
	readonly warnings: readonly Problem[];
	/** Where a field stands, as messages say it. */
	readonly locate: Site["locate"];
	readonly report: Tell;
	readonly warn: Tell;
}

export function createFindings(files: ReadonlyMap<string, DataFile>, folder: string): Findings {
	const problems: Problem[] = [];
	const warnings: Problem[] = [];
	const locate: Site["locate"] = (name, path) => {
		const file = files.get(name);
		return { file: file?.file ?? `${folder}/${name}`, ...file?.locate(path) };
	};
	const tellTo =
		(list: Problem[]): Tell =>
		(name, path, got, expected, fix) => {
			const field = path.length > 0 ? formatField(path) : undefined;
			list.push(Object.freeze({ ...locate(name, path), field, got: showValue(got), expected, fix }));
		};
	return { problems, warnings, locate, report: tellTo(problems), warn: tellTo(warnings) };
}
