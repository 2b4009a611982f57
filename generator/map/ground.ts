import type { Site, Town } from "../site/site.ts";
import { inMiles } from "../site/words.ts";
import { type Frame, grow, overlap, type Point, unitsPerMile } from "./geometry.ts";
import { clipRing, type Outline, pathData, type Vertex } from "./mapPath.ts";
import type { Outlines } from "./outlines.ts";
import type { Road, Way } from "./roads.ts";

/** How a town's dot is drawn: the base, or its band of response times. */
export type DotStyle = "base" | "near" | "middle" | "far";

/** A town on the map, in map units. */
export interface MapTown {
	readonly town: Town;
	readonly at: Point;
	readonly dot: DotStyle;
}

/**
 * What all maps of a site are drawn from: the region in map units, east and south of the office.
 */
export interface Region extends Outlines {
	readonly site: Site;
	readonly base: Point;
	/** The town that the office is in. */
	readonly baseTown: MapTown | undefined;
	/** By town id. */
	readonly towns: ReadonlyMap<string, MapTown>;
	readonly roads: readonly Road[];
	readonly waters: readonly { readonly name: string; readonly at: Point }[];
	wayTo(town: Point): Way;
}

/** In miles or kilometers, as people there count. */
const ringDistances = [10, 20, 30, 40];

export type Lens = Readonly<ReturnType<typeof createLens>>;

/** What is seen of the region, and in which size: a frame of it, in a drawing of some width. */
export function createLens(frame: Frame, width: number) {
	/** Drawing units in a map unit. */
	const scale = width / frame.width;
	const height = Math.round(frame.height * scale);
	/** The drawing without a thin margin. */
	const edge = grow({ x: 0, y: 0, width, height }, -3);
	/** From map units to the drawing's. */
	const at = ([x, y]: readonly [number, number, ...unknown[]]): Point => [
		(x - frame.x) * scale,
		(y - frame.y) * scale,
	];
	return { frame, width, height, scale, edge, at };
}

export type Ground = Readonly<ReturnType<typeof planGround>>;

/**
 * What a map shows beneath its towns, in the units of its viewBox, "0 0 width height": path data,
 * the office, and rings around it.
 * @param slugs the counties drawn in full; the others are land
 */
export function planGround(
	{ site, counties, land, roads, base }: Region,
	lens: Lens,
	slugs: readonly string[],
) {
	const { frame, width, height, scale } = lens;
	// Where a coast is cut, its last curve bends another way: that happens outside the edges.
	const outside = grow(frame, frame.width / 5, frame.height / 5);
	const place = (outline: Outline): Outline =>
		outline.map((vertex) => [...lens.at(vertex), vertex[2]]);
	const draw = (rings: readonly Outline[]) =>
		rings.map((ring) => pathData(place(clipRing(ring, outside)), true)).join("");
	const others = [...counties].flatMap(([slug, rings]) => (slugs.includes(slug) ? [] : rings));
	const [x, y] = lens.at(base);
	const nearest = Math.hypot(Math.max(0, -x, x - width), Math.max(0, -y, y - height));
	const farthest = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
	return {
		width,
		height,
		land: draw([...land, ...others]),
		counties: new Map(
			slugs.flatMap((slug) =>
				[[slug, draw(counties.get(slug) ?? [])] as const].filter(([, path]) => path !== ""),
			),
		),
		roads: roads
			.filter(({ bounds }) => overlap(bounds, frame) > 0)
			.map(({ line }) => pathData(place(line), false))
			.join(""),
		rings: ringDistances
			.map((count) => ({
				count,
				x: whole(x),
				y: whole(y),
				radius: whole(inMiles(count, site.business.locale) * unitsPerMile * scale),
			}))
			.filter(({ radius }) => radius > nearest && radius < farthest),
		base: { x: whole(x), y: whole(y) },
	};
}

/** Path data of a way: what follows roads, and what is straight. */
export function drawWay(
	way: Way,
	lens: Lens,
): { readonly route: string; readonly straight: string } {
	// A spline through every other of its points runs like the road beneath it.
	const kept = way.onRoads.filter(
		(_, index) => index % 2 === 0 || index === way.onRoads.length - 1,
	);
	const place = (line: readonly Point[], soft: boolean) =>
		line.map((point): Vertex => [...lens.at(point), soft]);
	return {
		route: pathData(place(kept, true), false),
		straight: way.straight.map((leg) => pathData(place(leg, false), false)).join(""),
	};
}

/** A whole number, never -0. */
export const whole = (value: number): number => Math.round(value) + 0;
