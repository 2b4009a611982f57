import { formatMinutes } from "../site/formats.ts";
import type { County, Town } from "../site/site.ts";
import { boundsOf, centerOf, contains, distance, type Frame, frameAt, framesAlong, grow, overlapsAny, type Point } from "./geometry.ts";
import { createLens, type DotStyle, drawWay, type Ground, type Lens, type MapTown, type Region, unitsPerMile, whole } from "./ground.ts";
import { estimateWidth, placeLabels, type Spot } from "./placeLabels.ts";

/** What a map shows: all counties, one county with its towns, or one town and the way from the base. */
export type MapFocus = "all" | { readonly county: County } | { readonly town: Town };

/** Where a town's name stands: the same on all screens, or on wide or narrow ones only. */
export interface Label extends Pick<Spot, "x" | "y" | "anchor"> {
	readonly screen: "all" | "wide" | "narrow";
}

/** A town as it is drawn. */
export interface DrawnTown {
	readonly town: Town;
	readonly x: number;
	readonly y: number;
	readonly dot: DotStyle;
	/** None where there is no room: the link's label names the town then, and the list of towns on the page. */
	readonly labels: readonly Label[];
}

/** Everything a map shows. */
export interface MapView extends Ground {
	readonly towns: readonly DrawnTown[];
	/** Path data of the way from the base along roads, and of where it is a straight line. */
	readonly way: { readonly route: string; readonly straight: string; readonly names: readonly string[] } | undefined;
	/** Names of counties, waters, roads and rings. */
	readonly names: readonly { readonly kind: "county" | "water" | "road" | "ring"; readonly text: string; readonly x: number; readonly y: number }[];
}

/** Font sizes of town names where the map stands wide and where it stands narrow, as in service-map.css. */
export const nameSizes = { all: { wide: 14, narrow: 25 }, county: { wide: 16, narrow: 25 }, town: { wide: 14, narrow: 17 } };
/** Names beyond this number would not be read, and placing them would take the square of it. */
const mostNames = 90;
/** Dots come no nearer to each other than this, in the drawing's units. */
const leastBetweenDots = 20;
/** Room between the middle of a dot and the drawing's edge. */
const dotRoom = 12;

/**
 * Plans what a map shows.
 *
 * @param groundOf what lies beneath the towns: the maps of towns near each other share it
 */
export function planView(region: Region, groundOf: (lens: Lens, slugs: readonly string[]) => Ground, focus: MapFocus): MapView {
	if (focus !== "all" && "town" in focus) return planTownView(region, groundOf, focus.town);
	const counties = focus === "all" ? region.site.counties : [focus.county];
	const towns = counties.flatMap((county) => county.towns.flatMap((town) => region.towns.get(town.id) ?? []));
	const bounds = boundsOf(towns.length > 0 ? towns.map(({ at }) => at) : [region.base]);
	const room = grow(bounds, Math.max(3 * unitsPerMile, bounds.width * 0.1), Math.max(3 * unitsPerMile, bounds.height * 0.08));
	const [width, size] = focus === "all" ? [720, nameSizes.all] : [700, nameSizes.county];
	const lens = createLens(shapeFrame(room, 0.85, 1.35), width);
	const ground = groundOf(
		lens,
		counties.map(({ slug }) => slug),
	);

	const rank = ({ town }: MapTown) => (town.isBase ? 0 : isCard(region, town) ? 1 : 2);
	const ranked = [...towns].sort((one, other) => rank(one) - rank(other));
	const places = spread(
		ranked.map(({ at }) => lens.at(at)),
		lens,
	);
	const shown = ranked.slice(0, mostNames);
	const minor = Math.max(
		0,
		shown.findIndex((town) => rank(town) === 2),
	);
	const place = (from: number, to: number | undefined, fontSize: number, hasMinutes: boolean, fixed: readonly Frame[]) => {
		const requests = shown.slice(from, to).map(({ town }, index) => {
			const text = hasMinutes ? `${town.name} ${formatMinutes(town.responseMinutes)}` : town.name;
			return { at: places[from + index] ?? [0, 0], width: estimateWidth(text, fontSize), size: fontSize };
		});
		return placeLabels(requests, places, fixed, lens.edge);
	};
	const wide = place(0, undefined, size.wide, true, []);
	// Narrow screens: the major towns, then counties and waters, then whatever else finds room.
	const major = place(0, minor, size.narrow, false, []);
	const dots = places.map((at) => frameAt(at, 14));
	const taken = { wide: [...dots, ...boxesOf(wide)], narrow: [...dots, ...boxesOf(major)] };
	const names = placeNames(region, lens, shown, counties.length > 1 ? counties : [], ground, taken);
	const narrow = [...major, ...place(minor, undefined, size.narrow, false, taken.narrow.slice(dots.length))];
	return { ...ground, way: undefined, names, towns: drawTowns(ranked, places, wide, narrow) };
}

