import { memoize } from "./memoize.ts";
import { bytesOf, type Output, piecesOf } from "./output.ts";
import type { Route } from "./routes.ts";

/**
 * Checks the finished pages against each other, in memory, before anything is written: every link of ours leads to a
 * file, and every fragment to an element of that page.
 *
 * @param output all files of the build
 * @param routes the route table
 * @param url the site's address; its path, if any, stands before every link ("/repo")
 * @throws BrokenLinks naming the pages and the links, all at once
 */
export function checkOutput(output: Output, routes: readonly Route[], url: string): void {
	const basePath = new URL(url).pathname.replace(/\/+$/, "");
	const fileOf = new Map<string, string>(routes.map((route) => [`${basePath}${route.path}`, route.file]));
	const known = new WeakMap<Uint8Array, References>();
	const read = (piece: Uint8Array): References => {
		const references = known.get(piece) ?? readReferences(piece);
		known.set(piece, references);
		return references;
	};
	// Pages share pieces, which are read once.
	const referencesOf = (file: string): readonly References[] => {
		const contents = output.get(file);
		if (contents === undefined) throw new Error(`The route table names ${file}, and the build has no such file.`);
		return piecesOf(contents).map(read);
	};
	const broken: string[] = [];
	const checked = new Set<string>();
	for (const route of routes) {
		for (const link of new Set(referencesOf(route.file).flatMap(({ links }) => links))) {
			if (checked.has(link)) continue;
			const [path = "", fragment] = link.split("#");
			if (/^[a-z][a-z0-9+.-]*:/i.test(link) || link.startsWith("//")) continue;
			const target = path.replace(/\?.*$/, "");
			const page = path === "" ? route.file : fileOf.get(target);
			// Pages answer at the route table's paths only; what else a link may lead to are files: pictures, the contact card, …
			const file = page ?? (target.startsWith(`${basePath}/`) && !target.endsWith(".html") ? target.slice(basePath.length + 1) : "");
			if (!output.has(file)) broken.push(`${route.path} links to ${link}, and no file of the build answers there.`);
			else if (fragment && page && !referencesOf(file).some(({ ids }) => ids.has(decode(fragment))))
				broken.push(`${route.path} links to ${link}, and that page has no element with this id.`);
			else if (path !== "") checked.add(link);
		}
	}
	if (broken.length > 0) throw new BrokenLinks(`Broken links:\n${broken.map((line) => `  ${line}`).join("\n")}`);
}

/** Stops a build whose pages don't hang together. Printed without a stack: the mistake is in a page or its data. */
export class BrokenLinks extends Error {
	override readonly name = "BrokenLinks";
}

/** What a piece of a page links to, and what others can link to in it. */
interface References {
	readonly links: readonly string[];
	readonly ids: ReadonlySet<string>;
}

// Quoted values may hold ">"; what a page's texts say, however much it looks like HTML, is no tag.
const startTags = /<[a-z][^\s>]*\s[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/g;
// All of them, so that what stands in one's value is not taken for another.
const attributes = /\s([^\s=>"']+)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

/** @param piece whole tags, and the text between them */
function readReferences(piece: Uint8Array): References {
	// One character for each byte: four times as fast as reading UTF-8, and tags are ASCII. Values go through `toUnicode`.
	const tags = (bytesOf(piece).toString("latin1").match(startTags) ?? []).map(readTag);
	return { links: tags.flatMap(({ links }) => links), ids: new Set(tags.flatMap(({ ids }) => ids)) };
}

const readTag = memoize((tag) => {
	const links: string[] = [];
	const ids: string[] = [];
	if (!/\s(?:href|src|id)=/.test(tag)) return { links, ids };
	for (const [, name, double, single, bare = ""] of tag.matchAll(attributes)) {
		const value = toUnicode(double ?? single ?? bare);
		if (name === "id") ids.push(value);
		else if (name === "href" || name === "src") links.push(value.replaceAll("&amp;", "&"));
	}
	return { links, ids };
}, 20_000);

/** A fragment as an id; one that is no valid encoding stands for itself. */
function decode(fragment: string): string {
	try {
		return decodeURIComponent(fragment);
	} catch {
		return fragment;
	}
}

const toUnicode = (bytes: string): string => (/[\x80-\xff]/.test(bytes) ? Buffer.from(bytes, "latin1").toString() : bytes);
