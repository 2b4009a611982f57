import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import glob from "fast-glob";
import { hostFileNames } from "../../generator/hosts/contentTypes.ts";
import { parseHeadersFile } from "../../generator/hosts/netlifyAndCloudflare.ts";
import { headersFor } from "../../generator/hosts/planHeaders.ts";
import { installPackage } from "../install.ts";

/** A built site, and what a host must make of it. */
export interface ServedSite {
	readonly folder: string;
	readonly basePath: string;
	/** Old addresses and where they lead, without the base path. Undefined: nowhere else. */
	readonly visits: Readonly<Record<string, string | undefined>>;
}

/** Returns the old addresses that have no query. */
export const movedPaths = ({ visits }: ServedSite): readonly string[] =>
	Object.keys(visits).filter((address) => !address.includes("?"));

export const filesOf = ({ folder }: ServedSite): readonly string[] =>
	glob.sync("**/*", { cwd: folder, dot: true }).sort();

/** Files in .well-known (RFC 8615) are public, unlike others whose names begin with a dot. */
export const isHidden = (file: string): boolean =>
	/^\.(?!well-known\/)/.test(file) || hostFileNames.includes(file);

/** Returns the files that visitors can ask for, each with its path, but for those a move replaces. */
export function servedFiles(site: ServedSite) {
	const old = new Set(movedPaths(site).map((from) => decodeURI(from).replace(/\/$|\.html$/, "")));
	return filesOf(site)
		.filter((file) => !isHidden(file) && !/\.(?:br|gz)$/.test(file))
		.map((file) => ({ file, path: `/${file.replace(/^index\.html$|\.html$/, "")}` }))
		.filter(({ path }) => !old.has(path))
		.map(({ file, path }) => ({ file, path: `${site.basePath}${path}` }));
}

/** The rules of the build's _headers. */
export const rulesOf = ({ folder }: ServedSite) =>
	parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));

/**
 * Returns what is wrong with a path's headers.
 * @param sent the answer's headers, by names in lower case
 * @param but names of headers that this answer may leave out
 */
export const headerFaults = (
	rules: ReturnType<typeof rulesOf>,
	path: string,
	sent: Readonly<Record<string, unknown>>,
	but: readonly string[] = [],
): readonly string[] =>
	Object.entries(headersFor(rules, path)).flatMap(([name, value]) => {
		const got = sent[name.toLowerCase()];
		return got === value || but.includes(name) ? [] : [`${path}: ${name} is ${got}, not ${value}`];
	});

/** Returns what is wrong with where old addresses, and other spellings of pages, lead. */
export async function targetFaults(
	site: ServedSite,
	targetOf: (path: string, query: string) => string | undefined | Promise<string | undefined>,
	spellings: readonly string[] = [],
): Promise<readonly string[]> {
	const pages = servedFiles(site).filter(
		({ file, path }) => file.endsWith(".html") && path !== "/",
	);
	const others = pages.flatMap(({ path }) =>
		spellings.map((end) => [`${path}${end}`, path] as const),
	);
	const wrong: string[] = [];
	for (const [from, to] of [...Object.entries(site.visits), ...others]) {
		const [path = "", query = ""] = from.split("?");
		const target = await targetOf(path, query);
		// Some hosts add the query to the target themselves.
		if (target !== to && `${target}?${query}` !== to)
			wrong.push(`${from}: leads to ${target}, not to ${to}`);
	}
	return wrong;
}

/** Installs a host's program into .cache/, once. @returns the folder of the package */
export function fetchTool(name: string, version: string): string {
	const tool = resolve(".cache", name, "node_modules", name);
	return existsSync(tool) ? tool : installPackage(`${name}@${version}`, join(".cache", name));
}
