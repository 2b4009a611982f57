import { join, resolve } from "node:path";
import type { Problem } from "../../site/problem.ts";
import { readEntry, writeEntry } from "../cache.ts";
import { digestOf } from "../hash.ts";

export interface Notes {
	readonly warnings: readonly Problem[];
	readonly newWarnings: readonly Problem[];
	readonly beforePublishing: readonly string[];
	/** Features that the company could switch on. */
	readonly switchedOff: readonly string[];
}

/** The titles of the groups. The report prints a title after a number: "3 to check". */
const groups = ["to check", "to read again at the source", "for some day"] as const;
const groupOf = ({ code }: Problem): (typeof groups)[number] => {
	if (code.startsWith("source-")) return "to read again at the source";
	return /^(?:pages-untranslated|logo-color)$/.test(code) ? "for some day" : "to check";
};

/** Groups warnings by title, the most urgent group first. Empty groups are left out. */
export const groupWarnings = (warnings: readonly Problem[]): readonly [string, Problem[]][] =>
	groups
		.map((title): [string, Problem[]] => [title, warnings.filter((one) => groupOf(one) === title)])
		.filter(([, group]) => group.length > 0);

interface Folders {
	readonly out: string;
	readonly cacheFolder: string;
}

/**
 * Finds warnings that the last build into `out` did not have, and stores all warnings for the next
 * build. A first build, such as every build on a host that keeps no cache, returns only warnings
 * "to check".
 */
export function findNewWarnings(warnings: readonly Problem[], { out, cacheFolder }: Folders) {
	const file = join(cacheFolder, "warnings", digestOf(resolve(out)));
	const nameOf = ({ code, file, field, got }: Problem) => JSON.stringify([code, file, field, got]);
	const last = readEntry(file);
	writeEntry(file, Buffer.from(JSON.stringify(warnings.map(nameOf))));
	if (last === undefined) return warnings.filter((one) => groupOf(one) === "to check");
	const known = new Set<string>(JSON.parse(String(Buffer.from(last))));
	return warnings.filter((warning) => !known.has(nameOf(warning)));
}
