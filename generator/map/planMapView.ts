import type { County, Town } from "../site/site.ts";
import { clipRing, type Frame, type Outline, type Point, pathData } from "./mapPath.ts";
import { contains, estimateWidth, type LabelRequest, labelBox, overlap, placeLabels, type Side } from "./placeLabels.ts";
import { boundsOf, cornersOf, type DotStyle, type MapPlan, type MapTown, pad } from "./planMap.ts";

/** What a map shows: all counties, one county with its towns, or one town and the way from the base. */
export type MapFocus = "all" | { readonly county: County } | { readonly town: Town };

/** A town as it is drawn. */
export interface DrawnTown {
	readonly town: Town;
	readonly x: number;
	readonly y: number;
	readonly dot: DotStyle;
	/** Where its name stands; absent where there is no room: the link's label names it then. */
	readonly side?: Side;
	/** Where it stands on small screens; absent where they have no room for it. */
	readonly smallSide?: Side;
}

/** Everything a map shows, in the units of its viewBox, "0 0 width height". */
export interface MapView {
	readonly width: number;
	readonly height: number;
	/** Path data. */
	readonly land: string;
	readonly counties: readonly { readonly county: County; readonly path: string }[];
	readonly roads: string;
	readonly route: string | undefined;
	readonly rings: readonly { readonly miles: number; readonly x: number; readonly y: number; readonly radius: number }[];
	readonly base: { readonly x: number; readonly y: number };
	readonly towns: readonly DrawnTown[];
	/** Names of counties, waters, roads and rings. */
	readonly names: readonly { readonly kind: "county" | "water" | "road" | "ring"; readonly text: string; readonly x: number; readonly y: number }[];
}

interface Sizes {
	/** Font sizes of town names where the map stands wide and where it stands narrow, as in service-map.css. */
	readonly wide: number;
	readonly narrow: number;
}

const sizes: Readonly<Record<"all" | "county" | "town", Sizes>> = {
	all: { wide: 14, narrow: 29 },
	county: { wide: 16, narrow: 29 },
	town: { wide: 14, narrow: 19 },
};
const allSides: readonly Side[] = ["e", "w", "ne", "se", "nw", "sw", "n", "s"];
/** With so many neighbors named, none is written across the line. */
const enoughNeighbors = 3;
/** Names beyond this number would not be read, and placing them would take the square of it. */
const mostNames = 90;
const ringMiles = [10, 20, 30, 40];

/** What does not depend on which towns are shown. */
type Scene = Pick<MapView, "width" | "height" | "land" | "counties" | "roads" | "rings" | "base">;

/** The ground of a map for a lens, planned once for each frame. */
type Ground = (lens: Lens, counties: readonly County[]) => Scene;

/**
 * Plans what maps show.
 *
 * @returns a function to the view of one focus. It keeps the ground that towns near each other share: ten thousand town pages may ask.
 */
export function planMapView(plan: MapPlan): (focus: MapFocus) => MapView {
	const scenes = new Map<string, Scene>();
	const ground: Ground = (lens, counties) => {
		const key = [lens.key, ...counties.map(({ slug }) => slug)].join(" ");
		const scene = scenes.get(key) ?? planScene(plan, lens, counties);
		scenes.set(key, scene);
		return scene;
	};
	return (focus) => {
		if (focus === "all") return planAllView(plan, ground);
		return "town" in focus ? planTownView(plan, ground, focus.town) : planCountyView(plan, ground, focus.county);
	};
}

/** The transformation from map units to a drawing's units, and the drawing's edges. */
interface Lens {
	/** The same for the same frame and width. */
	readonly key: string;
	readonly scale: number;
	readonly width: number;
	readonly height: number;
	readonly edge: Frame;
	at(point: Point): Point;
	/** A ring, cut a little outside the drawing's edges, as path data. */
	ring(outline: Outline): string;
}

function createLens(frame: Frame, width: number): Lens {
	const scale = width / frame.width;
	const height = Math.round(frame.height * scale);
	const at = ([x, y]: Point): Point => [(x - frame.x) * scale, (y - frame.y) * scale];
	// Where a coast is cut, its last curve bends another way: that happens outside the edges.
	const outside = { x: frame.x - frame.width / 5, y: frame.y - frame.height / 5, width: frame.width * 1.4, height: frame.height * 1.4 };
	return {
		key: `${frame.x} ${frame.y} ${frame.width} ${width}`,
		scale,
		width,
		height,
		edge: { x: 3, y: 3, width: width - 6, height: height - 6 },
		at,
		ring(outline) {
			const { points, soft } = clipRing(outline, outside);
			return pathData({ points: points.map(at), soft }, true);
		},
	};
}

