import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inject } from "vitest";
import { loadSite, type ReadFiles } from "../../generator/load/loadSite.ts";
import { DataProblems, formatPlace, formatProblem } from "../../generator/problems.ts";
import type { Site } from "../../generator/site/site.ts";
import { expectGoldenMessage } from "./goldenMessages.ts";
import { sampleFiles } from "./sampleFiles.ts";

/** What a test makes of a data folder: new contents of a file, or undefined to leave it out. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

export const buildDate = "2026-11-21";

const root = mkdtempSync(join(inject("scratch"), "sample-data-"));
let count = 0;

function write(folder: string, files: Changes): void {
	for (const [path, contents] of Object.entries(files)) {
		rmSync(join(folder, path), { force: true });
		if (contents === undefined) {
			// A language's folder is a language, empty or not.
			if (/^[a-z]{2}\//.test(path))
				rmSync(join(folder, path.slice(0, 2)), { recursive: true, force: true });
			continue;
		}
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), contents);
	}
}

/** Writes the sample company's data folder, with changes, and returns its path. */
export function writeData(changes: Changes = {}): string {
	const folder = join(root, String(count++));
	write(folder, { ...sampleFiles, ...changes });
	return folder;
}

/** @throws Error when the sample company has no such file */
export function sampleText(file: string): string {
	const text = sampleFiles[file];
	if (text === undefined) throw new Error(`The sample company has no ${file}.`);
	return text;
}

/** A file of the sample company with one text, or what a pattern without a flag matches, replaced. */
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

/**
 * The sample company as the steps after loading get it. One folder for all of them, put back after
 * each: what has not changed is not read again.
 */
export function sampleSite(changes: Changes = {}): Site {
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

/**
 * The problems after a change that is wrong: "town-unknown data/areas/pasco/alpha.yaml:17:23 ›
 * nearby[2]". The wording of each is compared with messages.txt.
 */
export const problemsAfter = (changes: Changes): readonly string[] =>
	reportsOf(errorAfter(changes));

/** What the owner reads after a change that is wrong: one problem a line. */
export const messagesAfter = (changes: Changes): readonly string[] =>
	messagesOf(errorAfter(changes));

function errorAfter(changes: Changes): DataProblems | undefined {
	try {
		sampleSite(changes);
	} catch (error) {
		if (error instanceof DataProblems) return error;
		throw error;
	}
	return undefined;
}

/** A build's problems as problemsAfter gives them. */
export function reportsOf(
	error: DataProblems | undefined,
	folder = shared?.folder ?? "",
): readonly string[] {
	const problems = error?.problems ?? [];
	// A build shows the first fifty problems.
	for (const [index, message] of messagesOf(error, folder).slice(0, 50).entries())
		expectGoldenMessage(`${problems[index]?.code}: ${message}`);
	return problems.map((problem) =>
		`${problem.code} ${formatPlace(problem)}${problem.field ? ` › ${problem.field}` : ""}`.replaceAll(
			folder,
			"data",
		),
	);
}

const messagesOf = (
	error: DataProblems | undefined,
	folder = shared?.folder ?? "",
): readonly string[] =>
	(error?.problems ?? []).map((problem) =>
		formatProblem(problem).replaceAll(folder, "data").replaceAll("\n  Fix: ", "  Fix: "),
	);
