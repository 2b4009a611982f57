import { describe, expect, it } from "vitest";
import type { Point } from "../../generator/map/geometry.ts";
import type { Outline } from "../../generator/map/mapPath.ts";
import { planOutlines } from "../../generator/map/outlines.ts";
import { exampleSite } from "./exampleSite.ts";

/** Map units per degree. */
const scale = 600;

/** A ring's area by the shoelace formula (https://en.wikipedia.org/wiki/Shoelace_formula). */
const areaOf = (ring: Outline): number =>
	Math.abs(
		ring.reduce(
			(sum, [x, y], index) =>
				sum + x * (ring.at(index - 1)?.[1] ?? 0) - (ring.at(index - 1)?.[0] ?? 0) * y,
			0,
		),
	) / 2;

/** Returns the share of land in a square of this many degrees. */
function landAt([latitude, longitude]: Point, degrees: number): number {
	const { land } = planOutlines(
		{ ...exampleSite, counties: [] },
		(east, north) => [(east - longitude) * scale, (latitude - north) * scale],
		([x, y]) => [longitude + x / scale, latitude - y / scale],
		{
			x: (-degrees * scale) / 2,
			y: (-degrees * scale) / 2,
			width: degrees * scale,
			height: degrees * scale,
		},
	);
	return land.reduce((sum, ring) => sum + areaOf(ring), 0) / (degrees * scale) ** 2;
}

describe("the land of a map", () => {
	it.each([
		["in Florida", [27.6, -81.6]],
		["in Kansas", [38.5, -98.4]],
		["where four states meet", [36.999, -109.045]],
		["where counties are long and slanted", [35.9, -83.9]],
		["in a county larger than the map", [34.8, -116.2]],
	] as const)("has no gaps %s", (_where, place) => {
		for (const degrees of [0.3, 0.8])
			expect(landAt(place, degrees), `${degrees}°`).toBeCloseTo(1, 3);
	});

	it("ends at the sea", () => {
		expect(landAt([27.9, -82.9], 0.5)).toBeLessThan(0.5);
		expect(landAt([26, -86], 0.5)).toBe(0);
	});
});
