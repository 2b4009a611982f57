import type { Landmarks } from "../../site/schema/schema.ts";
import { between, boundsOf, distance, type Frame, type Point, unitsPerMile } from "./geometry.ts";
import type { Outline } from "./mapPath.ts";
import type { Project } from "./outlines.ts";

/** A road that the map draws. All positions are in map units. */
export interface Road {
	readonly name: string;
	readonly line: Outline;
	readonly bounds: Frame;
	readonly label: Point;
	/** Points on the drawn curve, about one per mile. */
	readonly points: readonly Point[];
}

/** A route from the office to a town, in map units. */
export interface Way {
	readonly onRoads: readonly Point[];
	/**
	 * Straight legs where the map draws no road: a long way from the office to the first road or from
	 * the last road to the town, or the whole route. Short legs are part of `onRoads`.
	 */
	readonly straight: readonly (readonly [Point, Point])[];
	readonly names: readonly string[];
}

/**
 * Roads that come within this distance (miles) are joined, because the data is accurate only to
 * half a mile.
 */
const joinMiles = 1.5;
/** A mile off the drawn roads costs as much as this many miles on them. */
const offRoadCost = 1.6;
/**
 * A route with a smaller share (0 to 1) of its length on drawn roads is drawn as a straight line,
 * because drivers then use roads that the map doesn't draw.
 */
const minShareOnRoads = 0.6;
/** A town or office within this distance (miles) of a drawn road counts as being on the road. */
const maxAccessMiles = 2.5;

/** Converts roads to map units. A road that ends near another road is extended to it. */
export function planRoads(roads: Landmarks["roads"], project: Project): readonly Road[] {
	const lines = roads.map(({ line }) => line.map((position) => project(...position)));
	const curves = lines.map((line) => sampleSpline(line));
	return roads.map(({ name, label }, index) => {
		const line = lines[index] ?? [];
		const otherRoads = curves.flatMap((curve, other) => (other === index ? [] : curve));
		const extendToJunction = (end: Point | undefined, before: Point | undefined): Point[] => {
			const nearest = end && nearestOf(otherRoads, end);
			if (!nearest || !before || distance(nearest, end) > joinMiles * unitsPerMile) return [];
			// If the roads meet at an angle, the junction lies beyond `nearest`, the point of the other
			// roads that is closest to this road's end. Extend this road by the distance to `nearest`,
			// then take the other roads' point closest to the new end.
			const share = 1 + distance(nearest, end) / Math.max(1, distance(before, end));
			return [nearestOf(otherRoads, between(before, end, share)) ?? nearest];
		};
		const joined = [
			...extendToJunction(line[0], line[1]),
			...line,
			...extendToJunction(line.at(-1), line.at(-2)),
		];
		const points = sampleSpline(joined);
		return {
			name,
			line: joined.map(([x, y]) => [x, y, true]),
			bounds: boundsOf(points),
			label: project(...label),
			points,
		};
	});
}

/** Samples the curve that the map draws for a line, about once per mile. */
function sampleSpline([first, ...rest]: readonly Point[]): readonly Point[] {
	if (!first || !rest[0]) return [];
	const line = [first, ...(rest.length === 1 ? [between(first, rest[0], 0.5)] : []), ...rest];
	const middles = line.slice(1).map((to, index) => between(line[index] ?? to, to, 0.5));
	const joints = [first, ...middles.slice(1, -1), ...line.slice(-1)];
	return [
		...joints.slice(1).flatMap((to, index) => {
			const [from, control] = [joints[index] ?? to, line[index + 1] ?? to];
			const steps = Math.max(1, Math.round(distance(from, to) / unitsPerMile));
			return Array.from({ length: steps }, (_, at) =>
				between(between(from, control, at / steps), between(control, to, at / steps), at / steps),
			);
		}),
		...line.slice(-1),
	];
}

const nearestOf = (points: readonly Point[], to: Point): Point | undefined =>
	points.reduce<Point | undefined>(
		(best, point) => (best && distance(best, to) <= distance(point, to) ? best : point),
		undefined,
	);

