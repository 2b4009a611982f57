import { geoAzimuthalEquidistant } from "d3-geo";
import { earthRadius } from "../../site/distance.ts";
import type { Band, DotStyle, Ground, MapFocus, Maps, MapView, SiteMaps } from "../../site/maps.ts";
import type { Site, Town } from "../../site/site.ts";
import { boundsOf, grow, type Point, unitsPerMile } from "./geometry.ts";
import { type Lens, type MapTown, planGround, type Region } from "./ground.ts";
import { type Project, planOutlines } from "./outlines.ts";
import { planRoads, planWays } from "./roads.ts";
import { planView } from "./views.ts";

/**
 * Plans a site's maps. All languages share the geography and the backgrounds. `view` plans the map
 * of one page when that page is rendered.
 */
export function planMaps(site: Site): SiteMaps {
	const country = planCountry(site);
	const grounds = new Map<string, Ground>();
	const mapsOf = (one: Site): Maps => {
		const region = planRegion(one, country);
		// Remember each view, because a page shows its map twice.
		const views = new Map<unknown, MapView | undefined>();
		return {
			region: one.business.region,
			counties: one.counties.map(({ slug, name }) => ({ slug, name })),
			baseName:
				[...one.towns.values()].find(({ isBase }) => isBase)?.name ?? one.business.address.city,
			bands: region.bands,
			view(focus: MapFocus): MapView | undefined {
				const groundOf = (lens: Lens, slugs: readonly string[]): Ground => {
					const key = [lens.width, ...Object.values(lens.frame), ...slugs].join(" ");
					const ground = grounds.get(key) ?? planGround(region, lens, slugs);
					grounds.set(key, ground);
					return ground;
				};
				const [key] = focus === "all" ? [focus] : Object.values(focus);
				if (!views.has(key)) views.set(key, planView(region, groundOf, focus));
				return views.get(key);
			},
		};
	};
	const translated = site.translations.map((one) => [one.speech.language, mapsOf(one)] as const);
	return { ...mapsOf(site), translations: new Map(translated) };
}

type Country = ReturnType<typeof planCountry>;

/**
 * Projects the site's geography to map units. The azimuthal equidistant projection keeps the
 * distances from the office exact.
 */
function planCountry(site: Site) {
	const [latitude, longitude] = site.business.coordinates;
	const projection = geoAzimuthalEquidistant()
		.rotate([-longitude, -latitude])
		.translate([0, 0])
		.scale(unitsPerMile * earthRadius);
	const project: Project = (east, north) => projection([east, north]) ?? [0, 0];
	const unproject = ([x, y]: Point): Point => projection.invert?.([x, y]) ?? [0, 0];
	const base = project(longitude, latitude);
	// Draw the dot of the office's town at the office, not at the town's coordinates.
	const placeOf = (town: Town): Point =>
		town.isBase || !town.coordinates ? base : project(town.coordinates[1], town.coordinates[0]);
	const bounds = boundsOf([base, ...placedTowns(site).map(placeOf)]);
	// Include land beyond the outermost towns, because the maps of these towns show it.
	const margin = 0.4 * Math.max(bounds.width, bounds.height) + 15 * unitsPerMile;
	const outlines = planOutlines(site, project, unproject, grow(bounds, margin));
	const roads = planRoads(site.landmarks?.roads ?? [], project);
	return { base, placeOf, project, ...outlines, roads, wayTo: planWays(roads, base) };
}

const placedTowns = ({ towns }: Pick<Site, "towns">): readonly Town[] =>
	[...towns.values()].filter((town) => town.coordinates !== undefined);

export function planRegion(site: Site, country: Country = planCountry(site)): Region {
	const bands = bandsOf(site);
	const towns = placedTowns(site).map(
		(town): MapTown => ({ town, at: country.placeOf(town), dot: dotOf(town, bands) }),
	);
	const waters = (site.landmarks?.waters ?? []).map(({ name, at }) => ({
		name,
		at: country.project(...at),
	}));
	return {
		...country,
		site,
		bands,
		waters,
		baseTown: towns.find(({ dot }) => dot === "base"),
		towns: new Map(towns.map((town) => [town.town.id, town])),
	};
}

/**
 * The entries of the legend: the bands of response times on the areas page. The third band and all
 * later ones become one entry, "far".
 */
function bandsOf(site: Site): readonly Band[] {
	const items = site.pages.areas.bands?.items ?? [];
	const [near, middle, ...far] = items.map(({ minutes }) => minutes);
	const farthest: [number, number][] = far[0] ? [[far[0][0], far.at(-1)?.[1] ?? 0]] : [];
	return [near, middle, ...farthest].flatMap((minutes, index) =>
		minutes ? [{ dot: (["near", "middle", "far"] as const)[index] ?? "far", minutes }] : [],
	);
}

function dotOf({ isBase, responseMinutes }: Town, bands: readonly Band[]): DotStyle {
	if (isBase) return "base";
	if (responseMinutes === undefined) return "near";
	const [low, high] = responseMinutes;
	return (
		(bands.find(({ minutes }) => (low + high) / 2 <= minutes[1]) ?? bands.at(-1))?.dot ?? "far"
	);
}
