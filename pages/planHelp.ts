import type { PageMeta, Planning, Route } from "../generator/site/routes.ts";
import type { Words } from "../schema/wordsSchema.ts";

/**
 * Plans a page in the sitemap's help column. Returns no route if the company lacks the page's file.
 * @param path "/prices"
 * @param label the page's name: a key of `pages` in words.yaml
 * @param page the content of the page's file
 * @param complete adds the fields that only the kind's own routes have
 */
export const planHelp = <Page extends PageMeta, R>(
	{ site: { words }, place }: Planning,
	path: string,
	label: keyof Words["pages"],
	page: Page | undefined,
	complete: (fields: Omit<Route, "kind">, page: Page) => R,
): readonly R[] =>
	page === undefined
		? []
		: [
				complete(
					place(path, words.pages[label], page, { listing: { column: words.sitemap.help } }),
					page,
				),
			];