function planAllView(plan: MapPlan, ground: Ground): MapView {
	const bounds = boundsOf([...[...plan.counties.values()].flatMap((county) => cornersOf(county.bounds)), ...[...plan.towns.values()].map(({ at }) => at)]);
	// To the west, names of the coast's towns stand on the water.
	const lens = createLens({ x: bounds.x - 110, y: bounds.y - 14, width: bounds.width + 126, height: bounds.height + 26 }, 720);
	return assemble(plan, ground, lens, {
		towns: [...plan.towns.values()],
		counties: countiesOf(plan),
		isMajor: ({ town }) => town.isBase === true || isCard(plan, town),
		size: sizes.all,
	});
}

function planCountyView(plan: MapPlan, ground: Ground, county: County): MapView {
	const towns = county.towns.flatMap((town) => plan.towns.get(town.id) ?? []);
	const outline = plan.counties.get(county.slug);
	const bounds = boundsOf([...(outline ? cornersOf(outline.bounds) : []), ...towns.map(({ at }) => at)]);
	const lens = createLens(shapeFrame(pad(bounds, 18), 0.9, 1.5), 700);
	return assemble(plan, ground, lens, {
		towns,
		counties: outline ? [county] : [],
		isMajor: ({ town }) => town.isBase === true || county.cards.includes(town.slug),
		size: sizes.county,
	});
}

function planTownView(plan: MapPlan, ground: Ground, town: Town): MapView {
	const here = plan.towns.get(town.id);
	const near = town.neighbors.flatMap((id) => plan.towns.get(id) ?? []);
	const center = here?.at ?? plan.base;
	const frame = townFrame(plan, [plan.base, center, ...near.slice(0, 3).map(({ at }) => at)]);
	const lens = createLens(frame, 420);
	const inSight = new Set([here, plan.baseTown, ...near].flatMap((drawn) => (drawn && contains(lens.edge, dotFrame(lens.at(drawn.at))) ? [drawn] : [])));
	const located = [...inSight].map((drawn): MapTown => ({ ...drawn, at: lens.at(drawn.at) }));
	const route = here === undefined || here === plan.baseTown ? undefined : bend(lens.at(plan.base), lens.at(center));

	// The town and the base are named first, then the neighbors clear of the line, then others as long as there are few; one
	// that finds no room is left out. Names that fit in the larger type fit in the smaller one.
	const name = (towns: readonly MapTown[], fixed: readonly Frame[]) =>
		nameTowns(towns, { fontSize: sizes.town.narrow, hasMinutes: false, fixed, edge: lens.edge });
	const dots = located.map(({ at }) => dotFrame(at));
	const line = route?.frames ?? [];
	const ends = located.filter((drawn) => drawn.town === town || drawn.dot === "base");
	let named = name(ends, [...dots, ...line]);
	if (named.sides.size < ends.length) named = name(ends, dots);
	for (const clear of [line, []]) {
		if (named.sides.size >= ends.length + enoughNeighbors) break;
		const more = name(
			located.filter((drawn) => !named.sides.has(drawn.town)),
			[...dots, ...named.frames, ...clear],
		);
		named = { sides: new Map([...named.sides, ...more.sides]), frames: [...named.frames, ...more.frames] };
	}
	const shown = located.filter((drawn) => named.sides.has(drawn.town) || ends.includes(drawn));
	return { ...ground(lens, countiesOf(plan)), route: route?.path, names: [], towns: drawTowns(shown, named.sides, named.sides) };
}

/**
 * A frame of one shape around some points, with room for names. Its edges keep to a grid of three miles, so that towns
 * near each other share one.
 */
function townFrame(plan: MapPlan, points: readonly Point[]): Frame {
	const step = 3 * plan.unitsPerMile;
	const { x, y, width, height } = boundsOf(points);
	const least = Math.max(width + 2 * Math.max(25, width * 0.2), (height + 50) * 1.2, 5 * step);
	const newWidth = Math.ceil(least / step + 0.5) * step;
	const newHeight = newWidth / 1.2;
	return {
		x: Math.round((x + width / 2 - newWidth / 2) / step) * step,
		y: Math.round((y + height / 2 - newHeight / 2) / step) * step,
		width: newWidth,
		height: newHeight,
	};
}

/** A line from one point to another, bent a little, as no road is straight, and frames along it that names keep clear of. */
function bend([fromX, fromY]: Point, [toX, toY]: Point): { path: string; frames: readonly Frame[] } {
	const middleX = (fromX + toX) / 2 + (fromY - toY) * 0.1;
	const middleY = (fromY + toY) / 2 + (toX - fromX) * 0.1;
	const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY) / 10);
	const frames = Array.from({ length: steps - 1 }, (_, index): Frame => {
		const share = (index + 1) / steps;
		// A quadratic Bézier curve's point at a share of its way.
		const [start, control, end] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
		return { x: start * fromX + control * middleX + end * toX - 3, y: start * fromY + control * middleY + end * toY - 3, width: 6, height: 6 };
	});
	return { path: `M${whole(fromX)} ${whole(fromY)}Q${whole(middleX)} ${whole(middleY)} ${whole(toX)} ${whole(toY)}`, frames };
}

