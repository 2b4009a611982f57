import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import glob from "fast-glob";
import { commandLine, readArguments } from "../commands.ts";

type Paths = ReadonlySet<string>;
type Changes = ReturnType<typeof compareSites>;

/** Matches a digest in a file's name: "-1a2b3c4d" in "hero-480-1a2b3c4d.avif". */
const digest = /-[0-9a-zA-Z]{8}(?=\.\w+)/g;
const hashes = /sha256-[A-Za-z0-9+/=]+/g;
const maxShown = 20;

/**
 * Finds the built sites in a folder, and returns their paths by name: "acme" for acme/ or
 * acme/dist/, "" for the folder itself or its dist/.
 */
export function findSites(folder: string): ReadonlyMap<string, string> {
	const markers = glob.sync("{.,*,*/dist}/.build.json", { cwd: folder, dot: true }).sort();
	return new Map(
		markers.map((marker) => {
			const at = dirname(marker);
			const name = basename(at) === "dist" ? dirname(at) : at;
			return [name === "." ? "" : name, join(folder, at)];
		}),
	);
}

const listFiles = (folder: string): Paths =>
	new Set(glob.sync("**/*", { cwd: folder, dot: true }).sort());

export function compareSites(before: string, after: string) {
	const [old, fresh] = [listFiles(before), listFiles(after)];
	const pages = (paths: Paths) => [...paths].filter((path) => path.endsWith(".html"));
	const differing = pages(fresh)
		.filter((page) => old.has(page))
		.map((page) => {
			const read = (folder: string) =>
				readFileSync(join(folder, page), "utf8").replace(digest, "").replace(hashes, "");
			return { page, before: read(before), after: read(after) };
		})
		.filter((one) => one.before !== one.after)
		.map((one) => ({ page: one.page, ...firstDifference(textOf(one.before), textOf(one.after)) }));
	return {
		added: pages(fresh).filter((path) => !old.has(path)),
		removed: pages(old).filter((path) => !fresh.has(path)),
		texts: differing.filter((one) => one.before !== one.after),
		markup: differing.filter((one) => one.before === one.after).map(({ page }) => page),
		pictures: changedPictures(old, fresh),
	};
}

function changedPictures(old: Paths, fresh: Paths): readonly string[] {
	const isPicture = (path: string) => /\.(?:avif|webp|jpe?g|png|svg)$/.test(path);
	const onlyIn = (one: Paths, other: Paths) =>
		[...one].filter((path) => isPicture(path) && !other.has(path));
	const changed = [...onlyIn(old, fresh), ...onlyIn(fresh, old)];
	return [...new Set(changed.map((path) => path.replace(digest, "")))].sort();
}

const textOf = (html: string): string =>
	html
		.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ")
		.trim();

function firstDifference(before: string, after: string) {
	if (before === after) return { before: "", after: "" };
	let at = 0;
	while (before[at] === after[at]) at++;
	const start = Math.max(0, before.lastIndexOf(" ", Math.max(0, at - 20)));
	const cut = (text: string) => text.slice(start, start + 80).trim();
	return { before: cut(before), after: cut(after) };
}

/**
 * Renders the differences between the built sites of two folders, as Markdown.
 * @throws Error when a folder has no built site
 */
export function renderChanges(before: string, after: string): string {
	const [old, fresh] = [findSites(before), findSites(after)];
	const empty = old.size === 0 ? before : fresh.size === 0 ? after : undefined;
	if (empty !== undefined) throw new Error(`${empty} holds no built site.`);
	const parts = [...fresh].map(([name, folder]) => {
		const earlier = old.get(name);
		const title = `## ${name === "" ? after : name}`;
		return `${title}\n\n${earlier === undefined ? "New." : describe(compareSites(earlier, folder))}`;
	});
	const gone = [...old.keys()].filter((name) => !fresh.has(name));
	return [...parts, ...gone.map((name) => `## ${name}\n\nGone, or not built.`)].join("\n\n");
}

function describe({ added, removed, texts, markup, pictures }: Changes): string {
	const lines = [
		...listed("New pages", added),
		...listed("Pages that are gone", removed),
		...listed(
			"Pages that read differently",
			texts.map((one) => `${one.page}: ${quoted(one.before)} → ${quoted(one.after)}`),
		),
		...listed("Pages with the same text and other markup or styles", markup),
		...listed("Pictures that are new, gone or redrawn", pictures),
	];
	return lines.length > 0 ? lines.join("\n") : "Nothing has changed.";
}

const listed = (what: string, items: readonly string[]): readonly string[] =>
	items.length === 0
		? []
		: [
				`- ${what}: ${items.length}`,
				...items.slice(0, maxShown).map((item) => `  - ${item}`),
				...(items.length > maxShown ? [`  - and ${items.length - maxShown} more`] : []),
			];

const quoted = (text: string): string => `\`${text.replaceAll("`", "'")}\``;

export function run(args: readonly string[]): void {
	const [before, after] = readArguments("changes", args).positionals;
	if (before === undefined || after === undefined)
		throw new Error(
			`Name two folders with built sites: ${commandLine("changes", "before", "dist")}`,
		);
	console.log(renderChanges(before, after));
}
