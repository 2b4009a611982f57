import { minify } from "html-minifier-terser";
import type { Page } from "../outputFiles.ts";

/**
 * Parsers restore optional tags, so we can remove them:
 * https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 * docs/decisions/0004-minify-pages.md explains why all other options are off.
 */
const options = { collapseBooleanAttributes: true, removeOptionalTags: true } as const;

export async function minifyPages(
	pages: readonly Page[],
	{ draft }: { readonly draft: boolean },
): Promise<readonly Page[]> {
	if (draft) return pages;
	const minified: Page[] = [];
	// Minify one page after the other. In parallel, the tokens of all pages would be in memory at
	// once, which makes this step slower (docs/decisions/0004-minify-pages.md).
	for (const page of pages) minified.push({ ...page, html: await minify(page.html, options) });
	return minified;
}
