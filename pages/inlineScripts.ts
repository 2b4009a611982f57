import type { Links } from "../site/links.ts";
import type { Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";

export interface InlineScript {
	readonly type: string | undefined;
	readonly text: string;
}

/**
 * Returns the scripts in a page's <head>.
 * @param links all values of `href` and `src` on the page
 * @param needsScript whether the page has fields that need a script
 */
export const inlineScripts = (
	route: Route,
	links: ReadonlySet<string>,
	needsScript: boolean,
	{ to, site: { business } }: { readonly to: Links; readonly site: Pick<Site, "business"> },
): readonly InlineScript[] => [
	...(route.indexed
		? [speculationRules(to, links, business.outsideScripts ? "prefetch" : "prerender")]
		: []),
	...(route.status === 404 ? [logUnknownPath] : []),
	...(needsScript ? [hideIdleFields] : []),
];

/**
 * Lets browsers prerender a page when the visitor points at its link
 * (https://developer.chrome.com/docs/web-platform/prerender-pages). Excludes links to files, such
 * as the contact card, because browsers would download the files.
 * @param action "prefetch" if the company has outside scripts, because they would count visits to
 * prerendered pages that nobody opens
 */
const speculationRules = (to: Links, links: ReadonlySet<string>, action: string) => {
	const sitePages = { href_matches: `${to.file("")}*` };
	const [site, assets] = [to.file(""), to.file("assets/")];
	const endings = [...links]
		.filter((link) => link.startsWith(site) && !link.startsWith(assets))
		.flatMap((link) => /^[^?#]*(\.\w+)$/.exec(link)?.[1] ?? []);
	const files = [...new Set(endings)].sort().map((ending) => ({ href_matches: `/*${ending}` }));
	const where =
		files.length > 0 ? { and: [sitePages, ...files.map((not) => ({ not }))] } : sitePages;
	return {
		type: "speculationrules",
		text: JSON.stringify({ [action]: [{ where, eagerness: "moderate" }] }),
	};
};

/**
 * Hides fields that need scripts (styles/components/needs-script.css) if the loader's file is
 * missing, blocked, or fails its integrity check.
 */
const hideIdleFields = {
	type: undefined,
	text: 'addEventListener("error",({target:{type}})=>{if(type=="module")document.documentElement.dataset.islandStatus="failed"},true)',
};

/** The project's specification requires the not-found page to log the path. */
const logUnknownPath = {
	type: "module",
	text: 'console.error("404: no page at",location.pathname)',
};
