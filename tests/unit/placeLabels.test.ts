import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point } from "../../generator/map/mapPath.ts";
import { contains, estimateWidth, type LabelRequest, labelBox, overlap, placeLabels, type Side } from "../../generator/map/placeLabels.ts";

const sides: readonly Side[] = ["e", "w", "ne", "se", "nw", "sw", "n", "s"];
const within = { x: 0, y: 0, width: 700, height: 700 };
const label = (at: Point, width = 80): LabelRequest => ({ at, width, size: 14, sides });

describe("placeLabels", () => {
	it("takes the first side where there is room", () => {
		expect(placeLabels([label([300, 300])], [], within)).toEqual(["e"]);
	});

	it("keeps a label inside the drawing", () => {
		expect(placeLabels([label([690, 300])], [], within)).toEqual(["w"]);
	});

	it("keeps clear of fixed frames", () => {
		expect(placeLabels([label([300, 300])], [{ x: 320, y: 290, width: 20, height: 20 }], within)).toEqual(["w"]);
	});

	it("lets the earlier label win where there is room for one", () => {
		const corner = { x: 290, y: 290, width: 100, height: 20 };
		expect(placeLabels([label([295, 300]), label([295, 300])], [], corner)).toEqual(["e", undefined]);
	});

	it("never lets two labels, or a label and a fixed frame, overlap", () => {
		const point = fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 700 }));
		fc.assert(
			fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
				const dots = points.map(([x, y]) => ({ x: x - 3, y: y - 3, width: 6, height: 6 }));
				const requests = points.map((at) => label(at));
				const boxes = placeLabels(requests, dots, within).flatMap((side, index) => {
					const request = requests[index];
					return side && request ? [labelBox(request.at, request.width, request.size, side)] : [];
				});
				boxes.forEach((box, index) => {
					expect(contains(within, box)).toBe(true);
					for (const dot of dots) expect(overlap(box, dot)).toBe(0);
					for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(0);
				});
			}),
			{ numRuns: 40 },
		);
	});
});

describe("labelBox", () => {
	it("is where service-map.css puts the text", () => {
		const css = readFileSync("styles/components/service-map.css", "utf8");
		for (const attribute of ["data-side", "data-small"]) {
			for (const side of sides) {
				const rule = new RegExp(`\\.service-map__label\\[${attribute}="${side}"\\] \\{\\s*transform: translate\\(([^;]+)\\);`).exec(css)?.[1] ?? "";
				const [x = "", y = ""] = rule.split(/, (?!\d*\.?\d*em\b.*,)/);
				const size = 20;
				const pixels = (length: string) =>
					[...length.matchAll(/(-?[\d.]+)(px|em)?/g)].reduce((sum, [, number, unit]) => sum + Number(number) * (unit === "em" ? size : 1), 0);
				const box = labelBox([100, 100], 50, size, side);
				const left = side.includes("e") ? pixels(x) : side.includes("w") ? pixels(x) - 50 : -25;
				expect(box.x - 100, `${attribute} ${side}`).toBeCloseTo(left, 5);
				// The box reaches 0.78 em above the baseline.
				expect(box.y + 0.78 * size - 100, `${attribute} ${side}`).toBeCloseTo(pixels(y), 5);
			}
		}
	});
});

describe("estimateWidth", () => {
	it("is wider than Helvetica Bold's own widths", () => {
		// "Wesley Chapel" is 6.67 em wide in Helvetica Bold, by its Adobe font metrics.
		expect(estimateWidth("Wesley Chapel", 10)).toBeGreaterThan(66.7);
	});
});
