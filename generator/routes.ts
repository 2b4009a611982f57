import type { PageName } from "../data/schema.ts";
import type { County, Service, Site, Town } from "./site.ts";

/** A route's path: starts with a slash, ends with none but "/" itself, and is the page's canonical path. */
export type RoutePath = string & { readonly brand: "RoutePath" };

/** A step of the trail above a page's heading. */
export interface Crumb {
	readonly name: string;
	readonly path: RoutePath;
}

interface RouteBase {
	readonly path: RoutePath;
	/** Where the page is written: "areas/pasco/trinity.html". */
	readonly file: string;
	/** The text of <title>, brand included where it fits. */
	readonly title: string;
	/** Short name for breadcrumbs, sitemap and links. */
	readonly name: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** YYYY-MM-DD where the data says when the page last changed. */
	readonly updated: string | undefined;
	/** False for 404, 500 and the thank-you page: `noindex`, no canonical, in no sitemap. */
	readonly indexed: boolean;
	/** From the top of the site down to the page itself. */
	readonly crumbs: readonly Crumb[];
}

/** One page of the site. What a kind of page shows beyond the site's shared data comes with its route. */
export type Route = RouteBase &
	(
		| { readonly kind: "home" }
		| { readonly kind: "services" }
		| { readonly kind: "service"; readonly service: Service }
		| { readonly kind: "areas" }
		| { readonly kind: "county"; readonly county: County }
		| { readonly kind: "town"; readonly town: Town; readonly county: County }
		| { readonly kind: "about" }
		| { readonly kind: "contact" }
		| { readonly kind: "sent" }
		| { readonly kind: "faq" }
		| { readonly kind: "testimonials" }
		| { readonly kind: "sitemap" }
		| { readonly kind: "legal"; readonly page: "privacy-policy" | "terms-of-service" }
		| { readonly kind: "notFound" }
		| { readonly kind: "error" }
	);

export type RouteKind = Route["kind"];
export type RouteOf<K extends RouteKind> = Extract<Route, { kind: K }>;

const routePath = (path: string): RoutePath => path as RoutePath;

/** Longest title that search results show whole on most screens (facts: about 580 px). */
const titleLength = 65;

/**
 * Every page of the site, from the data alone: the one table that navigation, breadcrumbs, sitemaps, canonical URLs,
 * links and tests read.
 */
export function planRoutes(site: Site): readonly Route[] {
	const { business, pages } = site;
	const home: Crumb = { name: "Home", path: routePath("/") };
	const branded = (title: string) => (`${title} | ${business.shortName}`.length <= titleLength ? `${title} | ${business.shortName}` : title);

	const page = (name: PageName, path: string, label: string, above: readonly Crumb[] = [home]): RouteBase => {
		const data = pages[name];
		return {
			path: routePath(path),
			file: path === "/" ? "index.html" : `${path.slice(1)}.html`,
			title: branded(data.title),
			name: label,
			description: data.description,
			keywords: data.keywords ?? [],
			updated: data.updated,
			indexed: name !== "404" && name !== "500" && name !== "contact/sent",
			crumbs: [...above, { name: label, path: routePath(path) }],
		};
	};

	const services = page("services", "/services", "Services");
	const areas = page("areas", "/areas", "Service Areas");
	const contact = page("contact", "/contact", "Contact");

	const servicePages = site.services.map((service): Route => {
		const path = `/services/${service.slug}`;
		return {
			kind: "service",
			service,
			path: routePath(path),
			file: `services/${service.slug}.html`,
			title: branded(service.title),
			name: service.name,
			description: service.description,
			keywords: service.keywords ?? [],
			updated: service.updated,
			indexed: true,
			crumbs: [...services.crumbs, { name: service.name, path: routePath(path) }],
		};
	});

	const areaPages = site.counties.flatMap((county): Route[] => {
		const path = `/areas/${county.slug}`;
		const crumbs = [...areas.crumbs, { name: county.name, path: routePath(path) }];
		const countyPage: Route = {
			kind: "county",
			county,
			path: routePath(path),
			file: `areas/${county.slug}.html`,
			title: branded(county.title),
			name: county.name,
			description: county.description,
			keywords: county.keywords ?? [],
			updated: county.updated,
			indexed: true,
			crumbs,
		};
		const towns = county.towns.map((town): Route => {
			const townPath = `${path}/${town.slug}`;
			return {
				kind: "town",
				town,
				county,
				path: routePath(townPath),
				file: `areas/${town.id}.html`,
				// The pattern of the specification, section 2, "City pages".
				title: `Garage Door Repair & Installation in ${town.name}, FL | ${business.shortName}`,
				name: town.name,
				description: `Professional garage door repair, installation, and maintenance services in ${town.name}, FL. Fast response times and expert technicians serving all neighborhoods.`,
				keywords: ["garage door repair", "garage door installation", "garage door service", "broken spring repair"].map((keyword) => `${keyword} ${town.name}`),
				updated: town.updated,
				indexed: true,
				crumbs: [...crumbs, { name: town.name, path: routePath(townPath) }],
			};
		});
		return [countyPage, ...towns];
	});

	const routes: Route[] = [
		{ ...page("home", "/", "Home", []), kind: "home" },
		{ ...services, kind: "services" },
		...servicePages,
		{ ...areas, kind: "areas" },
		...areaPages,
		{ ...page("about", "/about", "About Us"), kind: "about" },
		{ ...contact, kind: "contact" },
		{ ...page("contact/sent", "/contact/sent", "Message sent", contact.crumbs), kind: "sent" },
		{ ...page("faq", "/faq", "FAQ"), kind: "faq" },
		{ ...page("testimonials", "/testimonials", "Testimonials"), kind: "testimonials" },
		{ ...page("sitemap", "/sitemap", "Sitemap"), kind: "sitemap" },
		{ ...page("privacy-policy", "/privacy-policy", "Privacy Policy"), kind: "legal", page: "privacy-policy" },
		{ ...page("terms-of-service", "/terms-of-service", "Terms of Service"), kind: "legal", page: "terms-of-service" },
		{ ...page("404", "/404", "Page not found"), kind: "notFound" },
		{ ...page("500", "/500", "Error"), kind: "error" },
	];
	return Object.freeze(routes);
}
