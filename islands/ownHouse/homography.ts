export type Point = readonly [x: number, y: number];

/** The rows of a 3 x 3 matrix whose last number is 1. */
type Homography = readonly [
	...[a: number, b: number, c: number],
	...[d: number, e: number, f: number],
	...[g: number, h: number],
];

/**
 * Returns the map from the unit square to a quadrilateral: Heckbert, "Fundamentals of Texture
 * Mapping and Image Warping" (1989), section 2.2.3.
 * @param corners top left, top right, bottom right, bottom left
 */
function homographyTo(corners: readonly Point[]): Homography {
	const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [Point, Point, Point, Point];
	const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
	const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
	const area = dx1 * dy2 - dx2 * dy1;
	const g = (sx * dy2 - dx2 * sy) / area;
	const h = (dx1 * sy - sx * dy1) / area;
	return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h];
}

/** Returns the CSS transform that maps an element of the given size onto the corners. */
export function matrix3d(corners: readonly Point[], width: number, height: number): string {
	const [a, b, c, d, e, f, g, h] = homographyTo(corners);
	const columns = [
		[a / width, d / width, 0, g / width],
		[b / height, e / height, 0, h / height],
		[0, 0, 1, 0],
		[c, f, 0, 1],
	];
	return `matrix3d(${columns.flat().join()})`;
}

/** Returns a function from a point to its place in the unit square. */
export function inverseOf(corners: readonly Point[]): (x: number, y: number) => Point {
	const [a, b, c, d, e, f, g, h] = homographyTo(corners);
	return (x, y) => {
		const depth = (d * h - e * g) * x + (b * g - a * h) * y + a * e - b * d;
		return [
			((e - f * h) * x + (c * h - b) * y + b * f - c * e) / depth,
			((f * g - d) * x + (a - c * g) * y + c * d - a * f) / depth,
		];
	};
}
