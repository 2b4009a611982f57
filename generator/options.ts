import { resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { DataProblems, type Problem, showValue } from "./problems.ts";

/** What a build is asked to do. */
export interface BuildOptions {
	readonly data: string;
	readonly out: string;
	/** Refuse placeholders. */
	readonly production: boolean;
	/** Print milliseconds per step. */
	readonly profile: boolean;
	/** Also write .br and .gz beside every text file over 1 kB. */
	readonly precompress: boolean;
	/** Let all pages share one sharing image, and only tell of pages over their budget: to have a look, and for `npm run bench`. */
	readonly draft: boolean;
	/** Print how to use the command, and do nothing else. */
	readonly help: boolean;
	/** YYYY-MM-DD. */
	readonly buildDate: string;
}

/** How to use the command. */
export const usage = `npm run build -- [options]

  --data DIR            the data folder (data)
  --out DIR             where the site is written (dist)
  --production          refuse placeholders
  --precompress         also write .br and .gz beside text files
  --profile             print how long each step takes
  --draft               one image for all links that are shared, and pages may be over their budget
  -h, --help            print this

SOURCE_DATE_EPOCH, where it is set, is the build's date.
`;

/**
 * Reads the command line and SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/).
 *
 * @param args what follows `build.ts`
 * @param environment process.env
 * @param now the current time in milliseconds, used when SOURCE_DATE_EPOCH is not set
 * @throws DataProblems for an unknown option or a date that is none
 */
export function readOptions(args: readonly string[], environment: Readonly<Record<string, string | undefined>>, now: number): BuildOptions {
	const fail = (problem: Omit<Problem, "file">): never => {
		throw new DataProblems([{ file: "command line", ...problem }]);
	};
	const epoch = environment.SOURCE_DATE_EPOCH;
	if (epoch !== undefined && !/^\d{1,11}$/.test(epoch)) {
		fail({
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
				production: { type: "boolean", default: false },
				profile: { type: "boolean", default: false },
				precompress: { type: "boolean", default: false },
				help: { type: "boolean", short: "h", default: false },
				draft: { type: "boolean", default: false },
			},
		});
		for (const option of ["data", "out"] as const) {
			const folder = values[option];
			const path = resolve(folder);
			if (folder === "") fail({ got: `--${option} without a folder`, expected: "a folder's path", fix: `Name the folder, or leave --${option} out.` });
			if (path.length > 4000 || path.split(sep).some((name) => Buffer.byteLength(name) > 255))
				fail({ got: showValue(folder), expected: "a path that a disk can hold: at most 255 bytes a name", fix: `Choose a shorter path for --${option}.` });
		}
		// Completed in a shell, a folder ends in a slash.
		return {
			...values,
			data: values.data.replace(/(?<=.)\/+$/, ""),
			buildDate: new Date(epoch === undefined ? now : Number(epoch) * 1000).toISOString().slice(0, 10),
		};
	} catch (error) {
		if (error instanceof DataProblems) throw error;
		return fail({
			got: args.join(" "),
			expected: "the options that --help lists",
			fix: error instanceof Error ? error.message : "Use one of the options above.",
		});
	}
}