function planTownView(region: Region, groundOf: (lens: Lens, slugs: readonly string[]) => Ground, town: Town): MapView {
	const here = region.towns.get(town.id);
	const near = town.neighbors.flatMap((id) => region.towns.get(id) ?? []);
	const lens = createLens(townFrame([region.base, here?.at ?? region.base, ...near.slice(0, 3).map(({ at }) => at)]), 420);
	const inside = grow(lens.edge, -dotRoom);
	const shown = [...new Set([here, region.baseTown, ...near])].flatMap((drawn) => (drawn && contains(inside, frameAt(lens.at(drawn.at), 0)) ? [drawn] : []));
	const places = spread(
		shown.map(({ at }) => lens.at(at)),
		lens,
	);
	const way = here && here !== region.baseTown ? region.wayTo(here.at) : undefined;
	const lines = way ? [way.onRoads, ...way.straight].flatMap((line) => framesAlong(line.map(lens.at), 12)) : [];
	// Names that fit in the larger type fit in the smaller one.
	const size = nameSizes.town.narrow;
	const place = (count: number, fixed: readonly Frame[]) => {
		const requests = shown.slice(0, count).map(({ town: { name } }, index) => ({ at: places[index] ?? [0, 0], width: estimateWidth(name, size), size }));
		return placeLabels(requests, places.slice(0, count), fixed, lens.edge);
	};
	// The town itself and the base are named, if it takes fewer neighbors, or else across the line.
	let count = shown.length;
	let spots = place(count, lines);
	while (spots.slice(0, 2).includes(undefined) && count > 2) spots = place(--count, lines);
	if (spots.slice(0, 2).includes(undefined)) spots = place(count, []);
	return {
		...groundOf(lens, [...region.counties.keys()]),
		way: way && { ...drawWay(way, lens), names: way.names },
		names: [],
		// A neighbor that finds no room for its name is left to the list of nearby towns.
		towns: drawTowns(shown.slice(0, count), places, spots, spots).filter(
			({ town: { id }, dot, labels }) => labels.length > 0 || id === town.id || dot === "base",
		),
	};
}

/**
 * A frame of one shape around some points, with room for names. Its width and place keep to steps, so that towns near each
 * other share one.
 */
function townFrame(points: readonly Point[]): Frame {
	const { x, y, width, height } = boundsOf(points);
	const least = Math.max(width * 1.3 + 5 * unitsPerMile, (height * 1.15 + 5 * unitsPerMile) * 1.2, 15 * unitsPerMile);
	// Four widths between one and its double, and places a tenth of the width apart.
	const newWidth = 2 ** (Math.ceil(4 * Math.log2(least * 1.08)) / 4);
	const step = newWidth / 14;
	const snap = (middle: number) => Math.round(middle / step) * step;
	return frameAt([snap(x + width / 2), snap(y + height / 2)], newWidth, newWidth / 1.2);
}

/** Enlarges a frame about its middle until it is neither slimmer nor flatter than allowed. */
function shapeFrame(frame: Frame, slimmest: number, flattest: number): Frame {
	const width = Math.max(frame.width, frame.height * slimmest);
	return frameAt(centerOf(frame), width, Math.max(frame.height, width / flattest));
}

/** Moves dots that lie on one another apart, as little as it takes; all but the first ones stay where they are. */
function spread(points: readonly Point[], { width, height }: Lens): readonly Point[] {
	const moved = points.map(([x, y]): [number, number] => [x, y]);
	const movable = moved.slice(0, mostNames);
	for (let pass = 0, touching = true; touching && pass < 30; pass += 1) {
		touching = false;
		movable.forEach((one, index) => {
			for (const other of movable.slice(index + 1)) {
				const apart = distance(one, other);
				if (apart >= leastBetweenDots - 0.01) continue;
				touching = true;
				// Those at the very same place part along a direction of their own.
				const angle = apart > 0 ? Math.atan2(other[1] - one[1], other[0] - one[0]) : index;
				const [x, y] = [(Math.cos(angle) * (leastBetweenDots - apart)) / 2, (Math.sin(angle) * (leastBetweenDots - apart)) / 2];
				one[0] -= x;
				one[1] -= y;
				other[0] += x;
				other[1] += y;
			}
		});
	}
	return moved.map(([x, y]) => [whole(Math.min(width - dotRoom, Math.max(dotRoom, x))), whole(Math.min(height - dotRoom, Math.max(dotRoom, y)))]);
}

