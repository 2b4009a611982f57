import { join, resolve } from "node:path";
import { readEntry, writeEntry } from "../cache.ts";
import { digestOf } from "../hash.ts";
import type { Problem } from "../problems.ts";

/** What a build tells its owner when it went well. */
export interface Notes {
	/** What looks like a slip in the data, and only the owner can know. */
	readonly warnings: readonly Problem[];
	/** Those of the warnings that the last build did not have. */
	readonly newWarnings: readonly Problem[];
	/** A line for each placeholder and reminder. */
	readonly beforePublishing: readonly string[];
}

/** What a warning asks for; the title is read after a number: "3 to check". */
const groupOf = ({ code }: Problem) => {
	if (code.startsWith("source-")) return "to read again at the source";
	return code === "pages-untranslated" ? "for some day" : "to check";
};
const groups = ["to check", "to read again at the source", "for some day"] as const;

/** The warnings of each group that has any, the most urgent group first. */
export const groupWarnings = (warnings: readonly Problem[]): readonly [string, Problem[]][] =>
	groups
		.map((title): [string, Problem[]] => [
			title,
			warnings.filter((warning) => groupOf(warning) === title),
		])
		.filter(([, group]) => group.length > 0);

/**
 * The warnings that the last build into the same folder did not have; remembers these for the next.
 * The first build has none: everything would be new.
 * @param out the output folder
 */
export function findNewWarnings(
	warnings: readonly Problem[],
	{ out, cacheFolder }: { readonly out: string; readonly cacheFolder: string },
): readonly Problem[] {
	const file = join(cacheFolder, "warnings", digestOf(resolve(out)));
	const nameOf = ({ code, file, field, got }: Problem) => JSON.stringify([code, file, field, got]);
	const last = readEntry(file);
	writeEntry(file, Buffer.from(JSON.stringify(warnings.map(nameOf))));
	if (last === undefined) return [];
	const known = new Set<string>(JSON.parse(String(Buffer.from(last))));
	return warnings.filter((warning) => !known.has(nameOf(warning)));
}
