import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import glob from "fast-glob";
import { hostFileNames } from "../../generator/hosts/contentTypes.ts";
import { parseHeadersFile } from "../../generator/hosts/netlifyAndCloudflare.ts";
import { headersFor } from "../../generator/hosts/planHeaders.ts";
import { installPackage } from "../install.ts";

/** What a check of a host looked at, and a line for each answer that is wrong. */
export interface Result {
	readonly asked: number;
	readonly wrong: readonly string[];
}

/** A build at the root of its domain, and where its old addresses lead. */
export interface MovedSite {
	readonly folder: string;
	/** Old paths, percent-encoded, and their targets. */
	readonly moves: Readonly<Record<string, string>>;
	/** Old addresses with a query and their targets. Undefined where nothing leads on. */
	readonly movesByQuery: Readonly<Record<string, string | undefined>>;
}

/** Returns the files that visitors can ask for, each with its path, but for those a move replaces. */
export function servedFiles({ folder, moves }: MovedSite) {
	const old = new Set(Object.keys(moves).map((from) => decodeURI(from).replace(/\/$|\.html$/, "")));
	return glob
		.sync("**/*", { cwd: folder, ignore: [...hostFileNames] })
		.map((file) => ({ file, path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}` }))
		.filter(({ path }) => !old.has(path));
}

/** Returns what is wrong with a path's headers, which are named in lower case. */
export const headerFaults = (
	rules: ReturnType<typeof rulesOf>,
	path: string,
	sent: Readonly<Record<string, unknown>>,
): readonly string[] =>
	Object.entries(headersFor(rules, path)).flatMap(([name, value]) => {
		const got = sent[name.toLowerCase()];
		return got === value ? [] : [`${path}: ${name} is ${got}, not ${value}`];
	});

/** The rules of the build's _headers. */
export const rulesOf = (folder: string) =>
	parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));

/** Compares where addresses lead with where they should lead. */
export function compareMoves(
	{ moves, movesByQuery }: MovedSite,
	targetOf: (path: string, query: string) => string | undefined,
): Result {
	const all = Object.entries({ ...moves, ...movesByQuery });
	const wrong = all.flatMap(([from, to]) => {
		const [path = "", query = ""] = from.split("?");
		const target = targetOf(path, query);
		return target === to ? [] : [`${from}: leads to ${target}, not to ${to}`];
	});
	return { asked: all.length, wrong };
}

export const joinResults = (results: readonly Result[]): Result => ({
	asked: results.reduce((sum, { asked }) => sum + asked, 0),
	wrong: results.flatMap(({ wrong }) => wrong),
});

/** Installs a host's program into .cache/, once. @returns the folder of the package */
export function fetchTool(name: string, version: string): string {
	const tool = resolve(".cache", name, "node_modules", name);
	return existsSync(tool) ? tool : installPackage(`${name}@${version}`, join(".cache", name));
}
