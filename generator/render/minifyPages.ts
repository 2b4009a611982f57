import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { minify } from "html-minifier-terser";
import { memoize } from "../../site/memoize.ts";
import { readEntry, writeEntry } from "../cache.ts";
import { checksumOf, digestOf } from "../hash.ts";
import type { Page } from "../outputFiles.ts";

/**
 * Parsers restore optional tags, so we can remove them:
 * https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 * docs/decisions/0004-minify-pages.md explains why all other options are off.
 */
const options = {
	collapseBooleanAttributes: true,
	removeOptionalTags: true,
	// The minifier would look for the marks of template languages in every text.
	ignoreCustomFragments: [],
};

/** Where the last build's pages are, and which program made them. */
interface LastBuild {
	readonly out: string;
	readonly cacheFolder: string;
	/** Undefined turns the reuse off. */
	readonly program: string | undefined;
}

/**
 * Minifies pages. Takes a page from the last build's folder if the same program made it from the
 * same markup, and nobody has changed it since.
 */
export async function minifyPages(
	pages: Iterable<Page>,
	{ draft }: { readonly draft: boolean },
	last?: LastBuild,
): Promise<readonly Page[]> {
	if (draft) return [...pages];
	const entry = last?.program && join(last.cacheFolder, "pages", digestOf(resolve(last.out)));
	const known = readKnown(entry);
	const made: [before: string, after: string][] = [];
	const minifyShared = memoize((part) => minify(part, options));
	const minified: Page[] = [];
	// Minify one page after the other. In parallel, the tokens of all pages would be in memory at
	// once, which makes this step slower (docs/decisions/0004-minify-pages.md).
	for (const page of pages) {
		const before = entry ? digestOf(`${last.program} ${page.html}`) : "";
		const after = known.get(before);
		const html =
			(after && readUnchanged(join(last?.out ?? "", page.route.file), after)) ??
			(await minifyPage(page, minifyShared));
		if (entry) made.push([before, checksumOf(html)]);
		minified.push({ ...page, html });
	}
	if (entry) writeEntry(entry, Buffer.from(JSON.stringify(made)));
	return minified;
}

/** Matches scripts and styles with content, which the minifier would leave as they are. */
const rawElement = /<(script|style)\b[^>]*>(?!<\/).*?<\/\1>|<svg\b(?:(?!<svg\b).)*?<\/svg>/gs;

/**
 * Minifies a page. Numbered comments stand for its scripts and styles, and for the parts that it
 * shares with other pages. React's markup has no comments when it gets here.
 */
async function minifyPage(
	{ html, shared }: Page,
	minifyShared: (part: string) => Promise<string>,
): Promise<string> {
	const takenOut: (string | Promise<string>)[] = [];
	const takeOut = (part: string | Promise<string>): string => {
		takenOut.push(part);
		return `<!--${takenOut.length - 1}-->`;
	};
	let own = html;
	for (const part of shared) own = own.replace(part, () => takeOut(minifyShared(part)));
	const minified = await minify(
		own.replace(rawElement, (element) => takeOut(element)),
		options,
	);
	const parts = await Promise.all(takenOut);
	return minified.replace(/<!--(\d+)-->/g, (mark, index) => parts[index] ?? mark);
}

/** Reads the last build's list: the digest of each page's markup → the minified page's checksum. */
const readKnown = (entry: string | undefined): ReadonlyMap<string, string> =>
	new Map(JSON.parse(String(Buffer.from((entry && readEntry(entry)) || "[]"))));

/** Reads a page of the last build. Undefined if it is missing or was changed. */
function readUnchanged(file: string, checksum: string): string | undefined {
	try {
		const bytes = readFileSync(file);
		return checksumOf(bytes) === checksum ? bytes.toString() : undefined;
	} catch {
		return undefined;
	}
}
