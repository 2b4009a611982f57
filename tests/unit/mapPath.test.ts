import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point } from "../../generator/map/geometry.ts";
import { clipRing, type Outline, pathData } from "../../generator/map/mapPath.ts";

const square: readonly Point[] = [
	[0, 0],
	[40, 0],
	[40, 40],
	[0, 40],
];
const outline = (...soft: boolean[]): Outline =>
	square.map(([x, y], index) => [x, y, soft[index] ?? false]);

/** Returns the pen's position after each command that pathData writes, by the rules of SVG. */
function penPositions(data: string): Point[] {
	const positions: Point[] = [];
	let [x, y] = [0, 0];
	for (const [, letter = "", text = ""] of data.matchAll(/([MlhvqtZz])([^MlhvqtZz]*)/g)) {
		const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
		const take = () => numbers.shift() ?? 0;
		while (numbers.length > 0) {
			if (letter === "M") [x, y] = [take(), take()];
			else if (letter === "h") x += take();
			else if (letter === "v") y += take();
			else {
				if (letter === "q") numbers.splice(0, 2);
				[x, y] = [x + take(), y + take()];
			}
			positions.push([x, y]);
		}
	}
	return positions;
}

describe("pathData", () => {
	it("writes corners as lines, in whole numbers, without repeated letters", () => {
		expect(pathData(outline(false, false, false, false), true)).toBe("M0 0h40v40h-40z");
		const corner = (x: number, y: number) => [x, y, false] as const;
		const corners = [corner(0.2, 0), corner(10, 5.4), corner(5, 20), corner(-7.6, 30)];
		expect(pathData(corners, true)).toBe("M0 0l10 5-5 15-13 10z");
	});

	it("writes soft points as curves between corners", () => {
		expect(pathData(outline(false, true, true, false), true)).toBe("M0 0q40 0 40 20t-40 20z");
		expect(pathData(outline(true, false, true, true), true)).toBe("M40 0q0 40-20 40t-20-20 40-20z");
	});

	it("draws a ring of soft points as one closed curve", () => {
		expect(pathData(outline(true, true, true, true), true)).toBe(
			"M0 20q0-20 20-20t20 20-20 20-20-20z",
		);
	});

	it("starts and ends an open line at its ends", () => {
		expect(pathData(outline(true, true, true, true), false)).toBe("M0 0q40 0 40 20t-40 20");
	});

	it("keeps the last stretch of an open line that ends where it starts", () => {
		const loop = outline(false, false, false, false).toSpliced(3, 1, [0, 0, false]);
		expect(pathData(loop, false)).toBe("M0 0h40v40l-40-40");
	});

	it("is empty for too few or too close points", () => {
		expect(pathData(outline().slice(0, 2), true)).toBe("");
		expect(pathData([], false)).toBe("");
		const tiny = square.map(([x, y]) => [x / 1000, y / 1000, false] as const);
		expect(pathData(tiny, true)).toBe("");
	});

	it("keeps the pen within the outline's bounds, and ends a line at its last point", () => {
		const point = fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 700 }));
		fc.assert(
			fc.property(
				fc.array(fc.tuple(point, fc.boolean()), { minLength: 3, maxLength: 40 }),
				fc.boolean(),
				(entries, closed) => {
					const data = pathData(
						entries.map(([[x, y], soft]) => [x, y, soft]),
						closed,
					);
					expect(data).toMatch(/^$|^M\d+ \d+[lhvqt0-9 -]*z?$/);
					for (const [x, y] of penPositions(data)) {
						expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
						expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
						expect(Math.max(x, y)).toBeLessThanOrEqual(701);
					}
					const [lastX, lastY] = entries.at(-1)?.[0] ?? [0, 0];
					const [penX, penY] = penPositions(data).at(-1) ?? [lastX, lastY];
					if (!closed) expect(Math.hypot(penX - lastX, penY - lastY)).toBeLessThanOrEqual(1.5);
				},
			),
		);
	});
});

describe("clipRing", () => {
	const frame = { x: 10, y: 10, width: 20, height: 100 };

	it("cuts a ring to a frame and makes the cuts corners", () => {
		const cut = clipRing(outline(true, true, true, true), frame);
		expect(new Set(cut.map(([x, y]) => `${x},${y}`))).toEqual(
			new Set(["10,10", "30,10", "30,40", "10,40"]),
		);
		expect(cut.map(([, , soft]) => soft)).toEqual([false, false, false, false]);
	});

	it("leaves a ring inside the frame as it is, and removes one outside", () => {
		const ring = outline(false, true, false, true);
		expect(clipRing(ring, { x: -5, y: -5, width: 90, height: 90 })).toEqual(ring);
		expect(clipRing(outline(), { x: 50, y: 0, width: 9, height: 9 })).toEqual([]);
	});
});
