import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commandLine, readArguments } from "../commands.ts";
import { nameOf } from "../load/dataFile.ts";
import { isWrittenByEditor, keepComments } from "./keepComments.ts";
import { noteTranslated } from "./translated.ts";

/**
 * Restores the comments that the page at /admin removed, and records that the translations saved
 * there are up to date.
 * @param folder a data folder in a git repository
 * @param since the commit before the page saved: "HEAD~"
 * @returns the paths of the changed files, inside the folder
 * @throws Error when git doesn't know the commit, or the folder is in no repository
 */
export function tidyFolder(folder: string, since: string): readonly string[] {
	const git = (...args: string[]) =>
		execFileSync("git", ["-c", "core.quotePath=off", ...args], {
			cwd: folder,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "pipe"],
			// Ask for English messages, because one of them is recognized below.
			env: { ...process.env, LC_ALL: "C" },
			maxBuffer: 100_000_000,
		});
	try {
		git("rev-parse", "--verify", "--quiet", `${since}^{commit}`);
	} catch (error) {
		const { status, stderr } = error as { status?: unknown; stderr?: unknown };
		if (/not a git repository/i.test(String(stderr)))
			throw new Error(
				`There is no git repository in ${folder} or above it. Name the text before the save instead: ${commandLine("tidy", "--before", "old.yaml", "saved.yaml")}`,
			);
		if (status !== 1) throw error;
		throw new Error(
			`There is no commit ${since} here. A workflow's checkout has only the last commit: write fetch-depth: 2 there, or name another commit with --since.`,
		);
	}
	const savedPaths = (filter: "M" | "A") =>
		git("diff", "--relative", "--name-only", "--no-renames", `--diff-filter=${filter}`, since, "--")
			.split("\n")
			.filter((path) => /\.(yaml|md)$/.test(path))
			.filter((path) => isWrittenByEditor(readFileSync(join(folder, path), "utf8")));
	const modified = savedPaths("M");
	for (const path of [...modified, ...savedPaths("A")]) {
		const [, code, file] = /^([a-z]{2})\/(.+)$/.exec(path) ?? [];
		if (code !== undefined && file !== undefined) noteTranslated(folder, code, [nameOf(file)]);
	}
	return modified.filter((path) => tidyFile(join(folder, path), git("show", `${since}:./${path}`)));
}

/**
 * Restores a file's comments from `before`, the file's text before the save. Returns whether the
 * file changed.
 */
export function tidyFile(file: string, before: string): boolean {
	const saved = readFileSync(file, "utf8");
	if (!isWrittenByEditor(saved)) return false;
	const kept = keepComments(before, saved);
	if (kept === saved) return false;
	writeFileSync(file, kept);
	return true;
}

export function run(args: readonly string[]): void {
	const { values, positionals } = readArguments("tidy", args);
	const { before, data, since } = values;
	const tidied =
		before === undefined
			? tidyFolder(data, since).map((path) => join(data, path))
			: positionals.filter((file) => tidyFile(file, readFileSync(before, "utf8")));
	for (const file of tidied) console.log(`${file}: comments are back.`);
	if (tidied.length === 0) console.log("Nothing to tidy.");
	else console.log("Next: commit these files.");
}
