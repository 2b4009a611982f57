import type {
	Business,
	CommercialData,
	HurricaneData,
	PageName,
	PermitsData,
	PricesData,
	Question,
} from "../../schema/schema.ts";
import { formatMinutes } from "./formats.ts";
import type {
	County,
	HowTo,
	HowTos,
	Service,
	Site,
	SymptomBranch,
	Symptoms,
	Town,
	TownSummary,
	Translation,
} from "./site.ts";
import { countyName, fill, inState, plural } from "./words.ts";

/** A canonical path: starts with a slash and ends without one, except for "/". */
export type RoutePath = string & { readonly brand: "RoutePath" };

/** A step of the breadcrumbs. */
export interface Crumb {
	readonly name: string;
	readonly path: RoutePath;
}

interface RouteBase {
	readonly path: RoutePath;
	/** BCP 47: "en-US". */
	readonly language: string;
	/** The page's path in the main language. Texts of all languages link to it by this path. */
	readonly source: RoutePath;
	/** The page in all its languages, this one included. Empty if there is only one. */
	readonly alternates: readonly { readonly language: string; readonly path: RoutePath }[];
	/** The output file: "areas/county/town.html". */
	readonly file: string;
	/** The text of <title>, with the brand if it fits. */
	readonly title: string;
	readonly name: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** YYYY-MM-DD, if the data has it. */
	readonly updated: string | undefined;
	/** False for 404, 500 and the thank-you page: `noindex`, no canonical URL, not in the sitemap. */
	readonly indexed: boolean;
	/** From the home page down to this page. */
	readonly crumbs: readonly Crumb[];
	readonly inNavigation: boolean;
	/** The entry on /sitemap. Undefined only for pages that are hidden from search engines, too. */
	readonly listing:
		| { readonly column: string; readonly block: "pages" | "areas"; readonly name: string }
		| undefined;
	/** The texts of the sharing image. */
	readonly sign: SignText;
	/**
	 * The page's questions, for structured data. Google has shown none since May 2026, so pages that
	 * are short of bytes leave them out.
	 */
	readonly questions: readonly Question[];
	/**
	 * The service that the page is about, for structured data. Undefined: it is about the company.
	 */
	readonly offer: Offer | undefined;
	/** The steps that the page explains, for structured data. */
	readonly instructions: Instructions | undefined;
	/** Whether the page is an article, for structured data. */
	readonly isArticle: boolean;
}

/** Instructions in parts, each with a heading and steps. */
export interface Instructions {
	readonly name: string;
	readonly parts: readonly {
		readonly heading: string;
		readonly items: readonly { readonly title: string; readonly text: string }[];
	}[];
}

/** The texts on the road sign of a sharing image. */
export interface SignText {
	/** Small, at the top: the place, or the kind of page. */
	readonly kicker: string;
	/** Large: the text that is different on every page. */
	readonly title: string;
	/** Below the rule, on the left and on the right. */
	readonly left: string;
	/** "30–45", if the page has response times. */
	readonly minutes?: string;
}

export interface Offer {
	readonly name: string;
	readonly type: string;
	readonly description?: string;
	readonly areas: readonly {
		readonly kind: "City" | "Place" | "AdministrativeArea";
		readonly name: string;
	}[];
}

/** A page of the site. A kind's own data is part of its route. */
export type Route = RouteBase &
	(
		| {
				readonly kind:
					| "home"
					| "services"
					| "areas"
					| "about"
					| "contact"
					| "sent"
					| "faq"
					| "testimonials"
					| "sitemap";
		  }
		| { readonly kind: "notFound" | "error" }
		| { readonly kind: "service"; readonly service: Service }
		| { readonly kind: "county"; readonly county: County }
		| { readonly kind: "town"; readonly town: Town; readonly near: readonly TownSummary[] }
		| { readonly kind: "symptoms"; readonly symptoms: Symptoms }
		| { readonly kind: "symptom"; readonly symptoms: Symptoms; readonly branch: SymptomBranch }
		| { readonly kind: "howTos"; readonly howTos: HowTos }
		| { readonly kind: "howTo"; readonly howTos: HowTos; readonly howTo: HowTo }
		| { readonly kind: "commercial"; readonly commercial: CommercialData }
		| { readonly kind: "permits"; readonly permits: PermitsData }
		| { readonly kind: "hurricane"; readonly hurricane: HurricaneData }
		| { readonly kind: "prices"; readonly prices: PricesData }
		| { readonly kind: "legal"; readonly page: "privacy-policy" | "terms-of-service" }
	);

