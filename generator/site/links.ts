import type { Route, RouteKind } from "./routes.ts";
import type { HowTo, Service, SymptomBranch, Town } from "./site.ts";

type SinglePage = Exclude<RouteKind, "service" | "county" | "town" | "symptom" | "howTo" | "legal" | "notFound" | "error">;

/** The one way to link to a page. What it returns is ready for `href`: base path included. */
export interface Links {
	/** A page that there is one of: `to.page("contact")`. */
	page(kind: SinglePage): string;
	/** The route of a page that there is one of. */
	route(kind: SinglePage): Route;
	service(service: Pick<Service, "slug"> | string): string;
	county(slug: string): string;
	/** A town, or its id "county/town". */
	town(town: Pick<Town, "id"> | string): string;
	/** A branch of symptoms. */
	symptom(branch: Pick<SymptomBranch, "slug"> | string): string;
	howTo(howTo: Pick<HowTo, "slug"> | string): string;
	/** The contact form, with its subject chosen and its message begun; see islands/ContactForm.tsx. */
	message(subject: string, message: string): string;
	/** The contact form with what the visitor was reading about: its subject chosen, or its message begun. */
	quote(about: { readonly subject: string } | { readonly message: string }): string;
	legal(page: "privacy-policy" | "terms-of-service"): string;
	/** A path as data writes it, such as "/faq#springs". */
	path(path: string): string;
	/** A page's own path, whatever its language. */
	exact(path: string): string;
	/** A file that is no page: "contact.vcf". */
	file(file: string): string;
	/** The page's absolute URL. */
	absolute(path: string): string;
}

/** A site's address, taken apart. */
export interface SiteAddress {
	readonly origin: string;
	readonly hostname: string;
	/** What stands before every path of the site: "" or "/repo" (GitHub Pages). */
	readonly basePath: string;
}

/** @param url as data/business.yaml has it */
export function siteAddress(url: string): SiteAddress {
	const { origin, hostname, pathname } = new URL(url);
	return { origin, hostname, basePath: pathname.replace(/\/+$/, "") };
}

/** What tells a page from others of its kind. */
function nameOf(route: Route): string {
	switch (route.kind) {
		case "service":
			return `service ${route.service.slug}`;
		case "county":
			return `county ${route.county.slug}`;
		case "town":
			return `town ${route.town.id}`;
		case "symptom":
			return `symptom ${route.branch.slug}`;
		case "howTo":
			return `howTo ${route.howTo.slug}`;
		case "legal":
			return `legal ${route.page}`;
		default:
			return route.kind;
	}
}

/**
 * Links from the pages of a language. Where it does not have a page, the main language's is linked to.
 *
 * @param routes the route table
 * @param url the site's address
 * @param language whose pages the links stand on; the main one's when undefined
 * @throws Error from each link when the table has no such page: an unknown page does not build.
 */
export function createLinks(routes: readonly Route[], url: string, language?: string): Links {
	const { origin, basePath } = siteAddress(url);
	const [main] = routes;
	const own = routes.filter((route) => route.language === (language ?? main?.language));
	const ofMain = routes.filter((route) => route.language === main?.language);
	const byName = new Map([...ofMain, ...own].map((route) => [nameOf(route), route]));
	const paths = new Map<string, string>();
	for (const { path: known } of routes) paths.set(known, known);
	for (const { source, path: known } of own) paths.set(source, known);
	const isTranslation = own[0]?.language !== main?.language;

	const find = (name: string): Route => {
		const route = byName.get(name);
		if (route === undefined) throw new Error(`A link points to the page "${name}", and the route table has no such page.`);
		return route;
	};
	const path = (target: string): string => {
		const [, page = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target) ?? [];
		const found = paths.get(page);
		if (found !== undefined) return `${basePath}${found}${rest}`;
		// A translation may be older than the page's new name: its link leads to the nearest page above.
		if (isTranslation && page.startsWith("/") && page !== "/") return path(page.slice(0, page.lastIndexOf("/")) || "/");
		throw new Error(`A link points to "${target}", and the route table has no such page.`);
	};
	const named = (name: string) => `${basePath}${find(name).path}`;
	return {
		page: named,
		route: find,
		service: (service) => named(`service ${typeof service === "string" ? service : service.slug}`),
		county: (slug) => named(`county ${slug}`),
		town: (town) => named(`town ${typeof town === "string" ? town : town.id}`),
		symptom: (branch) => named(`symptom ${typeof branch === "string" ? branch : branch.slug}`),
		howTo: (howTo) => named(`howTo ${typeof howTo === "string" ? howTo : howTo.slug}`),
		message: (subject, message) => `${named("contact")}#${new URLSearchParams({ subject, message })}`,
		quote: (about) => `${named("contact")}#${new URLSearchParams(about)}`,
		legal: (page) => named(`legal ${page}`),
		path,
		exact: (target) => `${basePath}${target}`,
		file: (file) => `${basePath}/${file}`,
		absolute: (target) => `${origin}${path(target)}`,
	};
}
