import { createRequire } from "node:module";
import { geoMercator } from "d3-geo";
import { feature, mergeArcs } from "topojson-client";
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from "topojson-specification";
import { earthRadius } from "../site/distance.ts";
import type { County, Site, Town } from "../site/site.ts";
import { clipRing, type Frame, type Outline, type Point } from "./mapPath.ts";

/** How a town's dot is drawn: the base, or the band of the areas page that its response time falls into. */
export type DotStyle = "base" | "near" | "middle" | "far";

/** A town on the map. */
export interface MapTown {
	readonly town: Town;
	readonly at: Point;
	readonly dot: DotStyle;
}

/** The region in map units, east and south of an origin of its own; everything that the map of one site is drawn from. */
export interface MapPlan {
	readonly unitsPerMile: number;
	/** The office. */
	readonly base: Point;
	/** The town it is in, if the data names one. */
	readonly baseTown: MapTown | undefined;
	/** By town id. */
	readonly towns: ReadonlyMap<string, MapTown>;
	/** The site's counties that the outlines know, by slug. */
	readonly counties: ReadonlyMap<string, { readonly county: County; readonly rings: readonly Outline[]; readonly bounds: Frame }>;
	/** The counties around them, as one piece of land. */
	readonly land: readonly Outline[];
	readonly roads: readonly { readonly name: string; readonly line: Outline; readonly label: Point }[];
	readonly waters: readonly { readonly name: string; readonly at: Point }[];
}

/** What the plan reads of us-atlas. */
type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>;
type CountyGeometry = (Polygon<{ name: string }> | MultiPolygon<{ name: string }>) & { id?: string | number };

/** Map units in a mile; outlines are rounded only when a view is drawn. */
const unitsPerMile = 10;
/**
 * Projects counties, towns, roads and waters. Outlines come from us-atlas (public
 * domain, US Census Bureau). A county that the outlines don't know has towns on the map and no shape.
 */
export function planMap(site: Site): MapPlan {
	const [latitude, longitude] = site.business.coordinates;
	// Mercator enlarges by 1 / cos(latitude); over 70 miles that changes by less than one percent.
	const scale = unitsPerMile * earthRadius * Math.cos((latitude * Math.PI) / 180);
	const projection = geoMercator().scale(scale).translate([0, 0]).center([longitude, latitude]);
	const project: Project = (position) => projection([position[0], position[1]]) ?? [0, 0];
	const place = (coordinates: readonly [number, number]): Point => project([coordinates[1], coordinates[0]]);

	const { byCounty, land } = planOutlines(site, project);
	const counties = new Map(
		site.counties.flatMap((county) => {
			const shape = byCounty.get(county.slug);
			return shape ? [[county.slug, { county, ...shape }] as const] : [];
		}),
	);
	const towns = [...site.towns.values()].map((town): MapTown => {
		const dot = dotStyle(town, site);
		// The base's town stands for the office: one dot for both.
		return { town, at: place(dot === "base" ? site.business.coordinates : town.coordinates), dot };
	});
	const region = boundsOf([...[...counties.values()].flatMap(({ bounds }) => cornersOf(bounds)), ...towns.map(({ at }) => at)]);
	const margin = 0.4 * Math.max(region.width, region.height);
	return {
		unitsPerMile,
		base: place(site.business.coordinates),
		baseTown: towns.find(({ dot }) => dot === "base"),
		towns: new Map(towns.map((town) => [town.town.id, town])),
		counties,
		// The rest of the state is never in sight; every view would cut it off again.
		land: land.map((outline) => clipRing(outline, pad(region, margin))).filter(({ points }) => points.length > 0),
		roads: (site.landmarks?.roads ?? []).map(({ name, line, label }) => {
			const points = line.map(project);
			return { name, line: { points, soft: points.map(() => true) }, label: project(label) };
		}),
		waters: (site.landmarks?.waters ?? []).map(({ name, at }) => ({ name, at: project(at) })),
	};
}

/** The first band whose upper end the middle of the town's range does not pass. */
function dotStyle(town: Town, site: Site): DotStyle {
	if (town.isBase) return "base";
	const [low, high] = town.responseMinutes;
	const band = site.pages.areas.bands.items.findIndex(({ minutes }) => (low + high) / 2 <= minutes[1]);
	return band === 0 ? "near" : band === 1 ? "middle" : "far";
}

/** The shapes of the site's counties by slug, and of the rest of the state. */
interface Outlines {
	readonly byCounty: ReadonlyMap<string, { readonly rings: readonly Outline[]; readonly bounds: Frame }>;
	readonly land: readonly Outline[];
}

type Project = (position: readonly [number, number]) => Point;

