import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { loadSite, type ReadFiles } from "../../generator/load/loadSite.ts";
import type { LoadedSite } from "../../generator/loadedSite.ts";
import { DataProblems, formatPlace, formatProblem } from "../../generator/problems.ts";
import type { Problem } from "../../site/problem.ts";
import type { Site } from "../../site/site.ts";
import { newFolder, writeFiles } from "./newFolder.ts";
import { optionalFiles, sampleFiles } from "./sampleFiles.ts";

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

/** Returns a file of the sample company, or one that tests add to it. */
export function sampleText(file: string): string {
	const text = sampleFiles[file] ?? optionalFiles[file];
	if (text === undefined) throw new Error(`The sample company has no ${file}.`);
	return text;
}

/** A text, which has to stand once, or a pattern, and what takes its place. */
export type Edit = readonly [find: string | RegExp, replacement: string];

export function edit(text: string, [find, replacement]: Edit): string {
	if (typeof find !== "string" && find.test(text)) return text.replace(find, replacement);
	if (text.split(find).length !== 2) throw new Error(`"${find}" has to stand once in:\n${text}`);
	return text.replace(find, () => replacement);
}

/** Returns a file of the sample company after edits. */
export const edited = (
	file: string,
	...edits: readonly Edit[]
): Readonly<Record<string, string>> => ({
	[file]: edits.reduce(edit, sampleText(file)),
});

export const replaced = (file: string, ...oneEdit: Edit) => edited(file, oneEdit);

/** Removes all files of the sample company whose path starts with a folder. */
export const without = (folder: string): Changes =>
	Object.fromEntries(
		Object.keys(sampleFiles).flatMap((file) =>
			file.startsWith(folder) ? [[file, undefined]] : [],
		),
	);

let shared:
	| { readonly folder: string; readonly aside: string; readonly known: ReadFiles }
	| undefined;

/** Opens the folder that all loads share. Its files are read once. */
function openShared(): NonNullable<typeof shared> {
	if (shared) return shared;
	shared = { folder: writeData(), aside: newFolder(), known: new Map() };
	loadSite(shared.folder, buildDate, { known: shared.known });
	return shared;
}

/** Loads the sample company with changes. */
export function loadSample(changes: Changes = {}): LoadedSite {
	const { folder, aside, known } = openShared();
	const paths = Object.keys(changes);
	// Moved away and back, a file is the same to the next load, which does not read it again.
	const moves = paths
		.filter((path) => path in sampleFiles)
		.map((path) => [join(folder, path), join(aside, path.replaceAll("/", "-"))] as const);
	for (const [path, place] of moves) renameSync(path, place);
	write(folder, changes);
	try {
		return loadSite(folder, buildDate, { known: new Map(known) });
	} finally {
		write(folder, Object.fromEntries(paths.map((path) => [path, undefined])));
		for (const [path, place] of moves) renameSync(place, path);
	}
}

export const sampleSite = (changes?: Changes): Site => loadSample(changes).site;

/**
 * Returns what the build reports after a change, each with its message:
 * "town-unknown data/areas/pasco/alpha.yaml:17:23 › nearby[2]  data/areas/…".
 */
export function reportsAfter(changes: Changes) {
	let told: readonly Problem[] = [];
	const found = problemsThrownBy(() => {
		({ warnings: told } = loadSample(changes));
	});
	const { folder } = openShared();
	const [problems = [], warnings = []] = [found, told].map((all) => {
		const messages = messagesOf(all, folder);
		return reportsOf(all, folder).map((report, index) => `${report}  ${messages[index]}`);
	});
	return { problems, warnings };
}

/**
 * Returns problems after a change: "town-unknown data/areas/pasco/alpha.yaml:17:23 › nearby[2]".
 */
export const problemsAfter = (changes: Changes): readonly string[] =>
	reportsOf(
		problemsThrownBy(() => loadSample(changes)),
		openShared().folder,
	);

export const messagesAfter = (changes: Changes): readonly string[] =>
	messagesOf(
		problemsThrownBy(() => loadSample(changes)),
		openShared().folder,
	);

/** Returns the problems of a data folder, formatted like those of `problemsAfter`. */
export const problemsOf = (folder: string): readonly string[] =>
	reportsOf(
		problemsThrownBy(() => loadSite(folder, buildDate)),
		folder,
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
