import { readFileSync } from "node:fs";
import { formatHourLines, formatMinutes, formatPhone } from "../../../site/formats.ts";
import { plainText } from "../../../site/markdown.ts";
import { slugOf } from "../../../site/schema/slugOf.ts";
import type { Site, Town } from "../../../site/site.ts";
import { builtSite } from "../../builtSite.ts";
import { planRoutes } from "../../planRoutes.ts";

/** Plans what every page of the other builders shows. */
export function planSite(site: Site) {
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

/** Plans as many pages of towns as asked for. Each names the five towns after it. */
export function planTowns(site: Site, count: number) {
	const towns = [...site.towns.values()].slice(0, count).map((town) => planTown(town, site));
	return towns.map((town, index) => ({
		...town,
		nearby: [1, 2, 3, 4, 5]
			.map((step) => towns[(index + step) % count] ?? town)
			.map(({ path, name, minutes }) => ({ path, name, minutes })),
	}));
}

function planTown(town: Town, { counties, business }: Site) {
	const { name, slug, countySlug } = town;
	const paragraphs = (heading: string, texts: readonly string[]) => ({
		heading,
		paragraphs: texts.map(plainText),
		items: [],
	});
	return {
		path: `/areas/${town.id}`,
		county: countySlug,
		slug,
		name,
		title: `Garage Door Repair & Installation in ${name}, FL | ${business.shortName}`,
		description: `Professional garage door repair, installation, and maintenance services in ${name}, FL.`,
		countyName: counties.find((county) => county.slug === countySlug)?.name ?? "",
		minutes: formatMinutes(town.responseMinutes ?? [0, 0]),
		intro: plainText(town.intro),
		travel: plainText(town.travel),
		sections: [
			paragraphs(town.homes.heading, town.homes.paragraphs),
			{
				heading: town.common.heading,
				paragraphs: [],
				items: town.common.items.map(({ title, text }) => ({ title, text: plainText(text) })),
			},
			...(town.permit
				? [
						paragraphs(
							town.permit.heading,
							[town.permit.howToTell ?? [], town.permit.notes ?? []].flat(),
						),
					]
				: []),
		],
		neighborhoods: town.neighborhoods,
		zips: town.zips,
		questions: town.questions.map(({ question, answer }) => ({
			id: slugOf(question),
			question,
			answer: plainText(answer),
		})),
		drawn: drawnFor(town),
	};
}

/** Returns the HTML of our page of a town, or of the real town that a synthetic one copies. */
export const ourPage = (path: string): string =>
	readFileSync(`${builtSite}${path.replace(/-\d+$/, "")}.html`, "utf8");

/**
 * Returns HTML of our town page that is more than texts: maps, icons, structured data, tags for
 * search and sharing, the menu, the call bar and the printed header. The other builders copy this
 * HTML, so that their pages are as large as ours.
 */
const drawnFor = ({ id }: Town): string =>
	ourPage(`/areas/${id}`)
		.replace(/<style>.*?<\/style>/s, "")
		.match(
			/<svg.*?<\/svg>|<script type="application\/ld\+json">.*?<\/script>|<div class="(?:print-header|site-header__open)".*?<\/div>|<figure>.*?<\/figure>|<aside.*?<\/aside>|<ul class="menu__more">.*?<\/ul>|<(?:meta|link) (?![^>]*stylesheet)[^>]*>/gs,
		)
		?.join("") ?? "";
