/** A point of the map: x to the east, y to the south. */
export type Point = readonly [x: number, y: number];

/** A ring or line whose `soft` points are rounded off, as a coast is, and whose others are corners, as a border is. */
export interface Outline {
	readonly points: readonly Point[];
	readonly soft: readonly boolean[];
}

/** A rectangle of the map. */
export interface Frame {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/**
 * Cuts a ring to a frame (Sutherland and Hodgman, https://doi.org/10.1145/360767.360802). Points made by the cut are
 * corners.
 */
export function clipRing({ points, soft }: Outline, { x, y, width, height }: Frame): Outline {
	let ring: (readonly [number, number, boolean])[] = points.map(([px, py], index) => [px, py, soft[index] ?? false]);
	const cut = (axis: 0 | 1, limit: number, keep: 1 | -1) => {
		const result: typeof ring = [];
		ring.forEach((point, index) => {
			const previous = ring[(index + ring.length - 1) % ring.length] ?? point;
			const inside = (point[axis] - limit) * keep >= 0;
			if (inside !== (previous[axis] - limit) * keep >= 0) {
				const share = (limit - previous[axis]) / (point[axis] - previous[axis]);
				const other = axis === 0 ? previous[1] + share * (point[1] - previous[1]) : previous[0] + share * (point[0] - previous[0]);
				result.push(axis === 0 ? [limit, other, false] : [other, limit, false]);
			}
			if (inside) result.push(point);
		});
		ring = result;
	};
	cut(0, x, 1);
	cut(0, x + width, -1);
	cut(1, y, 1);
	cut(1, y + height, -1);
	return { points: ring.map(([px, py]) => [px, py]), soft: ring.map(([, , isSoft]) => isSoft) };
}

/**
 * Path data for an outline, in whole numbers. Soft points become a quadratic B-spline: its control points are the points,
 * its joints the middles between them, and as the reflection of one control point at the joint is the next, a joint costs
 * no more than a corner ("t", https://www.w3.org/TR/SVG2/paths.html#PathDataQuadraticBezierCommands). Soft points are put
 * on even coordinates, so that the middles are whole and reflections stay exact.
 *
 * @param outline its points in the drawing's units
 * @param closed whether the last point joins the first
 */
export function pathData({ points, soft }: Outline, closed: boolean): string {
	const snapped = snap(points, soft);
	const count = snapped.length;
	if (count < (closed ? 3 : 2)) return "";
	// A ring starts at a corner, where it has one: a spline needs no wrapping round then.
	const firstCorner = snapped.findIndex(({ soft: isSoft }) => !isSoft);
	const start = closed && firstCorner > 0 ? firstCorner : 0;
	const at = (index: number) => snapped[(start + index) % count] ?? { x: 0, y: 0, soft: false };
	const middle = (index: number) => ({ x: (at(index).x + at(index + 1).x) / 2, y: (at(index).y + at(index + 1).y) / 2 });

	const isIsland = closed && firstCorner === -1;
	let pen = isIsland ? middle(count - 1) : at(0);
	let data = `M${pen.x} ${pen.y}`;
	let command = "M";
	const draw = (letter: string, to: { x: number; y: number }, control = to) => {
		const numbers = [to.x - pen.x, to.y - pen.y];
		if (letter === "q") numbers.unshift(control.x - pen.x, control.y - pen.y);
		if (letter === "h") numbers.pop();
		if (letter === "v") numbers.shift();
		// A letter that repeats may be left out, and a minus sign parts two numbers as a space does.
		const joined = numbers.join(" ").replaceAll(" -", "-");
		data += letter !== command ? letter + joined : joined.startsWith("-") ? joined : ` ${joined}`;
		command = letter;
		pen = to;
	};
	const line = (to: { x: number; y: number }) => draw(to.y === pen.y ? "h" : to.x === pen.x ? "v" : "l", to);

	// The last point of a line, and the first corner of a ring, end a spline; nothing is rounded there.
	const isSoft = (index: number) => at(index).soft && (closed || (index > 0 && index < count - 1));
	const last = closed && !isIsland ? count : count - 1;
	for (let index = isIsland ? 0 : 1; index <= last; index += 1) {
		if (!isSoft(index)) {
			// "z" draws the line back to the start.
			if (!(closed && index === count)) line(at(index));
			continue;
		}
		const joins = isSoft(index + 1);
		draw(isSoft(index - 1) && command !== "M" ? "t" : "q", joins ? middle(index) : at(index + 1), at(index));
		if (!joins) index += 1;
	}
	return closed ? `${data}z` : data;
}

/** Whole coordinates, even ones for soft points; points that fall together become one. */
function snap(points: readonly Point[], soft: readonly boolean[]): { x: number; y: number; soft: boolean }[] {
	const snapped: { x: number; y: number; soft: boolean }[] = [];
	points.forEach(([px, py], index) => {
		const isSoft = soft[index] ?? false;
		const step = isSoft ? 2 : 1;
		// Adding 0 turns -0 into 0.
		const point = { x: Math.round(px / step) * step + 0, y: Math.round(py / step) * step + 0, soft: isSoft };
		const previous = snapped.at(-1);
		if (previous && previous.x === point.x && previous.y === point.y) {
			previous.soft &&= point.soft;
		} else snapped.push(point);
	});
	const first = snapped[0];
	const last = snapped.at(-1);
	if (snapped.length > 1 && first && last && first.x === last.x && first.y === last.y && points.length > 2) {
		first.soft &&= last.soft;
		snapped.pop();
	}
	return snapped;
}
