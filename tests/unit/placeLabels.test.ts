import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	contains,
	type Frame,
	frameAt,
	overlaps,
	type Point,
} from "../../generator/map/geometry.ts";
import { estimateWidth, type LabelRequest, placeLabels } from "../../generator/map/placeLabels.ts";

const within = { x: 0, y: 0, width: 700, height: 700 };
const label = (at: Point): LabelRequest => ({ at, width: 80, size: 14 });
const point = fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 700 }));
/** Places labels at dots of their own. */
const place = (points: readonly Point[], fixed: readonly Frame[] = [], edge = within) => {
	const labels = points.map((at) => label(at));
	return placeLabels(labels, points, fixed, edge);
};
const anchors = (...args: Parameters<typeof place>) => place(...args).map((spot) => spot?.anchor);

describe("placeLabels", () => {
	it("puts a label to the right of its dot if there is room", () => {
		expect(place([[300, 300]])).toMatchObject([{ x: 13, y: 0, anchor: "start" }]);
	});

	it("leaves out the later of two labels if there is room for one", () => {
		const corner = { x: 280, y: 285, width: 110, height: 30 };
		const dot: Point = [290, 300];
		expect(anchors([dot, dot], [], corner)).toEqual(["start", undefined]);
	});

	it("does not end a label beside another town's dot", () => {
		// On the left, the text would end 10 units from the other dot.
		const own: Point = [690, 300];
		const other: Point = [690 - 13 - 80 - 10, 300];
		const [spot] = placeLabels([label(own)], [own, other], [], within);
		expect(spot?.y).not.toBe(0);
	});

	it("never lets a label overlap another label, a dot or a fixed frame", () => {
		fc.assert(
			fc.property(
				fc.array(point, { minLength: 1, maxLength: 40 }),
				fc.array(point, { maxLength: 5 }),
				(points, others) => {
					const fixed = others.map((other) => frameAt(other, 30));
					const dots = points.map((at) => frameAt(at, 12));
					const boxes = place(points, fixed).flatMap((spot) => spot?.box ?? []);
					boxes.forEach((box, index) => {
						expect(contains(within, box)).toBe(true);
						for (const taken of [...fixed, ...dots, ...boxes.slice(index + 1)])
							expect(overlaps(box, taken)).toBe(false);
					});
				},
			),
			{ numRuns: 40 },
		);
	});

	it("returns a box that fits the anchor and place", () => {
		fc.assert(
			fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
				place(points).forEach((spot, index) => {
					const [dotX, dotY] = points[index] ?? [0, 0];
					if (!spot) return;
					const x = dotX + spot.x;
					const left = spot.anchor === "start" ? x : spot.anchor === "end" ? x - 80 : x - 40;
					expect(spot.box.x).toBeLessThan(left);
					expect(spot.box.x + spot.box.width).toBeGreaterThan(left + 80);
					expect(spot.box.y + spot.box.height / 2).toBeCloseTo(dotY + spot.y, 5);
				});
			}),
			{ numRuns: 40 },
		);
	});
});

it("estimateWidth is at least the width in Helvetica Bold", () => {
	// "Maple Harbor" is 6.39 em wide in Helvetica Bold, by its Adobe font metrics.
	expect(estimateWidth("Maple Harbor", 10)).toBeGreaterThan(63.9);
});
