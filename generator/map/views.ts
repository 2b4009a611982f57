import type { DrawnTown, Ground, Label, MapFocus, MapView } from "../../site/maps.ts";
import type { County, Town } from "../../site/site.ts";
import {
	boundsOf,
	centerOf,
	contains,
	distance,
	type Frame,
	frameAt,
	framesAlong,
	grow,
	overlapsAny,
	type Point,
	unitsPerMile,
} from "./geometry.ts";
import { createLens, drawWay, type Lens, type MapTown, type Region, toInteger } from "./ground.ts";
import { boxesOf, type Names, nameTowns, placeNames } from "./names.ts";
import type { Spot } from "./placeLabels.ts";

/**
 * Font sizes of towns' names on wide and narrow screens, in drawing units. Keep them equal to the
 * sizes in service-map.css.
 */
export const nameSizes = {
	all: { wide: 14, narrow: 25 },
	county: { wide: 16, narrow: 25 },
	town: { wide: 14, narrow: 17 },
};
/** At most this many towns get names, because placing names takes quadratic time. */
const maxNames = 90;
/** The minimum distance between two dots, in drawing units. */
const minDotDistance = 20;
/**
 * The minimum distance between the dots of two major towns. It leaves room for the towns' names on
 * narrow maps.
 */
const minMajorDistance = 50;
/**
 * The minimum distance between dots on narrow maps, in drawing units. It is a finger's width: 44
 * CSS pixels on a screen that is 390 pixels wide.
 */
const minNarrowDistance = 92;
const majorPopulation = 20_000;
const dotRoom = 12;

type GroundOf = (lens: Lens, slugs: readonly string[]) => Ground;

/**
 * Plans the map of all towns, of a county or of a town. Undefined if the data has no coordinates
 * for any of these towns.
 * @param groundOf returns the map's background. The maps of nearby towns may share one.
 */
export function planView(region: Region, groundOf: GroundOf, focus: MapFocus): MapView | undefined {
	if (focus === "all") {
		const all = { towns: [...region.towns.values()], counties: region.site.counties };
		return planOverview(region, groundOf, { ...all, width: 720, size: nameSizes.all });
	}
	if ("county" in focus) {
		const towns = focus.county.towns.flatMap((town) => region.towns.get(town.id) ?? []);
		const counties = [focus.county];
		return planOverview(region, groundOf, { towns, counties, width: 700, size: nameSizes.county });
	}
	const town = region.towns.get(focus.town.id);
	return town && planTownView(region, groundOf, town);
}

interface Overview {
	readonly towns: readonly MapTown[];
	readonly counties: readonly County[];
	/** The width of the drawing. */
	readonly width: number;
	readonly size: { readonly wide: number; readonly narrow: number };
}

/** Plans the map of several towns. */
function planOverview(
	region: Region,
	groundOf: GroundOf,
	{ towns, counties, width, size }: Overview,
): MapView | undefined {
	if (towns.length === 0) return undefined;
	const lens = createLens(overviewFrame(towns), width);
	const slugs = counties.map(({ slug }) => slug);
	const ground = groundOf(lens, slugs);

	const rank = (one: MapTown) => rankOf(one, region);
	const inhabitants = ({ town }: MapTown) => town.population ?? 0;
	const ranked = [...towns].sort(
		(one, other) => rank(one) - rank(other) || inhabitants(other) - inhabitants(one),
	);
	const placed = placeDots(ranked, lens, ranked.filter((town) => rank(town) < 2).length);
	const dots = placed.map(({ at }) => at);
	const namedTowns = placed.slice(0, maxNames);
	const { edge } = lens;
	const wide = nameTowns(namedTowns, { size: size.wide, hasMinutes: true, dots, fixed: [], edge });
	// Narrow maps place names in this order: major towns, then counties and waters, then minor towns
	// with a dot.
	const small = { size: size.narrow, hasMinutes: false, edge };
	const major = namedTowns.filter((town) => rank(town) < 2);
	const majorNames = nameTowns(major, { ...small, dots: major.map(({ at }) => at), fixed: [] });
	const tapped = tappableTowns(namedTowns, majorNames);
	const shown = new Set([...major, ...tapped]);
	const minor = tapped.filter((town) => !major.includes(town));
	const dotFrames = dots.map((dot) => frameAt(dot, 14));
	const taken = {
		wide: [...dotFrames, ...boxesOf(wide)],
		narrow: [...dotFrames, ...boxesOf(majorNames)],
	};
	const named = { towns: namedTowns, counties: counties.length > 1 ? counties : [] };
	const names = placeNames(region, { lens, ground, taken, ...named });
	const around = { dots: [...shown].map(({ at }) => at), fixed: taken.narrow.slice(dots.length) };
	const narrow = new Map([...majorNames, ...nameTowns(minor, { ...small, ...around })]);
	const dotted = new Set(tapped.map(({ town }) => town));
	return { ...ground, way: undefined, names, towns: drawTowns(placed, wide, narrow, dotted) };
}