/** Every county that has an outline. */
const countiesOf = (plan: MapPlan): County[] => [...plan.counties.values()].map(({ county }) => county);

interface Contents {
	readonly towns: readonly MapTown[];
	/** Those drawn in full; the others are land. */
	readonly counties: readonly County[];
	readonly isMajor: (town: MapTown) => boolean;
	readonly size: Sizes;
}

/** A map of many towns, each named with its minutes, and of the names of what else there is. */
function assemble(plan: MapPlan, ground: Ground, lens: Lens, { towns, counties, isMajor, size }: Contents): MapView {
	const located = towns.map((town): MapTown => ({ ...town, at: lens.at(town.at) }));
	const dots = located.map(({ at }) => dotFrame(at));
	const candidates = located.slice(0, mostNames);
	const scene = ground(lens, counties);

	const wide = nameTowns(candidates, { fontSize: size.wide, hasMinutes: true, fixed: dots, edge: lens.edge });
	// Small screens: the major towns, then counties and waters, then whatever else finds room.
	const small = { fontSize: size.narrow, hasMinutes: false, edge: lens.edge };
	const major = nameTowns(candidates.filter(isMajor), { ...small, fixed: dots });
	const taken = { wide: [...dots, ...wide.frames], small: [...dots, ...major.frames] };
	const names = placeNames(plan, lens, counties, scene.rings, taken);
	const minor = nameTowns(
		candidates.filter((town) => !isMajor(town)),
		{ ...small, fixed: taken.small },
	);
	return { ...scene, route: undefined, names, towns: drawTowns(located, wide.sides, new Map([...major.sides, ...minor.sides])) };
}

/** @param located towns in the drawing's units */
function drawTowns(located: readonly MapTown[], sides: Sides, smallSides: Sides): DrawnTown[] {
	return located.map(({ town, at, dot }) => {
		const side = sides.get(town);
		const smallSide = smallSides.get(town);
		return { town, x: whole(at[0]), y: whole(at[1]), dot, ...(side && { side }), ...(smallSide && { smallSide }) };
	});
}

/** @param counties those drawn in full; the others are land */
function planScene(plan: MapPlan, lens: Lens, counties: readonly County[]): Scene {
	const others = [...plan.counties.values()].filter(({ county }) => !counties.includes(county));
	const [baseX, baseY] = lens.at(plan.base);
	return {
		width: lens.width,
		height: lens.height,
		land: [...plan.land, ...others.flatMap(({ rings }) => rings)].map((outline) => lens.ring(outline)).join(""),
		counties: counties.flatMap((county) => {
			const path =
				plan.counties
					.get(county.slug)
					?.rings.map((outline) => lens.ring(outline))
					.join("") ?? "";
			return path === "" ? [] : [{ county, path }];
		}),
		roads: plan.roads
			.map(({ line }) => ({ points: line.points.map(lens.at), soft: line.soft }))
			.filter(({ points }) => overlap(boundsOf(points), lens.edge) > 0)
			.map((line) => pathData(line, false))
			.join(""),
		rings: ringMiles
			.map((miles) => ({ miles, x: whole(baseX), y: whole(baseY), radius: whole(miles * plan.unitsPerMile * lens.scale) }))
			.filter(({ radius }) => crosses(radius, [baseX, baseY], lens)),
		base: { x: whole(baseX), y: whole(baseY) },
	};
}

/** Where towns' names stand. */
type Sides = ReadonlyMap<Town, Side>;

interface Naming {
	readonly fontSize: number;
	readonly hasMinutes: boolean;
	/** Frames that names keep clear of. */
	readonly fixed: readonly Frame[];
	/** The drawing's edges. */
	readonly edge: Frame;
}

/** Sides for towns' names, and the room that the names take. */
function nameTowns(towns: readonly MapTown[], { fontSize, hasMinutes, fixed, edge }: Naming): { sides: Sides; frames: readonly Frame[] } {
	const requests = towns.map(({ at, town }): LabelRequest => {
		const text = hasMinutes ? `${town.name} ${town.responseMinutes.join("–")}` : town.name;
		return { at, width: estimateWidth(text, fontSize), size: fontSize, sides: allSides };
	});
	const sides = new Map<Town, Side>();
	const frames: Frame[] = [];
	placeLabels(requests, fixed, edge).forEach((side, index) => {
		const town = towns[index];
		const request = requests[index];
		if (!side || !town || !request) return;
		sides.set(town.town, side);
		frames.push(labelBox(request.at, request.width, request.size, side));
	});
	return { sides, frames };
}