export type RouteKind = Route["kind"];
export type RouteOf<K extends RouteKind> = Route & { readonly kind: K };

/**
 * Longest title, in characters, that includes the brand. Google names no limit, but cuts at the
 * width of the screen, about 580 pixels on most:
 * https://developers.google.com/search/docs/appearance/title-link
 */
const titleLength = 65;

/** Adds the brand's name, or its short name, or neither, depending on what fits. */
const brandTitle = (title: string, { name, shortName }: Business): string =>
	[`${title} | ${name}`, `${title} | ${shortName}`].find(({ length }) => length <= titleLength) ??
	title;

/** A page's fields in its data file. */
interface PageMeta {
	readonly title: string;
	readonly heading?: string;
	readonly description: string;
	readonly keywords?: readonly string[] | undefined;
	readonly updated?: string | undefined;
}

/** A route's fields that depend on its kind and not on its data file. */
interface Placing
	extends Partial<
		Pick<
			RouteBase,
			"inNavigation" | "indexed" | "questions" | "offer" | "instructions" | "isArticle"
		>
	> {
	readonly above?: readonly Crumb[];
	readonly listing?: Partial<NonNullable<RouteBase["listing"]>>;
	readonly sign?: Partial<SignText>;
}

/**
 * Plans every page in every language, the main language first. Navigation, breadcrumbs, sitemaps,
 * structured data, canonical URLs, links and tests all read this one table.
 */
export function planRoutes(site: Site): readonly Route[] {
	const routes = [site, ...site.translations].flatMap(planLanguage);
	const same = new Map<RoutePath, Route["alternates"]>();
	for (const { source, language, path } of routes)
		same.set(source, [...(same.get(source) ?? []), { language, path }]);
	return Object.freeze(
		routes.map((route) => {
			const alternates = same.get(route.source) ?? [];
			return alternates.length > 1 ? { ...route, alternates } : route;
		}),
	);
}

/** The folder of a path: "/es/404" → "/es/". */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** Translates a path: "/areas/pasco" → "/es/zonas-de-servicio/condado-de-pasco". */
function pathIn(translation: Translation | undefined, path: string): RoutePath {
	if (!translation) return path as RoutePath;
	const names = path.split("/").slice(1).filter(Boolean);
	const parts = names.map(
		(name, depth) => translation.slugs.get(names.slice(0, depth + 1).join("/")) ?? name,
	);
	return `/${[translation.code, ...parts].join("/")}` as RoutePath;
}