/** Chooses the towns with a dot on narrow maps: a finger's width apart, and not under a name. */
function tappableTowns(towns: readonly MapTown[], majorNames: Names): readonly MapTown[] {
	const tapped: MapTown[] = [];
	for (const town of towns) {
		const isFar = tapped.every(({ at }) => distance(at, town.at) >= minNarrowDistance);
		const isClear =
			majorNames.has(town.town) ||
			!overlapsAny(frameAt(town.at, minDotDistance), boxesOf(majorNames));
		if (isFar && isClear) tapped.push(town);
	}
	return tapped;
}

/** How important a town is: 0 is the office's town, 1 a major town. */
function rankOf({ town }: MapTown, { site }: Region): 0 | 1 | 2 {
	if (town.isBase) return 0;
	if (town.population !== undefined) return town.population >= majorPopulation ? 1 : 2;
	const county = site.counties.find(({ slug }) => slug === town.countySlug);
	return !county || county.cards.includes(town.slug) ? 1 : 2;
}

function planTownView(region: Region, groundOf: GroundOf, mapTown: MapTown): MapView {
	const { town } = mapTown;
	const distanceTo = ({ at }: MapTown) => distance(at, mapTown.at);
	// Sort by distance, because the map has to show the nearest towns. `town.neighbors` is in the
	// order of the page's list.
	const neighbors = town.neighbors
		.flatMap((id) => region.towns.get(id) ?? [])
		.sort((one, other) => distanceTo(one) - distanceTo(other));
	const nearest = neighbors.slice(0, 3).map(({ at }) => at);
	const frame = townFrame([region.base, mapTown.at, ...nearest]);
	const lens = createLens(frame, 420);
	const dotArea = grow(lens.edge, -dotRoom);
	const visible = [...new Set([mapTown, region.baseTown, ...neighbors])].flatMap((drawn) =>
		drawn && contains(dotArea, frameAt(lens.at(drawn.at), 0)) ? [drawn] : [],
	);
	const placed = placeDots(visible, lens);
	const isEnd = ({ town: { id }, dot }: MapTown) => id === town.id || dot === "base";
	const way = mapTown === region.baseTown ? undefined : region.wayTo(mapTown.at);
	const fixed = way
		? [way.onRoads, ...way.straight].flatMap((line) => framesAlong(line.map(lens.at), 12))
		: [];
	const names = nameRoute(placed, isEnd, fixed, lens.edge);
	// Leave out neighbors whose names don't fit. The page lists all neighbors.
	const drawnTowns = placed.filter((one) => isEnd(one) || names.has(one.town));
	const ground = groundOf(lens, [...region.counties.keys()]);
	return {
		...ground,
		way: way && { ...drawWay(way, lens), names: way.names },
		names: [],
		towns: drawTowns(drawnTowns, names, names, new Set(drawnTowns.map((drawn) => drawn.town))),
	};
}

/**
 * Places the names on a town's map. The towns at the route's ends have priority: if their names fit
 * nowhere else, they may cover the route. `fixed` are the boxes along the route.
 */
function nameRoute(
	placed: readonly MapTown[],
	isEnd: (town: MapTown) => boolean,
	fixed: readonly Frame[],
	edge: Frame,
): Names {
	type Towns = readonly MapTown[];
	const placeNamesOf = (towns: Towns, dotted: Towns, keepClear: readonly Frame[]) => {
		const dots = dotted.map(({ at }) => at);
		// Use the font size of narrow screens. It is the larger one, so these names also fit on wide
		// screens.
		const size = nameSizes.town.narrow;
		return nameTowns(towns, { size, hasMinutes: false, dots, fixed: keepClear, edge });
	};
	const ends = placed.filter(isEnd);
	const all = placeNamesOf(placed, placed, fixed);
	if (ends.every(({ town }) => all.has(town))) return all;
	// If the name of an end has no free position, place the names of both ends first. If one still
	// doesn't fit, let both cover the route.
	let names = placeNamesOf(ends, ends, fixed);
	if (names.size < ends.length) names = placeNamesOf(ends, ends, []);
	const taken = boxesOf(names);
	const clear = placed.filter(
		(drawn) => !isEnd(drawn) && !overlapsAny(frameAt(drawn.at, minDotDistance), taken),
	);
	return new Map([...names, ...placeNamesOf(clear, [...ends, ...clear], [...fixed, ...taken])]);
}

