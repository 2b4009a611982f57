import { readFileSync } from "node:fs";
import { loadSite } from "../../../generator/load/loadSite.ts";
import { formatHourLines, formatMinutes, formatPhone } from "../../../site/formats.ts";
import { plainText } from "../../../site/markdown.ts";
import { slugOf } from "../../../site/schema/slugOf.ts";
import type { Site, Town } from "../../../site/site.ts";
import { planRoutes } from "../../planRoutes.ts";

export type PageData = ReturnType<typeof loadPageData>;

/** Returns the company of data/ with its towns, then copies with a number in each sentence. */
export function loadPageData(count: number) {
	const { site } = loadSite("data", "2026-01-01");
	const real = [...site.towns.values()];
	const towns = Array.from({ length: count }, (_, index) => {
		const town = real[index % real.length];
		if (town === undefined) throw new Error("There are no towns in data/.");
		const county = site.counties.find(({ slug }) => slug === town.countySlug)?.name ?? "";
		return planTown(town, county, index < real.length ? "" : `${index}`, site.business.shortName);
	});
	return {
		site: planSite(site),
		towns: towns.map((town, index) => ({
			...town,
			nearby: [1, 2, 3, 4, 5]
				.map((step) => towns[(index + step) % count] ?? town)
				.map(({ path, name, minutes }) => ({ path, name, minutes })),
		})),
	};
}

function planSite(site: Site) {
	const { business, services, townServices } = site;
	const { name, shortName, tagline, url, email } = business;
	const { street, city, state, zip } = business.address;
	return {
		...{ name, shortName, tagline, url, email, city, street },
		phone: formatPhone(business.phone, site.speech),
		dial: business.phone,
		place: `${city}, ${state} ${zip}`,
		hours: formatHourLines(business.hours, site.speech),
		pages: planRoutes(site).flatMap(({ path, name, inNavigation }) =>
			inNavigation ? { path, name } : [],
		),
		services: services.map(({ slug, name }) => ({ path: `/services/${slug}`, name })),
		offers: [
			{ name: "Residential", items: townServices.residential },
			{ name: "Commercial", items: townServices.commercial },
		],
	};
}

function planTown(town: Town, countyName: string, number: string, shortName: string) {
	const vary = (text: string): string =>
		plainText(text).replaceAll(/\. (?=[A-Z])/g, `${number && ` ${number}`}. `);
	const slug = number === "" ? town.slug : `${town.slug}-${number}`;
	const name = `${town.name} ${number}`.trim();
	return {
		path: `/areas/${town.countySlug}/${slug}`,
		county: town.countySlug,
		slug,
		name,
		title: `Garage Door Repair & Installation in ${name}, FL | ${shortName}`,
		description: `Professional garage door repair, installation, and maintenance services in ${name}, FL.`,
		countyName,
		minutes: formatMinutes(town.responseMinutes ?? [0, 0]),
		intro: vary(town.intro),
		travel: vary(town.travel),
		sections: [
			{ heading: town.homes.heading, paragraphs: town.homes.paragraphs.map(vary), items: [] },
			{
				heading: town.common.heading,
				paragraphs: [],
				items: town.common.items.map(({ title, text }) => ({ title, text: vary(text) })),
			},
			...(town.permit
				? [
						{
							heading: town.permit.heading,
							paragraphs: [town.permit.howToTell ?? [], town.permit.notes ?? []].flat().map(vary),
							items: [],
						},
					]
				: []),
		],
		neighborhoods: town.neighborhoods,
		zips: town.zips,
		questions: town.questions.map(({ question, answer }) => ({
			id: slugOf(question),
			question,
			answer: vary(answer),
		})),
		drawn: drawnFor(town).replaceAll(`>${town.name}<`, `>${name}<`),
	};
}

/**
 * Returns HTML of our town page that is more than texts: maps, icons, structured data, tags for
 * search and sharing, the menu, the call bar and the printed header. The other builders copy this
 * HTML, so that their pages are as large as ours.
 */
function drawnFor({ id }: Town): string {
	const page = readFileSync(`dist/areas/${id}.html`, "utf8").replace(/<style>.*?<\/style>/s, "");
	return [
		...page.matchAll(
			/<svg.*?<\/svg>|<script type="application\/ld\+json">.*?<\/script>|<div class="(?:print-header|site-header__open)".*?<\/div>|<figure>.*?<\/figure>|<aside.*?<\/aside>|<ul class="menu__more">.*?<\/ul>|<(?:meta|link) (?![^>]*stylesheet)[^>]*>/gs,
		),
	]
		.map(([part]) => part)
		.join("");
}