/**
 * Names of counties, waters, roads and rings, where there is room for them.
 *
 * @param taken what to keep clear of on wide and on small screens; the names' own room is added
 */
function placeNames(
	plan: MapPlan,
	lens: Lens,
	counties: readonly County[],
	rings: MapView["rings"],
	taken: { wide: Frame[]; small: Frame[] },
): MapView["names"] {
	const names: MapView["names"][number][] = [];
	const tryAt = (kind: MapView["names"][number]["kind"], text: string, width: number, size: number, [x, y]: Point): boolean => {
		const box = { x: x - width / 2 - 3, y: y - 0.8 * size - 2, width: width + 6, height: size + 4 };
		const screens = kind === "county" || kind === "water" ? [taken.wide, taken.small] : [taken.wide];
		if (!contains(lens.edge, box) || screens.some((frames) => frames.some((frame) => overlap(frame, box) > 0))) return false;
		for (const frames of screens) frames.push(box);
		names.push({ kind, text, x: whole(x), y: whole(y) });
		return true;
	};
	if (counties.length > 1) {
		for (const county of counties) {
			const outline = plan.counties.get(county.slug);
			if (!outline) continue;
			const text = county.name.replace(/ County$/, "");
			// Besley's letters are wide: 0.62 em and more. 35 is the size on small screens.
			freeSpots(lens, outline.rings, 0.62 * text.length * 35, 35).some((spot) => tryAt("county", text, 0.62 * text.length * 35, 35, spot));
		}
	}
	for (const { name, at } of plan.waters) tryAt("water", name, 0.6 * name.length * 26, 26, lens.at(at));
	for (const { name, label } of plan.roads) tryAt("road", name, estimateWidth(name, 12), 12, lens.at(label));
	for (const { miles, x, y, radius } of rings) {
		const text = `${miles} mi`;
		// Clockwise from the south-east, where there is most land, to wherever there is room.
		for (let angle = 40; angle < 400; angle += 6) {
			const turn = (angle * Math.PI) / 180;
			if (tryAt("ring", text, estimateWidth(text, 12), 12, [x + radius * Math.cos(turn), y + radius * Math.sin(turn) + 4])) break;
		}
	}
	return names;
}

/** Middles of places for a text, those whose box lies most within the rings first, then those nearest the rings' middle. */
function freeSpots(lens: Lens, rings: readonly Outline[], width: number, size: number): Point[] {
	const shapes = rings.map(({ points }) => points.map(lens.at));
	const bounds = boundsOf(shapes.flat());
	const spots: { point: Point; score: number }[] = [];
	// A slim county's name may stand beside it.
	for (let y = bounds.y; y < bounds.y + bounds.height; y += 16) {
		for (let x = bounds.x - 100; x < bounds.x + bounds.width + 60; x += 20) {
			const probes: Point[] = [-0.5, -0.2, 0.2, 0.5].flatMap((part): Point[] => [
				[x + part * width, y - 0.7 * size],
				[x + part * width, y],
			]);
			const inside = probes.filter((probe) => shapes.some((shape) => isInside(probe, shape))).length;
			const distance = Math.hypot(x - bounds.x - bounds.width / 2, y - bounds.y - bounds.height / 2);
			spots.push({ point: [x, y], score: inside * 60 - distance });
		}
	}
	return spots.sort((one, other) => other.score - one.score).map(({ point }) => point);
}

/** Whether a point lies in a polygon: an odd number of its edges is crossed on the way out. */
function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
	let inside = false;
	polygon.forEach(([x1, y1], index) => {
		const [x2, y2] = polygon[(index + polygon.length - 1) % polygon.length] ?? [0, 0];
		if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
	});
	return inside;
}

const whole = (value: number): number => Math.round(value) + 0;
const dotFrame = ([x, y]: Point): Frame => ({ x: x - 6, y: y - 6, width: 12, height: 12 });

/** Enlarges a frame about its middle until it is neither slimmer nor flatter than allowed. */
function shapeFrame({ x, y, width, height }: Frame, slimmest: number, flattest: number): Frame {
	const newWidth = Math.max(width, height * slimmest);
	const newHeight = Math.max(height, newWidth / flattest);
	return { x: x - (newWidth - width) / 2, y: y - (newHeight - height) / 2, width: newWidth, height: newHeight };
}

/** Whether a circle's line passes through the drawing. */
function crosses(radius: number, [x, y]: Point, { width, height }: Lens): boolean {
	const nearest = Math.hypot(Math.max(0, -x, x - width), Math.max(0, -y, y - height));
	const farthest = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
	return radius > nearest && radius < farthest;
}

/** Whether a town has a card on its county's page. */
function isCard(plan: MapPlan, town: Town): boolean {
	return plan.counties.get(town.countySlug)?.county.cards.includes(town.slug) ?? false;
}