/** Chooses a town map's frame, rounded to a grid so that nearby towns share a background. */
function townFrame(points: readonly Point[]): Frame {
	const { x, y, width, height } = boundsOf(points);
	const minWidth = Math.max(
		width * 1.3 + 5 * unitsPerMile,
		(height * 1.15 + 5 * unitsPerMile) * 1.2,
		15 * unitsPerMile,
	);
	// Round the width up to a power of 2^(1/4) (four zoom levels per doubling), and the center to a
	// fourteenth of the width. sqrt(sqrt()) replaces a fractional power, whose last digit differs
	// between V8 versions.
	const newWidth = Math.sqrt(Math.sqrt(2 ** Math.ceil(4 * Math.log2(minWidth * 1.08))));
	const step = newWidth / 14;
	const snap = (middle: number) => Math.round(middle / step) * step;
	return frameAt([snap(x + width / 2), snap(y + height / 2)], newWidth, newWidth / 1.2);
}

/** Chooses a frame around towns, with a margin. The frame is neither very tall nor very wide. */
function overviewFrame(towns: readonly MapTown[]): Frame {
	const bounds = boundsOf(towns.map(({ at }) => at));
	const marginOf = (side: number) => Math.max(3 * unitsPerMile, side);
	const room = grow(bounds, marginOf(bounds.width * 0.1), marginOf(bounds.height * 0.08));
	const width = Math.max(room.width, room.height * 0.85);
	return frameAt(centerOf(room), width, Math.max(room.height, width / 1.35));
}

/**
 * Converts towns to drawing units, and moves overlapping dots apart.
 * @param majorCount how many towns at the start of the list are major. Their dots are moved farther
 * apart.
 */
function placeDots(towns: readonly MapTown[], lens: Lens, majorCount = 0): readonly MapTown[] {
	const moved = towns.map(({ at }): [number, number] => [...lens.at(at)]);
	const movable = moved.slice(0, maxNames);
	for (let pass = 0, touching = true; touching && pass < 30; pass += 1) {
		touching = false;
		for (const [index, one] of movable.entries())
			for (const [later, other] of movable.slice(index + 1).entries()) {
				const apart = distance(one, other);
				const least = index + 1 + later < majorCount ? minMajorDistance : minDotDistance;
				if (apart >= least - 0.01) continue;
				touching = true;
				// Dots at the same position have no angle between them. Use the index instead, so that
				// several such dots move in different directions.
				const angle = apart > 0 ? Math.atan2(other[1] - one[1], other[0] - one[0]) : index;
				const step = least - apart;
				const [x, y] = [(Math.cos(angle) * step) / 2, (Math.sin(angle) * step) / 2];
				one[0] -= x;
				one[1] -= y;
				other[0] += x;
				other[1] += y;
			}
	}
	const clamp = (value: number, size: number) =>
		toInteger(Math.min(size - dotRoom, Math.max(dotRoom, value)));
	return towns.map((town, index) => {
		const [x, y] = moved[index] ?? [0, 0];
		return { ...town, at: [clamp(x, lens.width), clamp(y, lens.height)] };
	});
}

function drawTowns(
	towns: readonly MapTown[],
	wide: Names,
	narrow: Names,
	dottedOnNarrow: ReadonlySet<Town>,
): readonly DrawnTown[] {
	const label = (spot: Spot | undefined, screen: Label["screen"]): Label[] =>
		spot ? [{ x: spot.x, y: spot.y, anchor: spot.anchor, screen }] : [];
	return towns.map(({ town, at: [x, y], dot }) => {
		const [one, other] = [wide.get(town), narrow.get(town)];
		const isSame = one?.x === other?.x && one?.y === other?.y && one?.anchor === other?.anchor;
		const { id, name, isBase, responseMinutes } = town;
		return {
			town: { id, name, isBase, responseMinutes },
			x,
			y,
			dot,
			labels: isSame ? label(one, "all") : [...label(one, "wide"), ...label(other, "narrow")],
			isNameOnNarrow: !dottedOnNarrow.has(town),
		};
	});
}
