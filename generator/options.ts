import { readArguments } from "./commands.ts";
import { refuse, showValue } from "./problems.ts";

const file = "command line";

export type BuildOptions = Readonly<ReturnType<typeof readOptions>>;

/**
 * Reads the options of `build`, and the build's time from SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 * @param now the current time in milliseconds, used if SOURCE_DATE_EPOCH is not set
 * @throws DataProblems for an unknown option, an empty path or an invalid date
 */
export function readOptions(
	args: readonly string[],
	environment: Readonly<Record<string, string | undefined>>,
	now: number,
) {
	const epoch = environment.SOURCE_DATE_EPOCH;
	if (epoch !== undefined && !/^\d{1,11}$/.test(epoch))
		refuse("option-date", { file, field: "SOURCE_DATE_EPOCH" }, showValue(epoch));
	const { values } = readArguments("build", args);
	return {
		...values,
		data: readFolder("data", values.data),
		out: readFolder("out", values.out),
		time: new Date(epoch === undefined ? now : Number(epoch) * 1000),
	};
}

/**
 * Removes the trailing slashes that shells add to a folder's path.
 * @throws DataProblems when the path is empty
 */
export function readFolder(option: string, path: string): string {
	if (path === "")
		refuse("option-folder-missing", file, `--${option} without a folder`, { option });
	return path.replace(/(?<=.)\/+$/, "");
}
