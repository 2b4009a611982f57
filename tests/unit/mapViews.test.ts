// @module-tag slow
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Frame, overlaps, type Point } from "../../generator/map/geometry.ts";
import { planMaps, planRegion } from "../../generator/map/maps.ts";
import { estimateWidth } from "../../generator/map/placeLabels.ts";
import { nameSizes } from "../../generator/map/views.ts";
import type { MapFocus, Maps, MapView } from "../../site/maps.ts";
import { focusesOf, maps, site, siteAt, towns } from "./sampleMaps.ts";

/** Plans a map that has towns to show. */
function viewOf(from: Maps, focus: MapFocus): MapView {
	const view = from.view(focus);
	if (view === undefined) throw new Error("no town with coordinates");
	return view;
}

const kindOf = (focus: MapFocus) =>
	focus === "all" ? "all" : "county" in focus ? "county" : "town";

/** Returns the frames of the names on wide or narrow screens, at the sizes of service-map.css. */
function nameFrames(
	view: MapView,
	focus: MapFocus,
	screen: "wide" | "narrow",
): { name: string; frame: Frame }[] {
	const kind = kindOf(focus);
	const size = nameSizes[kind][screen];
	return view.towns.flatMap(({ town: { name, responseMinutes }, x, y, labels }) =>
		labels
			.filter((label) => label.screen === "all" || label.screen === screen)
			.map((label) => {
				const width = estimateWidth(
					screen === "wide" && kind !== "town" ? `${name} ${responseMinutes?.join("–")}` : name,
					size,
				);
				const left = label.anchor === "start" ? 0 : label.anchor === "end" ? width : width / 2;
				return {
					name,
					frame: { x: x + label.x - left, y: y + label.y - size / 2, width, height: size },
				};
			}),
	);
}

function expectSound(view: MapView, focus: MapFocus): void {
	expect(JSON.stringify(view)).not.toMatch(/NaN|Infinity|null/);
	for (const { x, y, town: drawn } of view.towns) {
		expect(x > 0 && y > 0 && x < view.width && y < view.height, `${drawn.name} at ${x}, ${y}`).toBe(
			true,
		);
	}
	for (const screen of ["wide", "narrow"] as const) {
		const names = nameFrames(view, focus, screen);
		// Narrow maps of all towns or a county leave out dots without a name.
		const dots = view.towns.filter(
			({ labels }) =>
				screen === "wide" ||
				kindOf(focus) === "town" ||
				labels.some((label) => label.screen !== "wide"),
		);
		names.forEach(({ name, frame }, index) => {
			expect(frame.x, name).toBeGreaterThanOrEqual(0);
			expect(frame.x + frame.width, name).toBeLessThanOrEqual(view.width);
			for (const other of names.slice(index + 1))
				expect(overlaps(frame, other.frame), `${name} and ${other.name}, ${screen}`).toBe(false);
			for (const dot of dots)
				expect(
					overlaps(frame, { x: dot.x - 6, y: dot.y - 6, width: 12, height: 12 }),
					`${name} over ${dot.town.name}`,
				).toBe(false);
		});
	}
}

describe("a map", () => {
	it.each(focusesOf(site))("of %s has no name over another name, a dot or the edge", (_, focus) => {
		expectSound(viewOf(maps, focus), focus);
	});

	it("of all counties or one names the base and two thirds of the towns on narrow screens", () => {
		for (const [, focus] of focusesOf(site).slice(0, 1 + site.counties.length)) {
			const { towns: drawn } = viewOf(maps, focus);
			const named = drawn.filter(({ labels }) => labels.some(({ screen }) => screen !== "wide"));
			expect(named.length).toBeGreaterThanOrEqual((drawn.length * 2) / 3);
			for (const { dot, labels } of drawn)
				if (dot === "base") expect(labels.some(({ screen }) => screen !== "wide")).toBe(true);
		}
	});

	it("of a town names the town and the base, and has a way between them", () => {
		for (const one of towns) {
			const view = viewOf(maps, { town: one });
			const ends = view.towns.filter(({ dot, town: { id } }) => dot === "base" || id === one.id);
			expect(ends).toHaveLength(one.isBase ? 1 : 2);
			for (const { labels } of ends) expect(labels, one.name).toHaveLength(1);
			expect(view.way === undefined).toBe(one.isBase === true);
		}
	});

	it("of another country is plain land", () => {
		const office: Point = [-41.21, 174.91];
		const abroad = siteAt(office, [office, [-41.13, 174.84]]);
		const address = { ...abroad.business.address, country: "NZ" as const };
		const business = { ...abroad.business, address };
		const { land, counties } = planRegion({ ...abroad, business });
		expect(counties.size).toBe(0);
		expect(land.map((ring) => ring.length)).toEqual([4]);
	});

	it("shows the area of the towns, not of the county", () => {
		// San Bernardino County is as large as three states. Its towns here are within ten miles.
		const office: Point = [34.108, -117.289];
		const places = [office, [34.055, -117.182], [34.15, -117.35]] as const;
		const view = viewOf(planMaps(siteAt(office, places, "San Bernardino County")), "all");
		const [first, second] = view.towns;
		expect(
			Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0)),
		).toBeGreaterThan(view.width / 4);
		expect(view.counties.size).toBe(1);
	});

	const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
	const step = fc.tuple(between(-0.5, 0.5), between(-0.5, 0.5));
	const nearby = fc.array(step, { minLength: 1, maxLength: 30 });
	const anywhere = fc.tuple(between(-90, 90), between(-180, 180));
	it("of any company in the States has no name over another name, a dot or the edge", () => {
		fc.assert(
			fc.property(between(25, 48), between(-124, -68), nearby, (north, east, steps) => {
				const places = steps.map(([up, right]): Point => [north + up, east + right]);
				const one = siteAt([north, east], places);
				const made = planMaps(one);
				for (const [, focus] of focusesOf(one).slice(0, 4)) expectSound(viewOf(made, focus), focus);
			}),
			{
				numRuns: 25,
				examples: [[40, -100, Array.from({ length: 12 }, (): [number, number] => [0, 0])]],
			},
		);
	});

	it("of towns anywhere on earth has no NaN and no Infinity", () => {
		const northPole: [number, number] = [90, 0];
		const southPole: [number, number] = [-90, 180];
		fc.assert(
			fc.property(fc.array(anywhere, { minLength: 1, maxLength: 6 }), (places) => {
				const one = siteAt(places[0] ?? [0, 0], places);
				const made = planMaps(one);
				for (const [, focus] of focusesOf(one))
					expect(JSON.stringify(viewOf(made, focus))).not.toMatch(/NaN|Infinity|null/);
			}),
			{ numRuns: 15, examples: [[[northPole, southPole]]] },
		);
	});
});
