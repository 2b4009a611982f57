import { describe, expect, it } from "vitest";
import { boundsOf, unitsPerMile } from "../../generator/map/geometry.ts";
import { planRegion } from "../../generator/map/maps.ts";
import { milesBetween } from "../../site/distance.ts";
import { region, site, siteAt } from "./sampleMaps.ts";

describe("planRegion", () => {
	it("places every town at its distance from the office", () => {
		for (const { town: one, at } of region.towns.values()) {
			const miles = milesBetween(site.business.coordinates, one.coordinates ?? [0, 0]);
			const drawn = Math.hypot(at[0] - region.base[0], at[1] - region.base[1]) / unitsPerMile;
			if (!one.isBase) expect(drawn, one.name).toBeCloseTo(miles, 5);
		}
	});

	it("gives a town the band that includes the middle of its response time", () => {
		const dots = [...region.towns.values()].map(({ town: { slug }, dot }) => `${slug} ${dot}`);
		const expected = ["oro-valley base", "marana middle", "oracle middle", "casa-grande far"];
		expect(dots).toEqual(expect.arrayContaining(expected));
	});

	it("takes the county of that name in which the towns are", () => {
		const portland: [number, number] = [45.52, -122.68];
		const salem: [number, number] = [38.6, -88.95];
		const first = (coordinates: [number, number]) =>
			planRegion(siteAt(coordinates, [coordinates], "Marion County"));
		// Marion County, Illinois surrounds Salem. Marion County, Oregon ends south of Portland.
		expect(first(salem).counties.size).toBe(1);
		expect(first(portland).counties.size).toBe(0);
		expect(first(portland).land.length).toBeGreaterThan(0);
	});

	it.each([
		["an island", [21.31, -157.86], "Honolulu County"],
		["a cape", [42.05, -70.19], "Barnstable County"],
		["a coast that bulges", [35.56, -121.08], "San Luis Obispo County"],
		["a corner of the country", [46.86, -68.01], "Aroostook County"],
	] as const)("draws the county and the land of %s", (_, place, county) => {
		expect(planRegion(siteAt(place, [place], county)).counties.size).toBe(1);
		expect(planRegion({ ...siteAt(place, [place]), counties: [] }).land.length).toBeGreaterThan(0);
	});

	it("distinguishes a county from a city of the same name", () => {
		const shape = (place: [number, number]) => {
			const { counties } = planRegion(siteAt(place, [place], "Baltimore"));
			return boundsOf((counties.get("county") ?? []).flat());
		};
		const [city, county] = [shape([39.29, -76.61]), shape([39.4, -76.61])];
		expect(city.width).toBeLessThan(12 * unitsPerMile);
		expect(county.width).toBeGreaterThan(20 * unitsPerMile);
	});

	it("joins roads that meet", () => {
		const [first, second] = region.roads.filter(
			({ name }) => name === "I-10" || name === "Tangerine Rd",
		);
		const end = second?.points[0] ?? [0, 0];
		expect(
			Math.min(...(first?.points ?? []).map(([x, y]) => Math.hypot(x - end[0], y - end[1]))),
		).toBeLessThan(unitsPerMile / 2);
	});
});
