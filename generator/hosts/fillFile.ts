import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeRegExp } from "../escape.ts";
import { root } from "../root.ts";
import { embeddableEndings, hostFileNames } from "./contentTypes.ts";
import type { HostPlan } from "./hostPlan.ts";
import { immutable, revalidate } from "./planHeaders.ts";

/** Reads a file of generator/hosts/files/, which the npm package also contains. */
export const readHostFile = (name: string): string =>
	readFileSync(join(root, "generator/hosts/files", name), "utf8");

/**
 * Fills in the placeholders of a server's settings file, such as `<hostname>`. A list replaces
 * a line that is only a placeholder, and an empty list removes that line.
 * @throws Error when the file names a placeholder that has no value
 */
export function fillFile(
	name: string,
	{ basePath, hostname }: HostPlan,
	own: Readonly<Record<string, string | readonly string[]>>,
): string {
	const values: typeof own = {
		base_path: basePath,
		base: escapeRegExp(basePath),
		folder: `the folder ${basePath === "" ? "that root names" : `${basePath} in the one that root names`}`,
		hostname,
		immutable,
		revalidate,
		hidden: hiddenFiles,
		embeddable_endings: embeddableEndings,
		...own,
	};
	return readHostFile(name).replace(
		/^([\t ]*)<(\w+)>\n|<(\w+)>/gm,
		(_, indent: string, block: string | undefined, inline: string) => {
			const value = values[block ?? inline];
			if (value === undefined) throw new Error(`${name} has no value for <${block ?? inline}>.`);
			if (block === undefined) return String(value);
			return [value].flat().reduce((text, line) => `${text}${indent}${line}\n`, "");
		},
	);
}

/** A regular expression for the hosts' settings files, which visitors should not get. */
export const hiddenFiles = hostFileNames.map(escapeRegExp).join("|");
