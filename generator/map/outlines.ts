import { createRequire } from "node:module";
import { geoContains } from "d3-geo";
import { feature, mergeArcs, transform } from "topojson-client";
import type {
	GeometryCollection,
	GeometryObject,
	MultiPolygon,
	Polygon,
	Topology,
} from "topojson-specification";
import type { County, Site } from "../site/site.ts";
import { boundsOf, type Frame, frameAt, grow, overlap, type Point } from "./geometry.ts";
import { clipRing, type Outline, type Vertex } from "./mapPath.ts";

/** From a place in degrees, WGS 84, to map units. */
export type Project = (longitude: number, latitude: number) => Point;

/** The shapes of the site's counties by slug, and of the land around them. */
export interface Outlines {
	readonly counties: ReadonlyMap<string, readonly Outline[]>;
	readonly land: readonly Outline[];
}

/** What is read of us-atlas. */
type Atlas = Topology<{
	counties: GeometryCollection<{ name: string }>;
	states: GeometryCollection<{ name: string }>;
}>;
type Area = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

/**
 * Outlines from us-atlas (public domain, US Census Bureau), of every state that the region reaches.
 * A county that the atlas doesn't know, or knows elsewhere only, has no shape and is land like the
 * rest. Of other countries it knows nothing: a company there has its towns on plain land.
 * @param unproject back from map units to degrees
 * @param region what maps may show, in map units
 */
export function planOutlines(
	site: Site,
	project: Project,
	unproject: (at: Point) => Point,
	region: Frame,
): Outlines {
	const { x, y, width, height } = region;
	const corners: readonly Point[] = [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	];
	if (site.business.address.country !== "US")
		return {
			counties: new Map(),
			land: [corners.map(([left, top]): Vertex => [left, top, false])],
		};
	const atlas: Atlas = createRequire(import.meta.url)("us-atlas/counties-10m.json");
	const place = transform(atlas.transform ?? null);
	const inDegrees = (arc: number) =>
		(atlas.arcs[arc] ?? []).map(
			(position, index) => place(position, index > 0) as [number, number],
		);
	// Of the whole country only the states that the region may reach.
	const reach = grow(boundsOf(corners.map(unproject)), 1);
	const reached = atlas.objects.states.geometries.filter(
		(state) => isArea(state) && overlap(boundsOf(arcsOf(state).flatMap(inDegrees)), reach) > 0,
	);
	const states = new Set(reached.map(({ id }) => id));
	const areas = atlas.objects.counties.geometries
		.filter(isArea)
		.filter(({ id }) => states.has(String(id).slice(0, 2)));
	// Arcs that two counties have in common are borders, all others coast.
	const uses = new Uint8Array(atlas.arcs.length);
	for (const area of areas) for (const arc of arcsOf(area)) uses[arc] = (uses[arc] ?? 0) + 1;
	const decode = (arc: number): readonly Point[] => {
		const points = inDegrees(arc < 0 ? ~arc : arc).map(([longitude, latitude]) =>
			project(longitude, latitude),
		);
		return arc < 0 ? points.reverse() : points;
	};
	const boxOf = (area: Area) => boundsOf(arcsOf(area).flatMap(decode));
	// By the box around it: a county may surround all that maps show.
	const near = areas.filter((area) => overlap(grow(boxOf(area), 1), region) > 0);
	const isCoast = (arc: number) => uses[arc < 0 ? ~arc : arc] === 1;
	const toOutlines = (polygons: readonly (readonly number[][])[]): readonly Outline[] =>
		polygons
			.map(([outer = []]) => clipRing(softenRing(outer, decode, isCoast), region))
			.filter((ring) => ring.length > 0);

	const own = new Map<string, Area>();
	for (const county of site.counties) {
		// Names recur from state to state, and a city may have its county's: the one that most towns
		// lie in. Dots on a coast may lie beside it.
		const townsIn = (area: Area) =>
			county.towns.filter(({ coordinates: [latitude, longitude] }) =>
				geoContains(feature(atlas, area), [longitude, latitude]),
			).length;
		const isHere = (area: Area) => {
			const box = grow(boxOf(area), 30);
			return county.towns.some(
				({ coordinates: [latitude, longitude] }) =>
					overlap(box, frameAt(project(longitude, latitude), 1)) > 0,
			);
		};
		const [area] = areas
			.filter((candidate) => bears(candidate, county) && isHere(candidate))
			.sort((one, other) => townsIn(other) - townsIn(one));
		if (area) own.set(county.slug, area);
	}
	const ownAreas = new Set(own.values());
	const around = near.filter((area) => !ownAreas.has(area));
	return {
		counties: new Map([...own].map(([slug, area]) => [slug, toOutlines(polygonsOf(area))])),
		land: around.length > 0 ? toOutlines(polygonsOf(mergeArcs(atlas, around))) : [],
	};
}

const isArea = (geometry: GeometryObject<{ name: string }>): geometry is Area =>
	geometry.type === "Polygon" || geometry.type === "MultiPolygon";
const polygonsOf = (area: Polygon | MultiPolygon): readonly (readonly number[][])[] =>
	area.type === "Polygon" ? [area.arcs] : area.arcs;
/**
 * An arc that is walked backwards is written as its complement
 * (https://github.com/topojson/topojson-specification#214-arc-indexes).
 */
const arcsOf = (area: Area): readonly number[] =>
	polygonsOf(area).flatMap((rings) => rings.flat().map((arc) => (arc < 0 ? ~arc : arc)));

/** The atlas leaves "County" and the like out of its names. */
const bears = ({ properties }: Area, { name }: County): boolean =>
	[name, name.replace(/ (County|Parish|Borough|Census Area|Municipality|city)$/i, "")].includes(
		properties?.name ?? "",
	);

/** One ring of a county, its coast soft, its borders and their ends corners. */
function softenRing(
	ring: readonly number[],
	decode: (arc: number) => readonly Point[],
	isCoast: (arc: number) => boolean,
): Outline {
	const outline = ring.flatMap((arc) => {
		// Each arc ends where the next one starts: its last point is left to that one.
		const points = decode(arc).slice(0, -1);
		return points.map(
			([x, y], index): Vertex => [x, y, isCoast(arc) && (index > 0 || ring.length === 1)],
		);
	});
	// A spline runs inside its control points and would wear the capes away: soft points are pushed
	// out so that it passes near the points of the source instead.
	return outline.map((vertex, index) => {
		const [before, after] = [outline.at(index - 1), outline[(index + 1) % outline.length]];
		const [x, y, soft] = vertex;
		return soft && before && after
			? [x + (2 * x - before[0] - after[0]) * 0.14, y + (2 * y - before[1] - after[1]) * 0.14, soft]
			: vertex;
	});
}
