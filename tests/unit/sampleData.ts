import { rmSync } from "node:fs";
import { join } from "node:path";
import { loadSite, type ReadFiles } from "../../generator/load/loadSite.ts";
import type { LoadedSite } from "../../generator/loadedSite.ts";
import { DataProblems, formatPlace, formatProblem } from "../../generator/problems.ts";
import type { Problem } from "../../site/problem.ts";
import type { Site } from "../../site/site.ts";
import { newFolder, writeFiles } from "./newFolder.ts";
import { sampleFiles } from "./sampleFiles.ts";

/** Changes to a data folder: a file's new contents, or undefined to remove the file. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

export const buildDate = "2026-11-21";

function write(folder: string, files: Changes): void {
	for (const [path, contents] of Object.entries(files)) {
		rmSync(join(folder, path), { force: true });
		if (contents === undefined) {
			// Remove the language's folder too, because an empty one still counts as a language.
			if (/^[a-z]{2}\//.test(path))
				rmSync(join(folder, path.slice(0, 2)), { recursive: true, force: true });
			continue;
		}
		writeFiles([[path, contents]], folder);
	}
}

/** Writes the sample company's data folder, with changes, and returns its path. */
export function writeData(changes: Changes = {}): string {
	const folder = newFolder();
	write(folder, { ...sampleFiles, ...changes });
	return folder;
}

export function sampleText(file: string): string {
	const text = sampleFiles[file];
	if (text === undefined) throw new Error(`The sample company has no ${file}.`);
	return text;
}

/** Returns a file of the sample company with one text, or the match of a pattern, replaced. */
export function replaced(file: string, find: string | RegExp, replacement: string): Changes {
	const before = sampleText(file);
	if (typeof find !== "string") {
		if (!find.test(before)) throw new Error(`${find} matches nothing in ${file}.`);
		return { [file]: before.replace(find, replacement) };
	}
	if (before.split(find).length !== 2) throw new Error(`"${find}" has to stand once in ${file}.`);
	return { [file]: before.replace(find, () => replacement) };
}

/** Removes all files of the sample company whose path starts with a folder. */
export const without = (folder: string): Changes =>
	Object.fromEntries(
		Object.keys(sampleFiles).flatMap((file) =>
			file.startsWith(folder) ? [[file, undefined]] : [],
		),
	);

let shared: { readonly folder: string; readonly known: ReadFiles } | undefined;

/** Loads the sample company. Calls share one folder, so that files are read once. */
export function loadSample(changes: Changes = {}): LoadedSite {
	shared ??= { folder: writeData(), known: new Map() };
	const { folder, known } = shared;
	write(folder, changes);
	try {
		return loadSite(folder, buildDate, { known });
	} finally {
		write(
			folder,
			Object.fromEntries(Object.keys(changes).map((path) => [path, sampleFiles[path]])),
		);
	}
}

export const sampleSite = (changes?: Changes): Site => loadSample(changes).site;

/**
 * Returns problems after a change: "town-unknown data/areas/pasco/alpha.yaml:17:23 › nearby[2]".
 */
export const problemsAfter = (changes: Changes): readonly string[] =>
	reportsOf(
		problemsThrownBy(() => loadSample(changes)),
		shared?.folder ?? "",
	);

/** Returns the problems of a data folder, formatted like those of `problemsAfter`. */
export const problemsOf = (folder: string): readonly string[] =>
	reportsOf(
		problemsThrownBy(() => loadSite(folder, buildDate)),
		folder,
	);

export const messagesAfter = (changes: Changes): readonly string[] =>
	messagesOf(
		problemsThrownBy(() => loadSample(changes)),
		shared?.folder ?? "",
	);

/** Runs a function, and returns the problems that it throws. */
export function problemsThrownBy(run: () => unknown): readonly Problem[] {
	try {
		run();
	} catch (error) {
		if (error instanceof DataProblems) return error.problems;
		throw error;
	}
	return [];
}

function reportsOf(problems: readonly Problem[], folder: string): readonly string[] {
	return problems.map((problem) => {
		const field = problem.field ? ` › ${problem.field}` : "";
		return `${problem.code} ${formatPlace(problem)}${field}`.replaceAll(folder, "data");
	});
}

const messagesOf = (problems: readonly Problem[], folder: string): readonly string[] =>
	problems.map((problem) =>
		formatProblem(problem).replaceAll(folder, "data").replaceAll("\n  Fix: ", "  Fix: "),
	);
