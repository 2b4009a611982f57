import type { Placing, Planning, Route } from "../site/routes.ts";
import type { Words } from "../site/schema/wordsSchema.ts";
import type { Site } from "../site/site.ts";
import type { Kind } from "./kind.ts";

type FileName = keyof Site["pages"] & keyof Words["pages"];

/** The page of one file, such as data/about.md: /about. The route carries the file's content. */
export interface FileRoute<Name extends FileName> extends Route {
	readonly kind: Name;
	readonly page: NonNullable<Site["pages"][Name]>;
}

/**
 * Plans the page of a file. Returns no route if the company lacks the file.
 * @param kind also the file's name, its key in `pages` of words.yaml, and the page's path
 */
export function planFile<Name extends FileName>(
	{ site: { pages, words }, place }: Planning,
	kind: Name,
	placing?: Placing,
): readonly FileRoute<Name>[] {
	const page = pages[kind];
	if (page === undefined) return [];
	const path = kind === "home" ? "/" : `/${kind}`;
	return [{ ...place(path, words.pages[kind], page, placing), kind, page }];
}

/** Creates a kind of page with a single file. By default, only the sitemap lists the page. */
export const fileKind = <Name extends FileName>(
	name: Name,
	Page: Kind<FileRoute<Name>>["Page"],
	plan: (planning: Planning, kind: Name) => readonly FileRoute<Name>[] = planFile,
): Kind<FileRoute<Name>> => ({ name, plan: (planning) => plan(planning, name), Page });

/** Plans the page of a file, and lists it in the navigation. */
export const planInNavigation = <Name extends FileName>(planning: Planning, kind: Name) =>
	planFile(planning, kind, { inNavigation: true });

/** Plans the page of a file, and lists it in the sitemap's help column. */
export const planHelp = <Name extends FileName>(
	planning: Planning,
	kind: Name,
): readonly FileRoute<Name>[] =>
	planFile(planning, kind, { listing: { column: planning.site.words.sitemap.help } });

/** Plans the page of a legal text, whose link is in the footer's last line. */
export function planLegal<Name extends FileName>(
	planning: Planning,
	kind: Name,
): readonly FileRoute<Name>[] {
	const { business, words } = planning.site;
	const sign = { kicker: business.name, title: words.pages[kind] };
	return planFile(planning, kind, { inFooter: true, sign });
}
