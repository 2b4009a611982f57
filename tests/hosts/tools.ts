import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
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
