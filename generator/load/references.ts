import { planRoutes } from "../site/routes.ts";
import type { Site, TownId } from "../site/site.ts";
import type { DataFile } from "./dataFile.ts";
import type { Findings } from "./findings.ts";

/** What refers to something in another file, or must stand once in all of them. */
export function checkReferences(site: Site, files: readonly DataFile[], folder: string, findings: Findings): void {
	const { report } = findings;
	const { business, pages, counties, services } = site;
	const townList = `Use a town's county and file name, e.g. "${site.towns.keys().next().value ?? "county/town"}"; they are in ${folder}/areas.`;
	const checkTown = (name: string, path: readonly PropertyKey[], id: string) => {
		if (!site.towns.has(id as TownId)) report(name, path, id, "a town that exists", townList);
	};
	for (const [index, id] of pages.home.serving.towns.entries()) checkTown("home", ["serving", "towns", index], id);
	for (const [index, id] of pages.home.response.towns.entries()) checkTown("home", ["response", "towns", index], id);
	for (const [index, { town }] of pages.testimonials.items.entries()) checkTown("testimonials", ["items", index, "town"], town);

	if (services.length === 0) report("services/", [], 0, "at least one service", `Each is a file in ${folder}/services.`);
	const [base, ...otherBases] = [...site.towns.values()].filter((town) => town.isBase);
	if (!base) report("areas/", [], 0, "exactly one town with isBase: true", "Set it in the one town that the office is in.");
	for (const { id } of otherBases)
		report(`areas/${id}`, ["isBase"], true, `one base in all (also ${base?.id})`, "Keep isBase: true in the one town that the office is in.");

	/** @param nameOf the file of an item */
	const checkUnique = <T, K extends keyof T & string>(items: readonly T[], key: K, nameOf: (item: T) => string, what: string) => {
		const seen = new Map<T[K], T>();
		for (const item of items) {
			const other = seen.get(item[key]);
			if (other) report(nameOf(item), [key], item[key], `a ${what} that stands once (also in ${folder}/${nameOf(other)}.yaml)`, "Change one of the two.");
			else seen.set(item[key], item);
		}
	};
	const serviceFile = ({ slug }: { readonly slug: string }) => `services/${slug}`;
	const countyFile = ({ slug }: { readonly slug: string }) => `areas/${slug}`;
	checkUnique(services, "order", serviceFile, "place in the order");
	checkUnique(services, "name", serviceFile, "service's name");
	checkUnique(counties, "order", countyFile, "place in the order");
	for (const { towns } of counties) checkUnique(towns, "name", ({ id }) => `areas/${id}`, "town's name");

	business.placeholders.forEach(({ field }, index) => {
		if (!Object.hasOwn(business, field))
			report("business", ["placeholders", index, "field"], field, "a field of this file", "Correct the name, or remove the line.");
	});
	checkLinks(site, files, findings);
}

/** Links that data writes, and redirects, lead to pages that exist. */
function checkLinks(site: Site, files: readonly DataFile[], { report }: Findings): void {
	const known = new Set<string>(planRoutes(site).map(({ path }) => path));
	const fix = "Use a page's path without .html, a slash at the end or the domain; /sitemap lists them.";
	const leadsNowhere = (target: string) => !known.has(target.replace(/[?#].*$/, ""));
	for (const { name, links } of files) {
		for (const { target, path } of links) if (leadsNowhere(target)) report(name, path, target, "a link to a page that exists", fix);
	}
	const sources = new Set<string>();
	site.redirects.forEach(({ from, to }, index) => {
		// Many hosts treat upper and lower case alike, and all lead from .html to the page itself.
		if (known.has(from.toLowerCase().replace(/(?:\/index)?(?:\.html)?$/, "") || "/"))
			report("redirects", [index, "from"], from, "a path that no page has", "Remove the redirect: a page stands there.");
		if (sources.has(from)) report("redirects", [index, "from"], from, "a path that stands once", "Remove one of the two redirects.");
		sources.add(from);
		if (leadsNowhere(to)) report("redirects", [index, "to"], to, "a page that exists", fix);
	});
}