interface Node {
	readonly at: Point;
	readonly road: Road;
	readonly next: Node[];
	cost: number;
	before: Node | undefined;
}

/**
 * Computes the shortest paths from the office along the roads, once for all towns. The returned
 * function finds a town's route.
 */
export function planWays(roads: readonly Road[], base: Point): (town: Point) => Way {
	const nodes = connectRoads(roads, base);
	findShortestPaths(nodes);
	return (town) => {
		const path = findPath(nodes, base, town);
		const [firstNode, lastNode] = [path[0], path.at(-1)];
		const direct = { onRoads: [], straight: [[base, town] as const], names: [] };
		if (!firstNode || !lastNode) return direct;
		const accessLegs = [[base, firstNode.at] as const, [lastNode.at, town] as const];
		const offRoads = accessLegs.reduce((sum, [from, to]) => sum + distance(from, to), 0);
		// The nodes of a path are about a mile apart.
		const onRoads = path.length * unitsPerMile;
		if (onRoads / (onRoads + offRoads) < minShareOnRoads) return direct;
		const isLong = ([from, to]: readonly [Point, Point]) =>
			distance(from, to) > maxAccessMiles * unitsPerMile;
		const [joinsBase, joinsTown] = accessLegs.map((leg) => !isLong(leg));
		return {
			onRoads: [
				...(joinsBase ? [base] : []),
				...path.map(({ at }) => at),
				...(joinsTown ? [town] : []),
			],
			straight: accessLegs.filter(isLong),
			names: mainRoadNames(path),
		};
	};
}

/**
 * Makes a graph of the roads' points. Each node starts with the cost of a straight line from the
 * office (`base`).
 */
function connectRoads(roads: readonly Road[], base: Point): readonly Node[] {
	const nodeAt = (at: Point, road: Road): Node => {
		const cost = offRoadCost * distance(base, at);
		return { at, road, next: [], cost, before: undefined };
	};
	const lines = roads.map((road) => road.points.map((at) => nodeAt(at, road)));
	const nodes = lines.flat();
	const meet = (one: Node, other: Node) =>
		one.road !== other.road && distance(one.at, other.at) < joinMiles * unitsPerMile;
	for (const node of nodes) node.next.push(...nodes.filter((other) => meet(node, other)));
	for (const line of lines) {
		line.slice(1).forEach((node, index) => {
			node.next.push(...line.slice(index, index + 1));
			line[index]?.next.push(node);
		});
	}
	return nodes;
}

/** Sets each node's `cost` and `before` with Dijkstra's algorithm. */
function findShortestPaths(nodes: readonly Node[]): void {
	const unvisited = new Set(nodes);
	while (unvisited.size > 0) {
		const nearest = [...unvisited].reduce((best, node) => (node.cost < best.cost ? node : best));
		unvisited.delete(nearest);
		for (const next of nearest.next) {
			const cost = nearest.cost + distance(nearest.at, next.at);
			if (cost < next.cost) Object.assign(next, { cost, before: nearest });
		}
	}
}

function findPath(nodes: readonly Node[], base: Point, town: Point): readonly Node[] {
	let lastNode: Node | undefined;
	let lowestCost = offRoadCost * distance(base, town);
	for (const node of nodes) {
		const cost = node.cost + offRoadCost * distance(node.at, town);
		if (cost < lowestCost) [lastNode, lowestCost] = [node, cost];
	}
	const path: Node[] = [];
	for (let node = lastNode; node; node = node.before) path.unshift(node);
	return path;
}

/** Names of the roads on which a path has more than two nodes. Nodes are about a mile apart. */
function mainRoadNames(path: readonly Node[]): readonly string[] {
	const miles = new Map<string, number>();
	for (const { road } of path) miles.set(road.name, (miles.get(road.name) ?? 0) + 1);
	return [...miles].filter(([, count]) => count > 2).map(([name]) => name);
}