const boxesOf = (spots: readonly (Spot | undefined)[]): Frame[] => spots.flatMap((spot) => spot?.box ?? []);

/** @param wide where the names stand on wide screens, by the towns' order; those beyond have none */
function drawTowns(towns: readonly MapTown[], places: readonly Point[], wide: readonly (Spot | undefined)[], narrow: typeof wide): readonly DrawnTown[] {
	const label = (spot: Spot | undefined, screen: Label["screen"]): Label[] => (spot ? [{ x: spot.x, y: spot.y, anchor: spot.anchor, screen }] : []);
	return towns.map(({ town, dot }, index) => {
		const [x, y] = places[index] ?? [0, 0];
		const [one, other] = [wide[index], narrow[index]];
		const isSame = one?.x === other?.x && one?.y === other?.y && one?.anchor === other?.anchor;
		return { town, x, y, dot, labels: isSame ? label(one, "all") : [...label(one, "wide"), ...label(other, "narrow")] };
	});
}

/**
 * Names of counties, waters, roads and rings, where there is room for them.
 *
 * @param taken what to keep clear of on wide and on narrow screens; the names' own room is added
 */
function placeNames(
	region: Region,
	lens: Lens,
	towns: readonly MapTown[],
	counties: readonly County[],
	ground: Ground,
	taken: { wide: Frame[]; narrow: Frame[] },
): MapView["names"] {
	const names: MapView["names"][number][] = [];
	const tryAt = (kind: MapView["names"][number]["kind"], text: string, width: number, size: number, [x, y]: Point): boolean => {
		const box = { x: x - width / 2 - 3, y: y - 0.8 * size - 2, width: width + 6, height: size + 4 };
		const screens = kind === "county" || kind === "water" ? [taken.wide, taken.narrow] : [taken.wide];
		if (!contains(lens.edge, box) || screens.some((frames) => overlapsAny(box, frames))) return false;
		for (const frames of screens) frames.push(box);
		names.push({ kind, text, x: whole(x), y: whole(y) });
		return true;
	};
	for (const county of counties) {
		const text = county.name.replace(/ County$/, "");
		// Besley's letters are wide: 0.62 em and more. 35 is the size on narrow screens.
		const width = 0.62 * text.length * 35;
		freeSpots(lens, towns, county, width).some((spot) => tryAt("county", text, width, 35, spot));
	}
	for (const { name, at } of region.waters) tryAt("water", name, 0.6 * name.length * 26, 26, lens.at(at));
	for (const { name, label } of region.roads) tryAt("road", name, estimateWidth(name, 12), 12, lens.at(label));
	for (const { miles, x, y, radius } of ground.rings) {
		const text = `${miles} mi`;
		// Clockwise from the south-east to wherever there is room.
		for (let angle = 40; angle < 400; angle += 6) {
			const turn = (angle * Math.PI) / 180;
			if (tryAt("ring", text, estimateWidth(text, 12), 12, [x + radius * Math.cos(turn), y + radius * Math.sin(turn) + 4])) break;
		}
	}
	return names;
}

/** Middles of places for a county's name: those between its own towns first, then those nearest to the middle of them. */
function freeSpots(lens: Lens, towns: readonly MapTown[], county: County, width: number): readonly Point[] {
	const dots = towns.slice(0, mostNames).map(({ town, at }) => ({ at: lens.at(at), isOwn: town.countySlug === county.slug }));
	const middle = centerOf(boundsOf(dots.flatMap(({ at, isOwn }) => (isOwn ? [at] : []))));
	const spots: { point: Point; score: number }[] = [];
	for (let y = 16; y < lens.height; y += 16) {
		for (let x = 20; x < lens.width; x += 20) {
			const isOwn = (part: number) =>
				dots.reduce((best, dot) => (distance(dot.at, [x + part * width, y]) < distance(best.at, [x + part * width, y]) ? dot : best)).isOwn;
			spots.push({ point: [x, y], score: [-0.5, 0, 0.5].filter(isOwn).length * 150 - distance(middle, [x, y]) });
		}
	}
	return spots.sort((one, other) => other.score - one.score).map(({ point }) => point);
}

/** Whether a town has a card on its county's page. */
const isCard = ({ site }: Region, town: Town): boolean => site.counties.find(({ slug }) => slug === town.countySlug)?.cards.includes(town.slug) ?? false;