function planOutlines(site: Site, project: Project): Outlines {
	const atlas: Atlas = createRequire(import.meta.url)("us-atlas/counties-10m.json");
	const areas = atlas.objects.counties.geometries.filter(isArea);
	const arcs = decodeArcs(atlas, project);
	const inState = stateOf(areas, site, arcs);
	const own = new Map(site.counties.flatMap((county) => inState.filter((geometry) => bears(geometry, county)).map((geometry) => [county, geometry])));
	const shared = sharedArcs(areas);
	const toOutlines = (geometry: Polygon | MultiPolygon) => polygonsOf(geometry).map(([outer = []]) => softenRing(outer, arcs, shared));

	const byCounty = new Map(
		[...own].map(([county, geometry]) => {
			const rings = toOutlines(geometry);
			return [county.slug, { rings, bounds: boundsOf(rings.flatMap(({ points }) => points)) }];
		}),
	);
	const around = inState.filter((geometry) => ![...own.values()].includes(geometry));
	return { byCounty, land: around.length > 0 ? toOutlines(mergeArcs(atlas, around)) : [] };
}

const isArea = (geometry: GeometryObject<{ name: string }>): geometry is CountyGeometry => geometry.type === "Polygon" || geometry.type === "MultiPolygon";
const polygonsOf = (geometry: Polygon | MultiPolygon): readonly (readonly number[][])[] => (geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs);
/** An arc that is walked backwards is written as its complement (https://github.com/topojson/topojson-specification#214-arc-indexes). */
const arcIndex = (arc: number): number => (arc < 0 ? ~arc : arc);

const bears = ({ properties }: CountyGeometry, { name }: County): boolean => properties?.name === name.replace(/ County$/, "");

/**
 * The counties of the site's state. Names recur from state to state: it is the one with most of the site's counties and,
 * of several, the one whose county is nearest to the office.
 */
function stateOf(areas: readonly CountyGeometry[], site: Site, arcs: (arc: number) => readonly Point[]): readonly CountyGeometry[] {
	// A county's number starts with its state's (https://www.census.gov/library/reference/code-lists/ansi.html).
	const stateId = ({ id }: CountyGeometry) => String(id).slice(0, 2);
	const named = areas.filter((geometry) => site.counties.some((county) => bears(geometry, county)));
	// The map's origin is the office.
	const distance = (geometry: CountyGeometry) => Math.hypot(...(arcs(polygonsOf(geometry)[0]?.[0]?.[0] ?? 0)[0] ?? [0, 0]));
	const rank = (geometry: CountyGeometry) => named.filter((other) => stateId(other) === stateId(geometry)).length * 1e6 - distance(geometry);
	const [best] = named.sort((one, other) => rank(other) - rank(one));
	return best ? areas.filter((geometry) => stateId(geometry) === stateId(best)) : [];
}

/** The arcs that two counties have in common: borders, where all others are coast. */
function sharedArcs(geometries: readonly CountyGeometry[]): ReadonlySet<number> {
	const once = new Set<number>();
	const twice = new Set<number>();
	for (const geometry of geometries) {
		for (const polygon of polygonsOf(geometry)) {
			for (const ring of polygon) for (const arc of ring) (once.has(arcIndex(arc)) ? twice : once).add(arcIndex(arc));
		}
	}
	return twice;
}

function decodeArcs(atlas: Atlas, project: Project): (arc: number) => readonly Point[] {
	return (arc) => {
		const line = feature(atlas, { type: "LineString", arcs: [arc] });
		return line.geometry.type === "LineString" ? line.geometry.coordinates.map(([longitude = 0, latitude = 0]) => project([longitude, latitude])) : [];
	};
}

/** One ring of a county, its coast soft, its borders and their ends corners. */
function softenRing(ring: readonly number[], decode: (arc: number) => readonly Point[], shared: ReadonlySet<number>): Outline {
	const points: Point[] = [];
	const soft: boolean[] = [];
	for (const arc of ring) {
		const isCoast = !shared.has(arcIndex(arc));
		// Each arc ends where the next one starts: its last point is left to that one.
		decode(arc)
			.slice(0, -1)
			.forEach((point, index) => {
				points.push(point);
				soft.push(isCoast && (index > 0 || ring.length === 1));
			});
	}
	return { points: bulge(points, soft), soft };
}

/**
 * A spline runs inside its control points and would wear the capes away: soft points are pushed out so that it passes
 * near the points of the source instead.
 */
function bulge(points: readonly Point[], soft: readonly boolean[]): Point[] {
	return points.map((point, index) => {
		const before = points[(index + points.length - 1) % points.length];
		const after = points[(index + 1) % points.length];
		if (!soft[index] || !before || !after) return point;
		return [point[0] + (2 * point[0] - before[0] - after[0]) * 0.14, point[1] + (2 * point[1] - before[1] - after[1]) * 0.14];
	});
}

/** The smallest frame around some points. */
export function boundsOf(points: readonly Point[]): Frame {
	let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (const [x, y] of points) {
		left = Math.min(left, x);
		right = Math.max(right, x);
		top = Math.min(top, y);
		bottom = Math.max(bottom, y);
	}
	return points.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : { x: left, y: top, width: right - left, height: bottom - top };
}

/** Two opposite corners, which stand for a frame when bounds are joined. */
export const cornersOf = ({ x, y, width, height }: Frame): Point[] => [
	[x, y],
	[x + width, y + height],
];

/** A frame enlarged on every side. */
export const pad = ({ x, y, width, height }: Frame, by: number): Frame => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });
