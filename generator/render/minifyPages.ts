import { minify } from "html-minifier-terser";
import type { Page } from "../output/output.ts";

/**
 * Browsers build the same document without these characters: their parsers put optional tags back
 * (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags). Other options are left out
 * for a reason: docs/decisions/0004-minify-pages.md.
 */
const options = { collapseBooleanAttributes: true, removeOptionalTags: true } as const;

/** @returns the same pages, minified with html-minifier-terser; a draft's pages as they are */
export async function minifyPages(
	pages: readonly Page[],
	{ draft }: { readonly draft: boolean },
): Promise<readonly Page[]> {
	if (draft) return pages;
	const minified: Page[] = [];
	// One at a time: all at once, the pages' tokens fill the memory and take twice as long.
	for (const page of pages) minified.push({ ...page, html: await minify(page.html, options) });
	return minified;
}