function planLanguage(site: Site): readonly Route[] {
	const { business, pages, words, translation } = site;
	const home: Crumb = { name: words.pages.home, path: pathIn(translation, "/") };

	const areaNames =
		site.counties.map(({ name }) => countyName(name, words).short).join(" · ") || business.region;

	const place = (
		source: string,
		name: string,
		{ title, heading = name, description, keywords = [], updated }: PageMeta,
		placing: Placing = {},
	): RouteBase => {
		const {
			above = [home],
			inNavigation = false,
			indexed = true,
			listing,
			sign,
			questions = [],
			offer,
			instructions,
			isArticle = false,
		} = placing;
		const path = pathIn(translation, source);
		return {
			path,
			language: site.speech.language,
			source: source as RoutePath,
			alternates: [],
			file: path === "/" ? "index.html" : `${path.slice(1)}.html`,
			title: brandTitle(title, business),
			name,
			description,
			keywords,
			updated,
			indexed,
			crumbs: [...above, { name, path }],
			inNavigation,
			listing: indexed
				? { column: words.sitemap.mainPages, block: "pages", name, ...listing }
				: undefined,
			sign: { kicker: name, title: heading, left: areaNames, ...sign },
			questions,
			offer,
			instructions,
			isArticle,
		};
	};
	const main = { inNavigation: true } as const;
	const hidden = { indexed: false } as const;
	const single = (name: PageName, label: string, placing?: Placing): RouteBase =>
		place(name === "home" ? "/" : `/${name}`, label, pages[name], placing);
	const legal = (page: "privacy-policy" | "terms-of-service", name: string): Route => ({
		...single(page, name, { sign: { kicker: business.name, title: name } }),
		kind: "legal",
		page,
	});
	const failed = (code: "404" | "500", name: string) =>
		single(code, name, { ...hidden, sign: { kicker: code } });

	const served = servedAreas(site);
	const services = single("services", words.pages.services, main);
	const servicePages = site.services.map(
		(service): Route => ({
			...place(`/services/${service.slug}`, service.name, service, {
				above: services.crumbs,
				listing: { column: words.sitemap.services },
				sign: { kicker: services.name, title: service.name },
				questions: service.questions.items,
				offer: {
					name: service.name,
					type: service.name,
					description: service.description,
					areas: served,
				},
			}),
			kind: "service",
			service,
		}),
	);

	const areas = single("areas", words.pages.areas, main);
	const { trade, commercialTrade } = words.structuredData;
	const planTown = (
		town: Town,
		above: readonly Crumb[],
		listing: NonNullable<Placing["listing"]>,
		kicker: string,
	): Route => {
		const base = place(`/areas/${town.id}`, town.name, townMeta(town, site), {
			above,
			listing,
			sign: {
				kicker,
				...(business.promises.sameDay && { left: words.promises.sameDayShort }),
				minutes: formatMinutes(town.responseMinutes),
			},
			// A town's page is about the service in the town. The business has only one address.
			offer: {
				name: fill(words.town.heading, { town: town.name }),
				type: trade,
				areas: [townArea(town, site)],
			},
		});
		// Specification, section 2, "City pages".
		const title = fill(words.town.title, {
			town: town.name,
			state: business.address.state,
			brand: business.name,
		});
		const near = town.neighbors.flatMap((id) => summaries.get(id) ?? []);
		return { ...base, title, kind: "town", town, near };
	};
	const summaries = new Map(
		[...site.towns.values()].map(({ id, name, isBase, responseMinutes }) => [
			id,
			{ id, name, isBase, responseMinutes },
		]),
	);
	/** Towns that have a page in this language. */
	const ownTowns = (towns: Iterable<Town>) =>
		[...towns].filter(({ id }) => !translation || translation.names.has(`areas/${id}`));
	const planCounty = (county: County): readonly Route[] => {
		const listing = { column: county.name, block: "areas" } as const;
		const { long } = countyName(county.name, words);
		const minutes = county.towns.flatMap((town) => town.responseMinutes);
		const countyRoute = place(`/areas/${county.slug}`, county.name, county, {
			above: areas.crumbs,
			listing: { ...listing, name: fill(words.sitemap.allOf, { place: county.name }) },
			sign: {
				kicker: business.tagline,
				title: long,
				left: plural(words.county.towns, county.towns.length, site.speech),
				minutes: formatMinutes([Math.min(...minutes), Math.max(...minutes)]),
			},
			offer: {
				name: county.heading,
				type: trade,
				areas: [{ kind: "AdministrativeArea", name: inState(county.name, site) }],
			},
		});
		return [
			{ ...countyRoute, kind: "county", county },
			...ownTowns(county.towns).map((town) =>
				planTown(town, countyRoute.crumbs, listing, inState(long, site)),
			),
		];
	};
	const areaPages =
		site.counties.length > 0
			? site.counties.flatMap(planCounty)
			: ownTowns(site.towns.values()).map((town) =>
					planTown(town, areas.crumbs, { column: areas.name, block: "areas" }, business.tagline),
				);

	/** Optional pages, which exist if their files do. */
	const planHelp = (): readonly Route[] => {
		const { symptoms, howTos, commercial, permits, hurricane, prices } = site;
		const help = (column: string): Placing => ({ listing: { column } });
		const routes: Route[] = [];
		if (symptoms) {
			const top = place("/symptoms", words.pages.symptoms, symptoms.page, help(words.sitemap.help));
			routes.push({ ...top, kind: "symptoms", symptoms });
			for (const branch of symptoms.branches) {
				const placing = {
					...help(words.sitemap.symptoms),
					above: top.crumbs,
					sign: { kicker: top.name, title: branch.name },
				};
				routes.push({
					...place(`/symptoms/${branch.slug}`, branch.name, branch, placing),
					kind: "symptom",
					symptoms,
					branch,
				});
			}
		}
		if (howTos) {
			const top = place("/how-to", words.pages.howTos, howTos.page, help(words.sitemap.help));
			routes.push({ ...top, kind: "howTos", howTos });
			for (const howTo of howTos.items) {
				const parts = [howTo.steps ?? [], howTo.more ?? []].flat();
				const placing: Placing = {
					...help(words.sitemap.help),
					above: top.crumbs,
					sign: { kicker: top.name, title: howTo.name },
					instructions: parts.length > 0 ? { name: howTo.heading, parts } : undefined,
				};
				routes.push({
					...place(`/how-to/${howTo.slug}`, howTo.name, howTo, placing),
					kind: "howTo",
					howTos,
					howTo,
				});
			}
		}
		if (commercial) {
			const { heading, description, questions } = commercial;
			const offer = { name: heading, type: commercialTrade, description, areas: served };
			const placing = { ...help(words.sitemap.help), questions: questions.items, offer };
			routes.push({
				...place("/commercial", words.pages.commercial, commercial, placing),
				kind: "commercial",
				commercial,
			});
		}
		const guide: Placing = { ...help(words.sitemap.help), isArticle: true };
		if (permits)
			routes.push({
				...place("/permits", words.pages.permits, permits, guide),
				kind: "permits",
				permits,
			});
		if (hurricane) {
			const placing = { ...guide, questions: hurricane.questions.items };
			routes.push({
				...place("/hurricane", words.pages.hurricane, hurricane, placing),
				kind: "hurricane",
				hurricane,
			});
		}
		if (prices)
			routes.push({
				...place("/prices", words.pages.prices, prices, guide),
				kind: "prices",
				prices,
			});
		return routes;
	};

	const contact = single("contact", words.pages.contact, {
		...main,
		questions: pages.contact.faq.questions,
	});
	const homeSign = { kicker: pages.home.kicker, title: pages.home.headline.join(" ") };
	const routes: readonly Route[] = [
		{ ...single("home", words.pages.home, { ...main, above: [], sign: homeSign }), kind: "home" },
		{ ...services, kind: "services" },
		...servicePages,
		{ ...areas, kind: "areas" },
		...areaPages,
		{
			...single("faq", words.pages.faq, {
				...main,
				questions: pages.faq.sections.flatMap(({ questions }) => questions),
			}),
			kind: "faq",
		},
		{ ...single("about", words.pages.about, main), kind: "about" },
		{ ...contact, kind: "contact" },
		{
			...single("contact/sent", words.pages.sent, { ...hidden, above: contact.crumbs }),
			kind: "sent",
		},
		...planHelp(),
		// Without reviews the page would be empty.
		...(pages.testimonials.items.length > 0
			? [{ ...single("testimonials", words.pages.testimonials), kind: "testimonials" } as const]
			: []),
		{ ...single("sitemap", words.pages.sitemap), kind: "sitemap" },
		legal("privacy-policy", words.pages.privacyPolicy),
		legal("terms-of-service", words.pages.termsOfService),
		{ ...failed("404", words.pages.notFound), kind: "notFound" },
		{ ...failed("500", words.pages.error), kind: "error" },
	];
	if (!translation) return routes;
	const translated = routes.filter(({ source }) =>
		translation.names.has(source === "/" ? "home" : source.slice(1)),
	);
	const paths = new Set(translated.map(({ path }) => path));
	return translated.map((route) => ({
		...route,
		crumbs: route.crumbs.filter(({ path }) => paths.has(path)),
	}));
}

/** Where the company works, for structured data. */
export const servedAreas = (site: Site): Offer["areas"] =>
	site.counties.length > 0
		? site.counties.map(({ name }) => ({ kind: "AdministrativeArea", name: inState(name, site) }))
		: [...site.towns.values()].map((town) => townArea(town, site));

const townArea = ({ name, unincorporated }: Town, site: Site): Offer["areas"][number] => ({
	kind: unincorporated ? "Place" : "City",
	name: inState(name, site),
});

const townMeta = ({ name, updated }: Town, { words, business }: Site): PageMeta => ({
	title: name,
	description: fill(words.town.description, { town: name, state: business.address.state }),
	keywords: words.town.keywords.map((keyword) => fill(keyword, { town: name })),
	updated,
});
