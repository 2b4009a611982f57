import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "../commands.ts";
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
				`There is no git repository in ${folder} or above it: run this in the repository that holds the company's data.`,
			);
		if (status !== 1) throw error;
		throw new Error(
			`There is no commit ${since} here. A workflow's checkout has only the last commit: write fetch-depth: 2 there, or name another commit with --since.`,
		);
	}
	const options = "--relative --name-status --no-renames --diff-filter=AM".split(" ");
	const saved = git("diff", ...options, since, "--")
		.split("\n")
		.map((line) => line.split("\t"))
		.filter(
			([, path = ""]) =>
				/\.(yaml|md)$/.test(path) && isWrittenByEditor(readFileSync(join(folder, path), "utf8")),
		);
	for (const [, path = ""] of saved) {
		const [, code, file] = /^([a-z]{2})\/(.+)$/.exec(path) ?? [];
		if (code !== undefined && file !== undefined) noteTranslated(folder, code, [nameOf(file)]);
	}
	return saved.flatMap(([status, path = ""]) => {
		if (status !== "M") return [];
		const file = join(folder, path);
		const text = readFileSync(file, "utf8");
		const kept = keepComments(git("show", `${since}:./${path}`), text);
		if (kept === text) return [];
		writeFileSync(file, kept);
		return path;
	});
}

export function run(args: readonly string[]): void {
	const { data, since } = readArguments("tidy", args).values;
	const tidied = tidyFolder(data, since).map((path) => join(data, path));
	for (const file of tidied) console.log(`${file}: comments are back.`);
	if (tidied.length === 0) console.log("Nothing to tidy.");
	else console.log("Next: commit these files.");
}
