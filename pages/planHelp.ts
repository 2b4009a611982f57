import type { PageMeta, Planning, Route } from "../site/routes.ts";
import type { Words } from "../site/schema/wordsSchema.ts";

/** A route in the sitemap's help column. It carries the content of the page's file. */
export interface HelpRoute<Kind extends keyof Words["pages"], Page> extends Route {
	readonly kind: Kind;
	readonly page: Page;
}

/**
 * Plans a page in the sitemap's help column. Returns no route if the company lacks the page's file.
 * @param kind also the key in `pages` of words.yaml that has the page's name
 */
export const planHelp = <Kind extends keyof Words["pages"], Page extends PageMeta>(
	{ site: { words }, place }: Planning,
	kind: Kind,
	path: string,
	page: Page | undefined,
): readonly HelpRoute<Kind, Page>[] =>
	page === undefined
		? []
		: [
				{
					...place(path, words.pages[kind], page, { listing: { column: words.sitemap.help } }),
					kind,
					page,
				},
			];
