import type { PageMeta, Planning, Route } from "../generator/site/routes.ts";
import type { Words } from "../schema/wordsSchema.ts";

/**
 * Plans a page of help, if the company has its file.
 * @param path the page's path: "/prices"
 * @param label the page's name under `pages` in words.yaml
 * @param page the contents of its file
 * @param complete adds what only its kind has
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
