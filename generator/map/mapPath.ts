import type { Frame } from "./geometry.ts";

/**
 * A point of an outline. Soft points, such as those of coasts and roads, are drawn as curves. Other
 * points, such as those of borders, are drawn as corners.
 */
export type Vertex = readonly [x: number, y: number, soft: boolean];

export type Outline = readonly Vertex[];

/**
 * Clips a ring to a frame with the Sutherland-Hodgman algorithm
 * (https://doi.org/10.1145/360767.360802). Points on the cut become corners. d3-geo's clipping
 * can't be used, because it drops `soft`.
 */
export function clipRing(ring: Outline, { x, y, width, height }: Frame): Outline {
	const cut = (points: Outline, axis: 0 | 1, limit: number, keep: 1 | -1): Outline => {
		const result: Vertex[] = [];
		points.forEach((point, index) => {
			const previous = points.at(index - 1) ?? point;
			const isInside = (point[axis] - limit) * keep >= 0;
			if (isInside !== (previous[axis] - limit) * keep >= 0) {
				const share = (limit - previous[axis]) / (point[axis] - previous[axis]);
				const across = axis === 0 ? 1 : 0;
				const other = previous[across] + share * (point[across] - previous[across]);
				result.push(axis === 0 ? [limit, other, false] : [other, limit, false]);
			}
			if (isInside) result.push(point);
		});
		return result;
	};
	return cut(cut(cut(cut(ring, 0, x, 1), 0, x + width, -1), 1, y, 1), 1, y + height, -1);
}

/**
 * Writes an outline as SVG path data. Soft points become the control points of a quadratic
 * B-spline, whose curves join midway between two control points.
 */
export function pathData(outline: Outline, closed: boolean): string {
	const rounded = roundAndMerge(outline, closed);
	const count = rounded.length;
	if (count < (closed ? 3 : 2)) return "";
	// Start a ring at a corner if it has one, so that no spline crosses the start.
	const firstCorner = rounded.findIndex(([, , soft]) => !soft);
	const start = closed && firstCorner > 0 ? firstCorner : 0;
	const at = (index: number): Vertex => rounded[(start + index) % count] ?? [0, 0, false];
	const middle = (index: number): Vertex => [
		(at(index)[0] + at(index + 1)[0]) / 2,
		(at(index)[1] + at(index + 1)[1]) / 2,
		true,
	];

	const isIsland = closed && firstCorner === -1;
	let pen = isIsland ? middle(count - 1) : at(0);
	let data = `M${pen[0]} ${pen[1]}`;
	let command = "M";
	const draw = (letter: string, to: Vertex, control = to) => {
		const numbers = [to[0] - pen[0], to[1] - pen[1]];
		if (letter === "q") numbers.unshift(control[0] - pen[0], control[1] - pen[1]);
		if (letter === "h") numbers.pop();
		if (letter === "v") numbers.shift();
		// To save bytes, omit a letter that repeats the previous command, and a space before a minus
		// sign.
		const joined = numbers.join(" ").replaceAll(" -", "-");
		const space = joined.startsWith("-") ? "" : " ";
		data += (letter === command ? space : letter) + joined;
		command = letter;
		pen = to;
	};
	const isSoft = (index: number) => at(index)[2] && (closed || (index > 0 && index < count - 1));
	const lastIndex = closed && !isIsland ? count : count - 1;
	for (let index = isIsland ? 0 : 1; index <= lastIndex; index += 1) {
		if (!isSoft(index)) {
			const to = at(index);
			// The final "z" draws the last line of a ring.
			if (closed && index === count) continue;
			if (to[1] === pen[1]) draw("h", to);
			else if (to[0] === pen[0]) draw("v", to);
			else draw("l", to);
			continue;
		}
		const joins = isSoft(index + 1);
		// "t" saves a control point, because it reflects the previous control point
		// (https://www.w3.org/TR/SVG2/paths.html#PathDataQuadraticBezierCommands).
		draw(
			isSoft(index - 1) && command !== "M" ? "t" : "q",
			joins ? middle(index) : at(index + 1),
			at(index),
		);
		if (!joins) index += 1;
	}
	return closed ? `${data}z` : data;
}

function roundAndMerge(outline: Outline, closed: boolean): Outline {
	const merged: Vertex[] = [];
	for (const [x, y, soft] of outline) {
		// Soft points get even coordinates, so that the points midway between them are whole numbers.
		const step = soft ? 2 : 1;
		const point: Vertex = [Math.round(x / step) * step + 0, Math.round(y / step) * step + 0, soft];
		const previous = merged.at(-1);
		if (previous && isSame(previous, point))
			merged[merged.length - 1] = [point[0], point[1], previous[2] && soft];
		else merged.push(point);
	}
	const [first, last] = [merged[0], merged.at(-1)];
	if (closed && merged.length > 1 && first && last && isSame(first, last)) {
		merged[0] = [first[0], first[1], first[2] && last[2]];
		merged.pop();
	}
	return merged;
}

const isSame = (one: Vertex, other: Vertex): boolean => one[0] === other[0] && one[1] === other[1];
