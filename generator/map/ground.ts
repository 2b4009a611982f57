import type { Band, DotStyle, Ground } from "../../site/maps.ts";
import type { Site, Town } from "../../site/site.ts";
import { inMiles } from "../../site/words.ts";
import { type Frame, grow, overlaps, type Point, unitsPerMile, type Vector } from "./geometry.ts";
import { clipRing, type Outline, pathData, type Vertex } from "./mapPath.ts";
import type { Outlines } from "./outlines.ts";
import type { Road, Way } from "./roads.ts";

/** A town and its dot. `at` is in map units, and after `placeDots` (views.ts) in drawing units. */
export interface MapTown {
	readonly town: Town;
	readonly at: Point;
	readonly dot: DotStyle;
}

/**
 * The data that all maps of a site share. Positions are in map units, measured from the office. A
 * map unit is a tenth of a mile.
 */
export interface Region extends Outlines {
	readonly site: Site;
	readonly bands: readonly Band[];
	readonly base: Point;
	readonly baseTown: MapTown | undefined;
	readonly towns: ReadonlyMap<string, MapTown>;
	readonly roads: readonly Road[];
	readonly waters: readonly { readonly name: string; readonly at: Point }[];
	wayTo(town: Point): Way;
}

/** Radii of the rings around the office, in miles, or in kilometers in countries that use them. */
const ringDistances = [10, 20, 30, 40];

export type Lens = Readonly<ReturnType<typeof createLens>>;

/**
 * Creates a lens, which converts map units to the units of a drawing.
 * @param frame the part of the map that the drawing shows, in map units
 * @param width the width of the drawing, in drawing units
 */
export function createLens(frame: Frame, width: number) {
	const scale = width / frame.width;
	const height = Math.round(frame.height * scale);
	const edge = grow({ x: 0, y: 0, width, height }, -3);
	const at = ([x, y]: Vector): Point => [(x - frame.x) * scale, (y - frame.y) * scale];
	return { frame, width, height, scale, edge, at };
}

/**
 * Plans a map's background (land, counties, roads and rings) in drawing units.
 * @param slugs the counties to draw as areas of their own. All other counties become part of the
 * land.
 */
export function planGround(
	{ site, counties, land, roads, base }: Region,
	lens: Lens,
	slugs: readonly string[],
): Ground {
	const { frame, width, height, scale } = lens;
	// Clip at a frame that is larger than the visible one, because a spline changes its shape near
	// the cut.
	const clipFrame = grow(frame, frame.width / 5, frame.height / 5);
	const toDrawing = (outline: Outline): Outline =>
		outline.map((vertex) => [...lens.at(vertex), vertex[2]]);
	const drawRings = (rings: readonly Outline[]) =>
		rings.map((ring) => pathData(toDrawing(clipRing(ring, clipFrame)), true)).join("");
	const otherCounties = [...counties].flatMap(([slug, rings]) =>
		slugs.includes(slug) ? [] : rings,
	);
	const [x, y] = lens.at(base);
	const nearest = Math.hypot(Math.max(0, -x, x - width), Math.max(0, -y, y - height));
	const farthest = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
	return {
		width,
		height,
		land: drawRings([...land, ...otherCounties]),
		counties: new Map(
			slugs
				.map((slug) => [slug, drawRings(counties.get(slug) ?? [])] as const)
				.filter(([, path]) => path !== ""),
		),
		roads: roads
			.filter(({ bounds }) => overlaps(bounds, frame))
			.map(({ line }) => pathData(toDrawing(line), false))
			.join(""),
		rings: ringDistances
			.map((count) => ({
				count,
				x: toInteger(x),
				y: toInteger(y),
				radius: toInteger(inMiles(count, site.business.locale) * unitsPerMile * scale),
			}))
			.filter(({ radius }) => radius > nearest && radius < farthest),
		base: { x: toInteger(x), y: toInteger(y) },
	};
}

export function drawWay(way: Way, lens: Lens) {
	// The points are a mile apart. Every second point is enough for the spline to follow the road.
	const everySecond = way.onRoads.filter(
		(_, index) => index % 2 === 0 || index === way.onRoads.length - 1,
	);
	const toDrawing = (line: readonly Point[], soft: boolean) =>
		line.map((point): Vertex => [...lens.at(point), soft]);
	return {
		route: pathData(toDrawing(everySecond, true), false),
		straight: way.straight.map((leg) => pathData(toDrawing(leg, false), false)).join(""),
	};
}

/** Rounds a number. Adding 0 turns -0, as in `Math.round(-0.4)`, into 0. */
export const toInteger = (value: number): number => Math.round(value) + 0;
