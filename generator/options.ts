import { parseArgs } from "node:util";
import { DataProblems, type Problem, showValue } from "./problems.ts";

/** The parsed command line (see `usage`) and the time of the build. */
export type BuildOptions = Readonly<ReturnType<typeof readOptions>>;

export const usage = `npm run build -- [options]

  --data DIR            the data folder (data)
  --out DIR             where the site is written (dist)
  --production          refuse placeholders
  --todo                list all that is still to do, not only what is new
  --precompress         also write .br and .gz beside text files
  --profile             print how long each step takes
  --draft               one image for all links that are shared, the whole display face, and pages may be over their budget
  -h, --help            print this

SOURCE_DATE_EPOCH, where it is set, is the build's time.
`;

/**
 * Reads the command line and SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 * @param args the arguments after `build.ts`
 * @param environment process.env
 * @param now the current time in milliseconds, used without SOURCE_DATE_EPOCH
 * @throws DataProblems for an unknown option, an empty folder or an invalid date
 */
export function readOptions(
	args: readonly string[],
	environment: Readonly<Record<string, string | undefined>>,
	now: number,
) {
	const fail = (problem: Omit<Problem, "file">): never => {
		throw new DataProblems([{ file: "command line", ...problem }]);
	};
	const epoch = environment.SOURCE_DATE_EPOCH;
	if (epoch !== undefined && !/^\d{1,11}$/.test(epoch)) {
		fail({
			code: "option-date",
			field: "SOURCE_DATE_EPOCH",
			got: showValue(epoch),
			expected: "seconds since 1970",
			fix: "Set it to a whole number, e.g. $(git log -1 --format=%ct), or unset it.",
		});
	}
	try {
		const { values } = parseArgs({
			args: [...args],
			options: {
				data: { type: "string", default: "data" },
				out: { type: "string", default: "dist" },
				todo: { type: "boolean", default: false },
				production: { type: "boolean", default: false },
				profile: { type: "boolean", default: false },
				precompress: { type: "boolean", default: false },
				help: { type: "boolean", short: "h", default: false },
				draft: { type: "boolean", default: false },
			},
		});
		for (const option of ["data", "out"] as const) {
			const folder = values[option];
			if (folder === "")
				fail({
					code: "option-folder-missing",
					got: `--${option} without a folder`,
					expected: "a folder's path",
					fix: `Name the folder, or leave --${option} out.`,
				});
		}
		return {
			...values,
			data: plainFolder(values.data),
			time: new Date(epoch === undefined ? now : Number(epoch) * 1000),
		};
	} catch (error) {
		if (error instanceof DataProblems) throw error;
		return fail({
			code: "option-unknown",
			got: args.join(" "),
			expected: "the options that --help lists",
			fix: error instanceof Error ? error.message : "Use one of the options above.",
		});
	}
}

/** Removes trailing slashes, which shells add when they complete a folder's name. */
export const plainFolder = (path: string): string => path.replace(/(?<=.)\/+$/, "");
