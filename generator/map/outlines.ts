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
import type { County, Site } from "../../site/site.ts";
import { boundsOf, type Frame, grow, overlaps, type Point } from "./geometry.ts";
import { clipRing, type Outline, type Vertex } from "./mapPath.ts";

/** Converts degrees (WGS 84) to map units. */
export type Project = (longitude: number, latitude: number) => Point;

export interface Outlines {
	readonly counties: ReadonlyMap<string, readonly Outline[]>;
	readonly land: readonly Outline[];
}

type Atlas = Topology<{
	counties: GeometryCollection<{ name: string }>;
	states: GeometryCollection<{ name: string }>;
}>;
type Area = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

/**
 * Reads the outlines of the site's counties and of the surrounding land from us-atlas (public
 * domain, US Census Bureau). Outside of the United States, the whole region is land, without
 * counties.
 * @param unproject converts map units to degrees
 * @param region the area that maps can show, in map units
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
		return { counties: new Map(), land: [corners.map((corner): Vertex => [...corner, false])] };
	const { atlas, areas, inDegrees } = readAtlas(boundsOf(corners.map(unproject)));
	const isCoast = coastsOf(atlas, areas);
	const decode = (arc: number): readonly Point[] => {
		const points = inDegrees(arc < 0 ? ~arc : arc).map(([longitude, latitude]) =>
			project(longitude, latitude),
		);
		return arc < 0 ? points.reverse() : points;
	};
	const boxOf = (area: Area) => boundsOf(arcsOf(area).flatMap(decode));
	// Compare bounding boxes: a county that surrounds the region may have no point in the region.
	const nearbyAreas = areas.filter((area) => overlaps(grow(boxOf(area), 1), region));
	const toOutlines = (polygons: readonly (readonly number[][])[]): readonly Outline[] =>
		polygons
			.map(([outer = []]) => clipRing(softenRing(outer, decode, isCoast), region))
			.filter((ring) => ring.length > 0);

	const areaBySlug = new Map<string, Area>();
	for (const county of site.counties) {
		const area = findArea(nearbyAreas, county, atlas);
		if (area) areaBySlug.set(county.slug, area);
	}
	const countyAreas = new Set(areaBySlug.values());
	const surroundingAreas = nearbyAreas.filter((area) => !countyAreas.has(area));
	return {
		counties: new Map([...areaBySlug].map(([slug, area]) => [slug, toOutlines(polygonsOf(area))])),
		land: toOutlines(polygonsOf(mergeArcs(atlas, surroundingAreas))),
	};
}

/**
 * Reads the atlas, and finds the counties of the states around a frame.
 * @param frame in degrees
 * @returns `inDegrees` decodes an arc
 */
function readAtlas(frame: Frame) {
	const atlas: Atlas = createRequire(import.meta.url)("us-atlas/counties-10m.json");
	const decodePosition = transform(atlas.transform ?? null);
	const inDegrees = (arc: number) =>
		(atlas.arcs[arc] ?? []).map(
			(position, index) => decodePosition(position, index > 0) as [number, number],
		);
	const nearbyFrame = grow(frame, 1);
	const nearbyStates = atlas.objects.states.geometries.filter(
		(state) => isArea(state) && overlaps(boundsOf(arcsOf(state).flatMap(inDegrees)), nearbyFrame),
	);
	const states = new Set(nearbyStates.map(({ id }) => id));
	const areas = atlas.objects.counties.geometries
		.filter(isArea)
		.filter(({ id }) => states.has(String(id).slice(0, 2)));
	return { atlas, areas, inDegrees };
}

/**
 * Returns a function that tells whether an arc (a line of the atlas) is a coast. An arc of one
 * county counts as a coast; an arc that two counties share is a border.
 */
function coastsOf(atlas: Atlas, areas: readonly Area[]): (arc: number) => boolean {
	const arcUses = new Uint8Array(atlas.arcs.length);
	for (const area of areas) for (const arc of arcsOf(area)) arcUses[arc] = (arcUses[arc] ?? 0) + 1;
	return (arc) => arcUses[arc < 0 ? ~arc : arc] === 1;
}

/**
 * Finds the area with a county's name that contains the most of the county's towns: a city or
 * another state's county can have the same name ("Baltimore"). A town on the coast may be in no
 * area.
 */
function findArea(areas: readonly Area[], county: County, atlas: Atlas): Area | undefined {
	const townsIn = (area: Area) =>
		county.towns.filter(
			({ coordinates }) =>
				coordinates && geoContains(feature(atlas, area), [coordinates[1], coordinates[0]]),
		).length;
	const named = areas.filter((area) => hasName(area, county));
	return named.sort((one, other) => townsIn(other) - townsIn(one))[0];
}

const isArea = (geometry: GeometryObject<{ name: string }>): geometry is Area =>
	geometry.type === "Polygon" || geometry.type === "MultiPolygon";
const polygonsOf = (area: Polygon | MultiPolygon): readonly (readonly number[][])[] =>
	area.type === "Polygon" ? [area.arcs] : area.arcs;
/**
 * Indexes of an area's arcs, without their direction: TopoJSON writes the index of a reversed arc
 * as `~index` (https://github.com/topojson/topojson-specification#214-arc-indexes).
 */
const arcsOf = (area: Area): readonly number[] =>
	polygonsOf(area).flatMap((rings) => rings.flat().map((arc) => (arc < 0 ? ~arc : arc)));

/** The atlas leaves out words such as "County": it has "Harris" for "Harris County". */
const hasName = ({ properties }: Area, { name }: County): boolean =>
	[name, name.replace(/ (County|Parish|Borough|Census Area|Municipality|city)$/i, "")].includes(
		properties?.name ?? "",
	);

/**
 * Decodes a ring of arcs. Points on coasts are soft. Points on borders, and points where two arcs
 * meet, are corners.
 */
function softenRing(
	ring: readonly number[],
	decode: (arc: number) => readonly Point[],
	isCoast: (arc: number) => boolean,
): Outline {
	const outline = ring.flatMap((arc) => {
		// Drop an arc's last point, because the next arc starts with it.
		const points = decode(arc).slice(0, -1);
		return points.map(
			([x, y], index): Vertex => [x, y, isCoast(arc) && (index > 0 || ring.length === 1)],
		);
	});
	// A spline cuts the corners of its control points, which would flatten capes. Move soft points
	// outward, so that the curve passes near the points of the atlas.
	return outline.map((vertex, index) => {
		const [before, after] = [outline.at(index - 1), outline[(index + 1) % outline.length]];
		const [x, y, soft] = vertex;
		return soft && before && after
			? [x + (2 * x - before[0] - after[0]) * 0.14, y + (2 * y - before[1] - after[1]) * 0.14, soft]
			: vertex;
	});
}
