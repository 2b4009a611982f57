/** x grows to the east, y to the south. */
export type Point = readonly [x: number, y: number];

/** A point that may have further members, such as a vertex of an outline. */
export type Vector = readonly [x: number, y: number, ...unknown[]];

export const unitsPerMile = 10;

export interface Frame {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/**
 * The smallest frame around all points. Needs at least one point: `Math.min()` of none is Infinity.
 */
export function boundsOf(points: Iterable<Vector>): Frame {
	const all = [...points];
	const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const frameAt = ([x, y]: Point, width: number, height = width): Frame => {
	return { x: x - width / 2, y: y - height / 2, width, height };
};

export const centerOf = ({ x, y, width, height }: Frame): Point => [x + width / 2, y + height / 2];

export const grow = (frame: Frame, by: number, byHeight = by): Frame =>
	frameAt(centerOf(frame), frame.width + 2 * by, frame.height + 2 * byHeight);

export const overlaps = (one: Frame, other: Frame): boolean =>
	Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x) &&
	Math.min(one.y + one.height, other.y + other.height) > Math.max(one.y, other.y);

export const overlapsAny = (frame: Frame, others: readonly Frame[]): boolean =>
	others.some((other) => overlaps(frame, other));

export const contains = (outer: Frame, inner: Frame): boolean =>
	inner.x >= outer.x &&
	inner.y >= outer.y &&
	inner.x + inner.width <= outer.x + outer.width &&
	inner.y + inner.height <= outer.y + outer.height;

export const distance = (one: Vector, other: Vector): number =>
	Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2);

/** Covers a line with a row of squares that are `width` wide. */
export const framesAlong = (points: readonly Point[], width: number): readonly Frame[] =>
	points.slice(1).flatMap((to, index) => {
		const from = points[index] ?? to;
		const steps = Math.max(1, Math.round(distance(from, to) / width));
		return Array.from({ length: steps }, (_, step) =>
			frameAt(between(from, to, (step + 0.5) / steps), width),
		);
	});

export const between = (from: Point, to: Point, share: number): Point => [
	from[0] + (to[0] - from[0]) * share,
	from[1] + (to[1] - from[1]) * share,
];
