import { geoDistance } from "d3-geo";
import type { Business, CountyData, Facts, PageData, PageName, ServiceData, TownData } from "../../data/schema.ts";
import { pageSchemas } from "../../data/schema.ts";
import { DataProblems, formatField, type Problem, showValue } from "../problems.ts";
import { formatHours, formatPhone } from "../site/formats.ts";
import { planRoutes } from "../site/routes.ts";
import type { County, Service, Site, Town, TownId } from "../site/site.ts";
import { assembleAnswers } from "./assembleAnswers.ts";
import { fillFacts } from "./fillFacts.ts";
import type { DataFile } from "./loadSite.ts";
import { markdownLinks } from "./markdownLinks.ts";
import { planClock } from "./planClock.ts";

/** Mean radius of the earth in miles (https://en.wikipedia.org/wiki/Earth_radius#Arithmetic_mean_radius). */
const earthRadius = 3958.8;

/**
 * Makes one site of the files: fills in the facts, resolves what refers to what, and checks that it does.
 *
 * @param files every file of the folder, each valid by itself
 * @param folder the data folder, for messages
 * @param buildDate YYYY-MM-DD
 * @throws DataProblems with everything that does not fit together
 */
export function assembleSite(files: readonly DataFile[], folder: string, buildDate: string): Site {
	const problems: Problem[] = [];
	const byName = new Map(files.map((file) => [file.name, file]));
	const report = (name: string, path: readonly PropertyKey[], got: unknown, expected: string, fix: string) => {
		const file = byName.get(name);
		problems.push({
			file: file?.file ?? `${folder}/${name}`,
			...file?.locate(path),
			field: path.length > 0 ? formatField(path) : undefined,
			got: showValue(got),
			expected,
			fix,
		});
	};

	const business = byName.get("business")?.value as Business;
	const overYears = Math.max(0, Math.floor((Number(buildDate.slice(0, 4)) - business.founded - 1) / 5) * 5);
	const unknownFact = (name: string) => (fact: string, path: readonly PropertyKey[]) =>
		report(name, path, `{${fact}}`, "the name of a fact", `Use one of the names in ${folder}/facts.yaml, or add it there.`);
	const computed = computedFacts(business, buildDate, overYears);
	// Facts may use what is computed, but not one another.
	const written = fillFacts(byName.get("facts")?.value as Facts, computed, unknownFact("facts"));
	for (const [fact, value] of Object.entries(written)) {
		if (computed.has(fact) || fact === formNote) report("facts", [fact], value, "a name that is not computed already", "Rename the fact, or remove it.");
	}
	const facts = new Map([...Object.entries(written), ...computed]);
	const privacy = byName.get("privacy-policy")?.value as PageData<"privacy-policy">;
	facts.set(
		formNote,
		fillFacts(privacy.providerNotes[business.form.provider], facts, () => {}),
	);
	const factsKey = JSON.stringify([...facts]);
	const filled = <T>(name: string): T => {
		const value = byName.get(name)?.value as object;
		const before = filledBefore.get(value);
		if (before?.facts === factsKey) return before.filled as T;
		const known = problems.length;
		const result = fillFacts(value, facts, unknownFact(name));
		if (problems.length === known) filledBefore.set(value, { facts: factsKey, filled: result });
		return result as T;
	};
	const namesIn = (pattern: RegExp) => files.map(({ name }) => name).filter((name) => pattern.test(name));

	const services = namesIn(/^services\/[^/]+$/)
		.map((name): Service => Object.freeze({ ...filled<ServiceData>(name), slug: name.slice("services/".length) }))
		.sort((a, b) => a.order - b.order);
	const countyFiles = namesIn(/^areas\/[^/]+$/);
	const townNames = namesIn(/^areas\/[^/]+\/[^/]+$/);

	for (const name of [...services.map(({ slug }) => `services/${slug}`), ...countyFiles]) {
		if (!/\/[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
			report(name, [], name.slice(name.indexOf("/") + 1), "lower-case words joined by hyphens", "Rename the file: its name is the page's address.");
	}
	if (countyFiles.length === 0) report("areas/", [], 0, "at least one county", `Each is a file in ${folder}/areas.`);

	const idBySlug = new Map<string, TownId>();
	for (const name of townNames) {
		const id = name.slice("areas/".length) as TownId;
		const slug = id.slice(id.indexOf("/") + 1);
		const other = idBySlug.get(slug);
		if (other) report(name, [], slug, `a town's file name that stands once in all counties (also ${other})`, "Rename one of the two files.");
		idBySlug.set(slug, id);
		if (!/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
			report(name, [], id, "lower-case words joined by hyphens", "Rename the file or folder: its name is the page's address.");
		if (!byName.has(name.slice(0, name.lastIndexOf("/"))))
			report(name, [], id, "a county's file beside its folder", `Add ${folder}/areas/${id.split("/")[0]}.yaml, or move the town.`);
	}

	const [officeLatitude, officeLongitude] = business.coordinates;
	const toTown = (name: string, countyName: string): Town => {
		const data = filled<TownData>(name);
		const id = name.slice("areas/".length) as TownId;
		const [countySlug = "", slug = ""] = id.split("/");
		const [latitude, longitude] = data.coordinates;
		return Object.freeze({
			...data,
			id,
			slug,
			countySlug,
			countyName,
			miles: Math.round(geoDistance([officeLongitude, officeLatitude], [longitude, latitude]) * earthRadius),
			neighbors: Object.freeze(
				data.nearby.flatMap((near, index) => {
					const found = idBySlug.get(near);
					if (!found || found === id)
						report(name, ["nearby", index], near, "the slug of another town", `Use the name of a file in ${folder}/areas, without its ending.`);
					return found ?? [];
				}),
			),
		});
	};

	const counties = countyFiles
		.map((name): County => {
			const data = filled<CountyData>(name);
			const slug = name.slice("areas/".length);
			const towns = townNames.filter((town) => town.startsWith(`${name}/`)).map((town) => toTown(town, data.name));
			if (towns.length === 0) report(name, [], 0, "at least one town", `Add a town as ${folder}/areas/${slug}/its-name.yaml.`);
			data.cards.forEach((card, index) => {
				if (!towns.some((town) => town.slug === card))
					report(name, ["cards", index], card, `the slug of a town in ${folder}/areas/${slug}`, "Correct the slug, or add the town's file.");
			});
			const rank = (town: Town) => (data.cards.includes(town.slug) ? data.cards.indexOf(town.slug) : data.cards.length);
			return Object.freeze({ ...data, slug, towns: Object.freeze(towns.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))) });
		})
		.sort((a, b) => a.order - b.order);

	const towns = counties.flatMap((county) => county.towns);
	const site: Site = Object.freeze({
		...assembleAnswers(new Set(byName.keys()), { towns, services, facts: written, folder, filled, report }),
		business: filled<Business>("business"),
		facts: written,
		counties: Object.freeze(counties),
		services: Object.freeze(services),
		towns: new Map(towns.map((town) => [town.id, town] as const)),
		pages: Object.freeze(Object.fromEntries((Object.keys(pageSchemas) as PageName[]).map((name) => [name, filled(name)]))) as Site["pages"],
		team: filled<Site["team"]>("team"),
		certifications: filled<Site["certifications"]>("certifications"),
		townServices: filled<Site["townServices"]>("town-services"),
		redirects: filled<Site["redirects"]>("redirects"),
		buildDate,
		clock: isTimeZone(business.timeZone) ? planClock(business.timeZone, Number(buildDate.slice(0, 4))) : [],
		overYears,
	});
	checkReferences(site, files, folder, report);
	if (problems.length > 0) throw new DataProblems(problems);
	return site;
}

/** A file's value with its facts, for `npm run dev`: of ten thousand files one has changed. */
const filledBefore = new WeakMap<object, { readonly facts: string; readonly filled: unknown }>();

type Report = (name: string, path: readonly PropertyKey[], got: unknown, expected: string, fix: string) => void;

/** The fact that takes its text from privacy-policy.md, where the one that names the form's provider stands. */
const formNote = "formProviderNote";

function computedFacts(business: Business, buildDate: string, overYears: number): ReadonlyMap<string, string> {
	return new Map([
		["brand", business.name],
		["shortBrand", business.shortName],
		["phone", formatPhone(business.phone)],
		["email", business.email],
		["street", business.address.street],
		["city", business.address.city],
		["founded", String(business.founded)],
		["years", String(overYears)],
		["year", buildDate.slice(0, 4)],
		["license", business.licenseNumber],
		["hours", formatHours(business.hours)],
	]);
}

/** What refers to something in another file, or must be unique across files. */
function checkReferences(site: Site, files: readonly DataFile[], folder: string, report: Report): void {
	const { business, pages, counties, services } = site;
	const towns = [...site.towns.values()];
	const townList = `Use a town's county and file name, e.g. "pasco/trinity"; they are in ${folder}/areas.`;
	const checkTown = (name: string, path: readonly PropertyKey[], id: string) => {
		if (!site.towns.has(id as TownId)) report(name, path, id, "a town that exists", townList);
	};
	for (const [index, id] of pages.home.serving.towns.entries()) checkTown("home", ["serving", "towns", index], id);
	for (const [index, id] of pages.home.response.towns.entries()) checkTown("home", ["response", "towns", index], id);
	for (const [index, { town }] of pages.testimonials.items.entries()) checkTown("testimonials", ["items", index, "town"], town);
	const featured = pages.testimonials.items.filter((item) => item.featured).length;
	if (featured !== 3) report("testimonials", ["items"], featured, "exactly three with featured: true", "The home page shows three testimonials: mark as many.");

	const [base, ...otherBases] = towns.filter((town) => town.isBase);
	if (!base) report("areas/", [], 0, "exactly one town with isBase: true", "Set it in the one town that the office is in.");
	for (const { id } of otherBases)
		report(`areas/${id}`, ["isBase"], true, `one base in all (also ${base?.id})`, "Keep isBase: true in the one town that the office is in.");
	const checkUnique = <T>(
		items: readonly T[],
		key: (item: T) => string | number,
		place: (item: T, index: number) => [string, readonly PropertyKey[]],
		what: string,
	) => {
		const seen = new Set<string | number>();
		items.forEach((item, index) => {
			if (seen.has(key(item))) report(...place(item, index), key(item), `a ${what} that stands once`, `Change one of the two.`);
			seen.add(key(item));
		});
	};
	checkUnique(
		services,
		({ order }) => order,
		({ slug }) => [`services/${slug}`, ["order"]],
		"place in the order",
	);
	checkUnique(
		services,
		({ name }) => name,
		({ slug }) => [`services/${slug}`, ["name"]],
		"service's name",
	);
	checkUnique(
		counties,
		({ order }) => order,
		({ slug }) => [`areas/${slug}`, ["order"]],
		"place in the order",
	);
	checkUnique(
		pages.faq.sections,
		({ id }) => id,
		(_, index) => ["faq", ["sections", index, "id"]],
		"section id",
	);
	const faqQuestions = pages.faq.sections.flatMap(({ questions }, section) =>
		questions.map(({ question }, index) => ({ question, path: ["sections", section, "questions", index, "question"] })),
	);
	checkUnique(
		faqQuestions,
		({ question }) => question,
		({ path }) => ["faq", path],
		"question",
	);
	checkUnique(
		pages.home.serving.towns,
		(id) => id,
		(_, index) => ["home", ["serving", "towns", index]],
		"town",
	);
	checkUnique(
		pages.home.response.towns,
		(id) => id,
		(_, index) => ["home", ["response", "towns", index]],
		"town",
	);
	for (const { slug, cards, towns } of counties) {
		checkUnique(
			cards,
			(card) => card,
			(_, index) => [`areas/${slug}`, ["cards", index]],
			"town",
		);
		checkUnique(
			towns,
			({ name }) => name,
			({ id }) => [`areas/${id}`, ["name"]],
			"town's name",
		);
	}
	for (const town of towns) {
		checkUnique(
			town.zips,
			(zip) => zip,
			(_, index) => [`areas/${town.id}`, ["zips", index]],
			"ZIP code",
		);
		checkUnique(
			town.neighborhoods,
			(name) => name,
			(_, index) => [`areas/${town.id}`, ["neighborhoods", index]],
			"neighborhood",
		);
		checkUnique(
			town.questions,
			({ question }) => question,
			(_, index) => [`areas/${town.id}`, ["questions", index, "question"]],
			"question",
		);
		checkUnique(
			town.nearby,
			(near) => near,
			(_, index) => [`areas/${town.id}`, ["nearby", index]],
			"neighbor",
		);
	}

	if (services.length === 0) report("services/", [], 0, "at least one service", `Each is a file in ${folder}/services.`);
	const days = business.hours.flatMap((group) => group.days);
	if (days.length !== 7 || new Set(days).size !== 7) report("business", ["hours"], days, "each day of the week once", "List all seven days over the groups.");
	business.hours.forEach((group, index) => {
		if (group.opens >= group.closes) report("business", ["hours", index, "closes"], group.closes, "a time after opening", `Opening is at ${group.opens}.`);
	});
	if (!isTimeZone(business.timeZone)) report("business", ["timeZone"], business.timeZone, "a time zone's name", 'Use an IANA name such as "America/New_York".');
	business.placeholders.forEach(({ field }, index) => {
		if (!Object.hasOwn(business, field))
			report("business", ["placeholders", index, "field"], field, "a field of this file", "Correct the name, or remove the line.");
	});

	checkLinks(site, files, report);
}

/** Links that data writes, and redirects, lead to pages that exist. */
function checkLinks(site: Site, files: readonly DataFile[], report: Report): void {
	const routes = planRoutes(site);
	const known = new Set<string>(routes.map(({ path }) => path));
	const fix = "Use a page's path without .html, a slash at the end or the domain; /sitemap lists them.";
	for (const { name, value } of files) {
		for (const { target, path } of linksIn(value as object))
			if (!known.has(target.replace(/[?#].*$/, ""))) report(name, path, target, "a link to a page that exists", fix);
	}
	const sources = new Set<string>();
	site.redirects.forEach(({ from, to }, index) => {
		// Many hosts treat upper and lower case alike, and all lead from .html to the page itself.
		if (known.has(from.toLowerCase().replace(/(?:\/index)?(?:\.html)?$/, "") || "/"))
			report("redirects", [index, "from"], from, "a path that no page has", "Remove the redirect: a page stands there.");
		if (sources.has(from)) report("redirects", [index, "from"], from, "a path that stands once", "Remove one of the two redirects.");
		sources.add(from);
		if (!known.has(to.replace(/[?#].*$/, ""))) report("redirects", [index, "to"], to, "a page that exists", fix);
	});
}

interface WrittenLink {
	/** As it is written, query and fragment included. */
	readonly target: string;
	readonly path: readonly PropertyKey[];
}

/** As with `filledBefore`. */
const linksBefore = new WeakMap<object, readonly WrittenLink[]>();

/** The links to our own pages in a file's texts. */
function linksIn(file: object): readonly WrittenLink[] {
	const links: WrittenLink[] = [];
	const visit = (value: unknown, path: readonly PropertyKey[]): void => {
		if (typeof value === "string") {
			for (const target of markdownLinks(value, path[0] === "body")) if (!/^(https:\/\/|tel:|mailto:)/.test(target)) links.push({ target, path });
		} else if (typeof value === "object" && value !== null) {
			for (const [key, item] of Object.entries(value)) visit(item, [...path, Array.isArray(value) ? Number(key) : key]);
		}
	};
	const before = linksBefore.get(file);
	if (before) return before;
	visit(file, []);
	linksBefore.set(file, links);
	return links;
}

function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
	} catch {
		return false;
	}
}
