import { describe, expect, it } from "vitest";
import { ServiceMap } from "../../components/ServiceMap.tsx";
import { unitsPerMile } from "../../generator/map/geometry.ts";
import { milesBetween } from "../../site/distance.ts";
import { createLinks } from "../../site/links.ts";
import type { MapFocus } from "../../site/maps.ts";
import { planRoutes } from "../planRoutes.ts";
import { maps, region, site, town, towns } from "./sampleMaps.ts";
import { render } from "./sampleSpeech.ts";

const to = createLinks(planRoutes(site), site.business.url);
const mapOf = (focus: MapFocus) => render(<ServiceMap maps={maps} to={to} focus={focus} />);
const links = (html: string) =>
	[...html.matchAll(/<a class="service-map__town" href="([^"]+)" aria-label="([^"]+)"/g)].map(
		([, href, label]) => ({ href, label }),
	);

describe("a way to a town", () => {
	it("follows roads that end within a few miles of the town", () => {
		expect(maps.view({ town: town("casa-grande") })?.way).toMatchObject({
			names: ["Tangerine Rd", "I-10"],
			straight: "",
		});
	});

	it("is a straight line if no road leads there, and its text says so", () => {
		expect(maps.view({ town: town("oracle") })?.way).toMatchObject({ names: [], route: "" });
		const straight = mapOf({ town: town("oracle") });
		expect(straight).toContain("a straight line between them");
		expect(straight).toContain("The dashed line is straight.");
		const onRoads = mapOf({ town: town("casa-grande") });
		expect(onRoads).toContain("the way there along Tangerine Rd and I-10");
	});

	it("is at most 1.6 times as long as the straight line", () => {
		for (const { at, town: one } of region.towns.values()) {
			const { onRoads, straight } = region.wayTo(at);
			const lengths = [onRoads, ...straight].flatMap((line) =>
				line.slice(1).map(([x, y], index) => {
					const [fromX, fromY] = line[index] ?? [x, y];
					return Math.hypot(x - fromX, y - fromY);
				}),
			);
			const miles = lengths.reduce((sum, length) => sum + length, 0) / unitsPerMile;
			const direct = milesBetween(site.business.coordinates, one.coordinates ?? [0, 0]);
			expect(miles, one.name).toBeLessThan(1.6 * direct + 1);
		}
	});
});

describe("ServiceMap", () => {
	it("links every town, with its name and response time", () => {
		const all = links(mapOf("all"));
		expect(all.map(({ href }) => href).sort()).toEqual(towns.map((one) => to.town(one)).sort());
		for (const one of towns) {
			const { slug, name, responseMinutes } = one;
			const label = all.find(({ href }) => href === to.town(one))?.label?.replace("&#x27;", "'");
			expect(label, slug).toBe(`${name} ${responseMinutes?.join("–")} minutes' drive`);
		}
		for (const { slug, name } of site.counties)
			expect(mapOf("all")).toContain(`href="${to.county(slug)}" aria-label="${name}"`);
	});

	it("links a town's neighbors and the base, not the town itself", () => {
		const hrefs = links(mapOf({ town: town("marana") })).map(({ href }) => href);
		expect(hrefs).not.toContain(to.town(town("marana")));
		expect(hrefs).toContain(to.town(town("oro-valley")));
		expect(hrefs).toContain(to.town(town("casa-grande")));
	});

	it("describes each map in words", () => {
		expect(mapOf("all")).toContain(
			'role="group" aria-label="Map of Pima County and Pinal County with every town we serve',
		);
		expect(mapOf({ town: town("oracle") })).toContain(
			`aria-label="Map: Oracle, about ${town("oracle").miles} miles from our base in Oro Valley`,
		);
	});

	it("has a shape of dot for each band, and a key with the bands' minutes", () => {
		const html = mapOf("all");
		for (const dot of ["base", "middle", "far"]) expect(html).toContain(`service-map__dot--${dot}`);
		const key = [...html.matchAll(/<li class="service-map__key-item">.*?<\/svg>(.*?)<\/li>/g)].map(
			([, text]) => text?.replaceAll("&#x27;", "'"),
		);
		expect(key).toEqual(["Our base", "20–40 minutes' drive", "50–70 minutes' drive"]);
	});
});
