import { planMaps, planRegion } from "../../generator/map/maps.ts";
import { milesBetween } from "../../site/distance.ts";
import type { MapFocus } from "../../site/maps.ts";
import type { County, Site, Town, TownId } from "../../site/site.ts";
import { exampleSite } from "./exampleSite.ts";

type Place = [east: number, north: number];
const road = (name: string, label: Place, ...line: Place[]) => ({ name, label, line });
const crossing: Place = [-111.225, 32.42];
const roads = [
	road("I-10", [-111.4, 32.58], [-110.99, 32.25], crossing, [-111.5, 32.65], [-111.7574, 32.8795]),
	road("Tangerine Rd", [-111.08, 32.44], crossing, [-111.1, 32.42], [-110.9665, 32.3909]),
];
export const site: Site = { ...exampleSite, landmarks: { roads, waters: [] } };
export const maps = planMaps(site);
export const region = planRegion(site);
export const towns = [...site.towns.values()];
export const town = (slug: string): Town => towns.find((one) => one.slug === slug) ?? missing(slug);
const missing = (slug: string): never => {
	throw new Error(`The data has no ${slug}.`);
};

export const focusesOf = ({ counties }: Site): readonly (readonly [string, MapFocus])[] => [
	["all counties", "all"],
	...counties.map((county) => [county.name, { county }] as const),
	...counties.flatMap((county) => county.towns.map((one) => [one.name, { town: one }] as const)),
];

/** Returns a company elsewhere, with towns at some places, all in one county. */
export function siteAt(
	office: readonly [number, number],
	places: readonly (readonly [number, number])[],
	countyName = "Nowhere County",
): Site {
	const [first] = site.counties;
	if (!first) throw new Error("The data has no county.");
	const made = places.map(
		(coordinates, index): Town => ({
			...town("marana"),
			id: `county/town-${index}` as TownId,
			slug: `town-${index}`,
			countySlug: "county",
			name: `Town ${index}`,
			coordinates: [...coordinates] as [number, number],
			isBase: index === 0,
			miles: Math.round(milesBetween(office, coordinates)),
			neighbors: places.flatMap((_, other) =>
				other !== index && other < 4 ? [`county/town-${other}` as TownId] : [],
			),
		}),
	);
	const county: County = { ...first, slug: "county", name: countyName, cards: [], towns: made };
	return {
		...site,
		business: { ...site.business, coordinates: [...office] },
		counties: [county],
		towns: new Map(made.map((one) => [one.id, one])),
	};
}
