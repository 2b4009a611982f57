import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { minify } from "html-minifier-terser";
import { readEntry, writeEntry } from "../cache.ts";
import { digestOf } from "../hash.ts";
import type { Page } from "../outputFiles.ts";

/**
 * Parsers restore optional tags, so we can remove them:
 * https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 * docs/decisions/0004-minify-pages.md explains why all other options are off.
 */
const options = { collapseBooleanAttributes: true, removeOptionalTags: true } as const;

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
	const known = readDigests(entry);
	const digests: [before: string, after: string][] = [];
	const minified: Page[] = [];
	// Minify one page after the other. In parallel, the tokens of all pages would be in memory at
	// once, which makes this step slower (docs/decisions/0004-minify-pages.md).
	for (const page of pages) {
		const before = entry ? digestOf(`${last?.program} ${page.html}`) : "";
		const after = known.get(before);
		const html =
			(after && readUnchanged(join(last?.out ?? "", page.route.file), after)) ??
			(await minify(page.html, options));
		if (entry) digests.push([before, digestOf(html)]);
		minified.push({ ...page, html });
	}
	if (entry) writeEntry(entry, Buffer.from(JSON.stringify(digests)));
	return minified;
}

/** Reads the last build's list: the digest of each page's markup → that of the minified page. */
const readDigests = (entry: string | undefined): ReadonlyMap<string, string> =>
	new Map(JSON.parse(String(Buffer.from((entry && readEntry(entry)) || "[]"))));

/** Reads a page of the last build. Undefined if it is missing or has another digest. */
function readUnchanged(file: string, digest: string): string | undefined {
	try {
		const bytes = readFileSync(file);
		return digestOf(bytes) === digest ? bytes.toString() : undefined;
	} catch {
		return undefined;
	}
}
