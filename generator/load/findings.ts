import { formatField, type Problem, showValue } from "../problems.ts";
import type { Site } from "../site/site.ts";
import type { DataFile } from "./dataFile.ts";

export type Findings = ReturnType<typeof createFindings>;

/** What is found while the files are put together. */
export function createFindings(files: ReadonlyMap<string, DataFile>, folder: string) {
	/** What cannot be right, and stops the build. */
	const problems: Problem[] = [];
	/** What only the owner can know, and is asked to look at. */
	const warnings: Problem[] = [];
	/** Where a field stands, as messages say it. */
	const locate: Site["locate"] = (name, path) => {
		const file = files.get(name);
		return { file: file?.file ?? `${folder}/${name}`, ...file?.locate(path) };
	};
	const tellTo =
		(list: Problem[]) =>
		/** @param name the file's, as in DataFile; @param path the field's */
		(
			code: string,
			name: string,
			path: readonly PropertyKey[],
			got: unknown,
			expected: string,
			fix: string,
		) => {
			const field = path.length > 0 ? formatField(path) : undefined;
			list.push(
				Object.freeze({ code, ...locate(name, path), field, got: showValue(got), expected, fix }),
			);
		};
	return { problems, warnings, locate, report: tellTo(problems), warn: tellTo(warnings) };
}
