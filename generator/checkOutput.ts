import type { Output } from "./output.ts";
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
	const known = new Map<string, References>();
	const referencesOf = (file: string): References => {
		const references = known.get(file) ?? readReferences(bytesOf(output, file));
		known.set(file, references);
		return references;
	};
	const broken: string[] = [];
	const checked = new Set<string>();
	for (const route of routes) {
		for (const link of referencesOf(route.file).links) {
			const [path = "", fragment] = link.split("#");
			if (/^[a-z][a-z0-9+.-]*:/i.test(link) || link.startsWith("//")) continue;
			if (path !== "" && checked.has(link)) continue;
			const target = path.replace(/\?.*$/, "");
			const page = path === "" ? route.file : fileOf.get(target);
			// Pages answer at the route table's paths only; what else a link may lead to are files: pictures, the contact card, …
			const file = page ?? (target.startsWith(`${basePath}/`) && !target.endsWith(".html") ? target.slice(basePath.length + 1) : "");
			if (!output.has(file)) broken.push(`${route.path} links to ${link}, and no file of the build answers there.`);
			else if (fragment && page && !referencesOf(file).ids.has(decode(fragment)))
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

/** What a page links to, and what others can link to in it. */
interface References {
	readonly links: ReadonlySet<string>;
	readonly ids: ReadonlySet<string>;
}

// Quoted values may hold ">"; what a page's texts say, however much it looks like HTML, is no tag.
const startTags = /<[a-z][^\s>]*\s[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/g;
// All of them, so that what stands in one's value is not taken for another.
const attributes = /\s([^\s=>"']+)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

function readReferences(html: string): References {
	const links = new Set<string>();
	const ids = new Set<string>();
	// A style holds no tags, and is half of a page.
	const style = html.indexOf("<style>");
	const tags = style === -1 ? html : html.slice(0, style) + html.slice(html.indexOf("</style>"));
	for (const tag of tags.match(startTags) ?? []) {
		if (!/\s(?:href|src|id)=/.test(tag)) continue;
		for (const [, name, double, single, bare = ""] of tag.matchAll(attributes)) {
			const value = toUnicode(double ?? single ?? bare);
			if (name === "id") ids.add(value);
			else if (name === "href" || name === "src") links.add(value.replaceAll("&amp;", "&"));
		}
	}
	return { links, ids };
}

/** A fragment as an id; one that is no valid encoding stands for itself. */
function decode(fragment: string): string {
	try {
		return decodeURIComponent(fragment);
	} catch {
		return fragment;
	}
}

/** A file's bytes, one character each: four times as fast as reading UTF-8, and tags are ASCII. Values go through `toUnicode`. */
function bytesOf(output: Output, file: string): string {
	const contents = output.get(file);
	if (contents === undefined) throw new Error(`The route table names ${file}, and the build has no such file.`);
	return (typeof contents === "string" ? Buffer.from(contents) : Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength)).toString("latin1");
}

const toUnicode = (bytes: string): string => (/[\x80-\xff]/.test(bytes) ? Buffer.from(bytes, "latin1").toString() : bytes);
