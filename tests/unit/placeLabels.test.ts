import { describe, expect, it } from "vitest";
import type { Frame, Point } from "../../generator/map/geometry.ts";
import { estimateWidth, type LabelRequest, placeLabels } from "../../generator/map/placeLabels.ts";

// mapViews.test.ts looks at where names stand on whole maps.

const within = { x: 0, y: 0, width: 700, height: 700 };
const label = (at: Point): LabelRequest => ({ at, width: 80, size: 14 });
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
});

it("estimateWidth is at least the width in Helvetica Bold", () => {
	// "Maple Harbor" is 6.39 em wide in Helvetica Bold, by its Adobe font metrics.
	expect(estimateWidth("Maple Harbor", 10)).toBeGreaterThan(63.9);
});
