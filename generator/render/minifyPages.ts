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
	const minifyOnce = memoize((text) => minify(text, options));
	const minified: Page[] = [];
	// Minify one page after the other. In parallel, the tokens of all pages would be in memory at
	// once, which makes this step slower (docs/decisions/0004-minify-pages.md).
	for (const page of pages) {
		const before = entry ? digestOf(`${last.program} ${page.html}`) : "";
		const after = known.get(before);
		const html =
			(after && readUnchanged(join(last?.out ?? "", page.route.file), after)) ??
			(await minifyPage(page, minifyOnce));
		if (entry) made.push([before, checksumOf(html)]);
		minified.push({ ...page, html });
	}
	if (entry) writeEntry(entry, Buffer.from(JSON.stringify(made)));
	return minified;
}

/**
 * Matches what the minifier would leave as it is: scripts and styles with content, drawings, and
 * inline elements that contain only text.
 */
const unchangedPattern =
	/<(script|style)\b[^>]*>(?!<\/).*?<\/\1>|<svg\b(?:(?!<svg\b).)*?<\/svg>|<(a|b|em|q|small|span|strong|time)(?: [a-z-]+="[^"]+")*>[^<]*<\/\2>/gs;

type Minify = (html: string) => Promise<string>;

/** Minifies a page. Minifies its shared parts apart, with `minifyOnce`. */
async function minifyPage({ html, shared }: Page, minifyOnce: Minify): Promise<string> {
	const parts = await Promise.all(shared.map((part) => minifyAround(part, minifyOnce)));
	let own = html;
	for (const [index, part] of shared.entries())
		own = own.replace(part, () => `<!--shared ${index}-->`);
	const minified = await minifyAround(own, (text) => minify(text, options));
	return minified.replace(/<!--shared (\d+)-->/g, (mark, index) => parts[index] ?? mark);
}

/**
 * Minifies HTML. Numbered comments stand for what the minifier would leave as it is. So pages whose
 * headers differ only in a link share the minified header. React's markup has no comments when it
 * gets here.
 */
async function minifyAround(html: string, minifyText: Minify): Promise<string> {
	const unchanged: string[] = [];
	const text = html.replace(unchangedPattern, (element) => `<!--${unchanged.push(element) - 1}-->`);
	const minified = await minifyText(text);
	return minified.replace(/<!--(\d+)-->/g, (mark, index) => unchanged[index] ?? mark);
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
