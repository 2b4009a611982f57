import { formatMinutes } from "../../site/formats.ts";
import type { Ground, PlaceName } from "../../site/maps.ts";
import type { County, Town } from "../../site/site.ts";
import { countyName } from "../../site/words.ts";
import {
	boundsOf,
	centerOf,
	contains,
	distance,
	type Frame,
	overlapsAny,
	type Point,
} from "./geometry.ts";
import { type Lens, type MapTown, type Region, toInteger } from "./ground.ts";
import { estimateWidth, placeLabels, type Spot } from "./placeLabels.ts";

export type Names = ReadonlyMap<Town, Spot>;

interface Naming {
	readonly size: number;
	readonly hasMinutes: boolean;
	readonly dots: readonly Point[];
	/**
	 * Areas that names must not cover, in addition to the dots: routes and names that are already
	 * placed.
	 */
	readonly fixed: readonly Frame[];
	readonly edge: Frame;
}

/**
 * Places the towns' names beside their dots, where a name fits. Earlier towns in the list have
 * priority.
 */
export function nameTowns(
	towns: readonly MapTown[],
	{ size, hasMinutes, dots, fixed, edge }: Naming,
): Names {
	const requests = towns.map(({ town, at }) => {
		const minutes = hasMinutes ? town.responseMinutes : undefined;
		const text = minutes ? `${town.name} ${formatMinutes(minutes)}` : town.name;
		return { at, width: estimateWidth(text, size), size };
	});
	const spots = placeLabels(requests, dots, fixed, edge);
	const named = towns.map(({ town }, index) => [town, spots[index]] as const);
	return new Map(named.filter((one): one is [Town, Spot] => one[1] !== undefined));
}

export const boxesOf = (names: Names): Frame[] => [...names.values()].map(({ box }) => box);

interface Placing {
	readonly lens: Lens;
	readonly towns: readonly MapTown[];
	readonly counties: readonly County[];
	readonly ground: Ground;
	/** Occupied areas on wide and narrow screens. `placeNames` adds the areas of names it places. */
	readonly taken: { readonly wide: Frame[]; readonly narrow: Frame[] };
}

/** Places the names of counties, waters, roads and rings where they fit. */
export function placeNames(
	region: Region,
	{ lens, towns, counties, ground, taken }: Placing,
): readonly PlaceName[] {
	const names: PlaceName[] = [];
	type Kind = PlaceName["kind"];
	/** Adds a name if its place is free, and returns whether it was added. */
	const tryAt = (kind: Kind, text: string, width: number, size: number, [x, y]: Point) => {
		const box = { x: x - width / 2 - 3, y: y - 0.8 * size - 2, width: width + 6, height: size + 4 };
		const screens =
			kind === "county" || kind === "water" ? [taken.wide, taken.narrow] : [taken.wide];
		if (!contains(lens.edge, box) || screens.some((frames) => overlapsAny(box, frames)))
			return false;
		for (const frames of screens) frames.push(box);
		names.push({ kind, text, x: toInteger(x), y: toInteger(y) });
		return true;
	};
	for (const county of counties) {
		const text = countyName(county.name, region.site.words).short;
		// A letter of the display font is about 0.62 em wide. Size 35 leaves some room: the largest
		// font size of counties' names in service-map.css is 32.
		const width = 0.62 * text.length * 35;
		rankSpots(lens, towns, county, width).some((spot) => tryAt("county", text, width, 35, spot));
	}
	for (const { name, at } of region.waters)
		tryAt("water", name, 0.6 * name.length * 26, 26, lens.at(at));
	for (const { name, label } of region.roads)
		tryAt("road", name, estimateWidth(name, 12), 12, lens.at(label));
	for (const { count, x, y, radius } of ground.rings) {
		const text = region.site.speech.distances.short.format(count);
		const width = estimateWidth(text, 12);
		for (let angle = 40; angle < 400; angle += 6) {
			const turn = (angle * Math.PI) / 180;
			const spot = [x + radius * Math.cos(turn), y + radius * Math.sin(turn) + 4] as const;
			if (tryAt("ring", text, width, 12, spot)) break;
		}
	}
	return names;
}

/**
 * Ranks positions for a county's name, the best first. At a good position, the towns nearest to the
 * name's start, middle and end are in the county, and the middle of the county's towns is near.
 */
function rankSpots(lens: Lens, towns: readonly MapTown[], county: County, width: number) {
	const dots = towns.map(({ town, at }) => ({ at, isOwn: town.countySlug === county.slug }));
	const ownDots = dots.filter(({ isOwn }) => isOwn);
	if (ownDots.length === 0) return [];
	const middle = centerOf(boundsOf(ownDots.map(({ at }) => at)));
	const spots: { point: Point; score: number }[] = [];
	for (let y = 16; y < lens.height; y += 16) {
		for (let x = 20; x < lens.width; x += 20) {
			const isNearOwnTown = (shift: number) => {
				const far = (dot: { readonly at: Point }) => distance(dot.at, [x + shift * width, y]);
				return dots.reduce((best, dot) => (far(dot) < far(best) ? dot : best)).isOwn;
			};
			const score = [-0.5, 0, 0.5].filter(isNearOwnTown).length * 150 - distance(middle, [x, y]);
			spots.push({ point: [x, y], score });
		}
	}
	return spots.sort((one, other) => other.score - one.score).map(({ point }) => point);
}
