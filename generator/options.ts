import { readArguments } from "./commands.ts";
import { DataProblems, type Problem, showValue } from "./problems.ts";

/** The parsed command line and the time of the build. */
export type BuildOptions = Readonly<ReturnType<typeof readOptions>>;

/**
 * Reads the command line and SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 * @param args the arguments after the command
 * @param environment process.env
 * @param now the current time in milliseconds, used without SOURCE_DATE_EPOCH
 * @throws DataProblems for an unknown option, an empty folder or an invalid date
 */
export function readOptions(
	args: readonly string[],
	environment: Readonly<Record<string, string | undefined>>,
	now: number,
) {
	const epoch = environment.SOURCE_DATE_EPOCH;
	if (epoch !== undefined && !/^\d{1,11}$/.test(epoch))
		fail({
			code: "option-date",
			field: "SOURCE_DATE_EPOCH",
			got: showValue(epoch),
			expected: "seconds since 1970",
			fix: "Set it to a whole number, e.g. $(git log -1 --format=%ct), or unset it.",
		});
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
 * @param option the option's name, for the message
 * @throws DataProblems when the path is empty
 */
export function readFolder(option: string, path: string): string {
	if (path === "")
		fail({
			code: "option-folder-missing",
			got: `--${option} without a folder`,
			expected: "a folder's path",
			fix: `Name the folder, or leave --${option} out.`,
		});
	return path.replace(/(?<=.)\/+$/, "");
}

function fail(problem: Omit<Problem, "file">): never {
	throw new DataProblems([{ file: "command line", ...problem }]);
}
