import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ServiceMap } from "../../components/ServiceMap.tsx";
import { boundsOf, type Frame, overlap, unitsPerMile } from "../../generator/map/geometry.ts";
import { planMaps, planRegion } from "../../generator/map/maps.ts";
import { estimateWidth } from "../../generator/map/placeLabels.ts";
import { type MapFocus, type MapView, nameSizes } from "../../generator/map/views.ts";
import { milesBetween } from "../../generator/site/distance.ts";
import { createLinks } from "../../generator/site/links.ts";
import { planRoutes } from "../../generator/site/routes.ts";
import type { County, Site, Town, TownId } from "../../generator/site/site.ts";
import { exampleSite } from "./exampleSite.ts";
import { saying } from "./sampleSpeech.ts";

/**
 * Two roads: from the office to where it meets the interstate, and that one, past two of the towns.
 */
const landmarks: Site["landmarks"] = {
	roads: [
		{
			name: "I-10",
			label: [-111.4, 32.58],
			line: [
				[-110.99, 32.25],
				[-111.225, 32.42],
				[-111.5, 32.65],
				[-111.7574, 32.8795],
			],
		},
		{
			name: "Tangerine Rd",
			label: [-111.08, 32.44],
			line: [
				[-111.225, 32.42],
				[-111.1, 32.42],
				[-110.9665, 32.3909],
			],
		},
	],
	waters: [],
};
const site: Site = { ...exampleSite, landmarks };
const to = createLinks(planRoutes(site), site.business.url);
const maps = planMaps(site);
const region = planRegion(site);
const towns = [...site.towns.values()];
const town = (slug: string): Town => towns.find((one) => one.slug === slug) ?? missing(slug);
const missing = (slug: string): never => {
	throw new Error(`The data has no ${slug}.`);
};

const render = (focus: MapFocus) =>
	renderToStaticMarkup(saying(<ServiceMap maps={maps} to={to} focus={focus} />));
const links = (html: string) =>
	[...html.matchAll(/<a class="service-map__town" href="([^"]+)" aria-label="([^"]+)"/g)].map(
		([, href, label]) => ({ href, label }),
	);
const brotli = (html: string) => brotliCompressSync(html).length;

const kindOf = (focus: MapFocus) =>
	focus === "all" ? "all" : "county" in focus ? "county" : "town";
const focusesOf = ({ counties }: Site): readonly (readonly [string, MapFocus])[] => [
	["all counties", "all"],
	...counties.map((county) => [county.name, { county }] as const),
	...counties.flatMap((county) => county.towns.map((one) => [one.name, { town: one }] as const)),
];

/** The room that names take on wide or on narrow screens, at the sizes of service-map.css. */
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
					screen === "wide" && kind !== "town" ? `${name} ${responseMinutes.join("–")}` : name,
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
		names.forEach(({ name, frame }, index) => {
			expect(frame.x, name).toBeGreaterThanOrEqual(0);
			expect(frame.x + frame.width, name).toBeLessThanOrEqual(view.width);
			for (const other of names.slice(index + 1))
				expect(overlap(frame, other.frame), `${name} and ${other.name}, ${screen}`).toBe(0);
			for (const dot of view.towns)
				expect(
					overlap(frame, { x: dot.x - 6, y: dot.y - 6, width: 12, height: 12 }),
					`${name} over ${dot.town.name}`,
				).toBe(0);
		});
	}
}

/** A company elsewhere, with towns at some places, all in one county. */
function siteAt(
	office: readonly [number, number],
	places: readonly (readonly [number, number])[],
	countyName = "Nowhere County",
): Site {
	const [first] = site.counties;
	if (!first) throw new Error("The data has no county.");
	const made = places.map(
		(coordinates, index): Town => ({
			...town("marana"),
			id: `county/town-${index}` as TownId,
			slug: `town-${index}`,
			countySlug: "county",
			name: `Town ${index}`,
			coordinates: [...coordinates] as [number, number],
			isBase: index === 0,
			miles: Math.round(milesBetween(office, coordinates)),
			neighbors: places.flatMap((_, other) =>
				other !== index && other < 4 ? [`county/town-${other}` as TownId] : [],
			),
		}),
	);
	const county: County = { ...first, slug: "county", name: countyName, cards: [], towns: made };
	return {
		...site,
		business: { ...site.business, coordinates: [...office] },
		counties: [county],
		towns: new Map(made.map((one) => [one.id, one])),
	};
}

describe("planRegion", () => {
	it("places every town as far from the office as it is", () => {
		for (const { town: one, at } of region.towns.values()) {
			const miles = Math.hypot(at[0] - region.base[0], at[1] - region.base[1]) / unitsPerMile;
			if (!one.isBase)
				expect(miles, one.name).toBeCloseTo(
					milesBetween(site.business.coordinates, one.coordinates),
					5,
				);
		}
	});

	it("knows the outlines of all counties", () => {
		expect([...region.counties.keys()].sort()).toEqual(
			site.counties.map(({ slug }) => slug).sort(),
		);
	});

	it("takes the band whose upper end the middle of the range keeps", () => {
		const dots = Object.fromEntries(
			[...region.towns.values()].map(({ town: { slug }, dot }) => [slug, dot]),
		);
		expect(dots).toMatchObject({
			"oro-valley": "base",
			marana: "middle",
			oracle: "middle",
			"casa-grande": "far",
		});
	});

	it("takes of several counties of a name the one that its towns lie in", () => {
		const portland: [number, number] = [45.52, -122.68];
		const salem: [number, number] = [38.6, -88.95];
		const first = (coordinates: [number, number]) =>
			planRegion(siteAt(coordinates, [coordinates], "Marion County"));
		// Illinois' Marion is round Salem; Oregon's ends south of Portland.
		expect(first(salem).counties.size).toBe(1);
		expect(first(portland).counties.size).toBe(0);
		expect(first(portland).land.length).toBeGreaterThan(0);
	});

	it("draws the land of both states where towns lie on a border", () => {
		// Kansas City: the office in Missouri, a town in Kansas. Nowhere in the region is water.
		const places: [number, number][] = [
			[39.1, -94.58],
			[38.98, -94.85],
		];
		const { land } = planRegion(siteAt([39.1, -94.58], places));
		const xs = land.flatMap((ring) => ring.map(([x]) => x));
		expect(land).toHaveLength(1);
		expect(Math.min(...xs)).toBeLessThan(-15 * unitsPerMile);
		expect(Math.max(...xs)).toBeGreaterThan(10 * unitsPerMile);
	});

	it("draws the land of a county that is larger than the region, and none of whose corners lies in it", () => {
		const flagstaff: [number, number] = [35.198, -111.651];
		expect(
			planRegion({
				...siteAt(flagstaff, [flagstaff, [35.278, -111.601], [35.128, -111.561]]),
				counties: [],
			}).land.length,
		).toBeGreaterThan(0);
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

	it("tells a county from the city of its name inside it", () => {
		const shape = (...places: [number, number][]) =>
			boundsOf(
				(
					planRegion(siteAt(places[0] ?? [0, 0], places, "Baltimore")).counties.get("county") ?? []
				).flat(),
			);
		const [city, county] = [shape([39.29, -76.61]), shape([39.4, -76.61])];
		expect(city.width).toBeLessThan(12 * unitsPerMile);
		expect(county.width).toBeGreaterThan(20 * unitsPerMile);
	});

	it("ends no road short of the one it meets", () => {
		const [first, second] = region.roads.filter(
			({ name }) => name === "I-10" || name === "Tangerine Rd",
		);
		const end = second?.points[0] ?? [0, 0];
		expect(
			Math.min(...(first?.points ?? []).map(([x, y]) => Math.hypot(x - end[0], y - end[1]))),
		).toBeLessThan(unitsPerMile / 2);
	});
});

describe("ways", () => {
	it("follow roads where these go, to within a few miles", () => {
		expect(maps.view({ town: town("casa-grande") }).way).toMatchObject({
			names: ["Tangerine Rd", "I-10"],
			straight: "",
		});
	});

	it("are straight, and said to be, where none goes", () => {
		expect(maps.view({ town: town("oracle") }).way).toMatchObject({ names: [], route: "" });
		expect(render({ town: town("oracle") })).toContain("a straight line between them");
		expect(render({ town: town("oracle") })).toContain("The dashed line is straight.");
		expect(render({ town: town("casa-grande") })).toContain(
			"the way there along Tangerine Rd and I-10",
		);
	});

	it("never run longer than half as much again as the straight line", () => {
		for (const { at, town: one } of region.towns.values()) {
			const { onRoads, straight } = region.wayTo(at);
			const lengthOf = (line: readonly (readonly [number, number])[]) =>
				line
					.slice(1)
					.reduce(
						(sum, [x, y], index) =>
							sum + Math.hypot(x - (line[index]?.[0] ?? x), y - (line[index]?.[1] ?? y)),
						0,
					);
			const all = lengthOf(onRoads) + straight.reduce((sum, line) => sum + lengthOf(line), 0);
			expect(all / unitsPerMile, one.name).toBeLessThan(
				1.6 * milesBetween(site.business.coordinates, one.coordinates) + 1,
			);
		}
	});
});

describe("views", () => {
	it.each(focusesOf(site))(
		"of %s are sound: names keep clear of each other, of dots and of the edge",
		(_, focus) => {
			expectSound(maps.view(focus), focus);
		},
	);

	it("name every town of all counties and of each on wide screens", () => {
		for (const [, focus] of focusesOf(site).slice(0, 1 + site.counties.length)) {
			const unnamed = maps
				.view(focus)
				.towns.filter(({ labels }) => !labels.some(({ screen }) => screen !== "narrow"));
			expect(unnamed.map(({ town: { name } }) => name)).toEqual([]);
		}
	});

	it("name the base and at least two thirds of the towns on narrow screens", () => {
		for (const [, focus] of focusesOf(site).slice(0, 1 + site.counties.length)) {
			const { towns: drawn } = maps.view(focus);
			const named = drawn.filter(({ labels }) => labels.some(({ screen }) => screen !== "wide"));
			expect(named.length).toBeGreaterThanOrEqual((drawn.length * 2) / 3);
			for (const { dot, labels } of drawn)
				if (dot === "base") expect(labels.some(({ screen }) => screen !== "wide")).toBe(true);
		}
	});

	it("keep dots far enough apart to be told apart", () => {
		for (const [name, focus] of focusesOf(site)) {
			const { towns: drawn } = maps.view(focus);
			drawn.forEach((one, index) => {
				for (const other of drawn.slice(index + 1))
					expect(Math.hypot(one.x - other.x, one.y - other.y), name).toBeGreaterThan(18.5);
			});
		}
	});

	it("show a town, the base and the way between them inside the map, both named", () => {
		for (const one of towns) {
			const view = maps.view({ town: one });
			const ends = view.towns.filter(({ dot, town: { id } }) => dot === "base" || id === one.id);
			expect(ends).toHaveLength(one.isBase ? 1 : 2);
			for (const { labels } of ends) expect(labels, one.name).toHaveLength(1);
			expect(view.way === undefined).toBe(one.isBase === true);
		}
	});

	it("are plain land in another country", () => {
		const abroad = siteAt(
			[-41.21, 174.91],
			[
				[-41.21, 174.91],
				[-41.13, 174.84],
			],
		);
		const { land, counties } = planRegion({
			...abroad,
			business: { ...abroad.business, address: { ...abroad.business.address, country: "NZ" } },
		});
		expect(counties.size).toBe(0);
		expect(land).toEqual([
			expect.arrayContaining([
				expect.anything(),
				expect.anything(),
				expect.anything(),
				expect.anything(),
			]),
		]);
	});

	it("write a county's name where its own towns are, or nowhere", () => {
		const north = siteAt(
			[40, -100],
			Array.from({ length: 95 }, (_, index): [number, number] => [
				40 + 0.02 * (index % 10),
				-100 + 0.03 * Math.floor(index / 10),
			]),
			"North County",
		);
		const south = siteAt([39.4, -100], [[39.4, -100]], "South County");
		const [county] = south.counties;
		const [one] = county?.towns ?? [];
		if (!county || !one) throw new Error("South County has a town.");
		const inSouth = {
			...one,
			id: "south/town" as TownId,
			countySlug: "south",
			isBase: false,
			neighbors: [],
		};
		const both: Site = {
			...north,
			counties: [...north.counties, { ...county, slug: "south", towns: [inSouth] }],
			towns: new Map([...north.towns, [inSouth.id, inSouth]]),
		};
		const { names, towns: drawn } = planMaps(both).view("all");
		const least = Math.min(
			...drawn.filter(({ town: { id } }) => id === inSouth.id).map(({ y }) => y),
		);
		for (const { text, y } of names.filter(({ kind }) => kind === "county"))
			if (text.startsWith("South")) expect(y).toBeGreaterThan(least - 60);
	});

	it("frame the towns, not the counties' outlines", () => {
		// San Bernardino County is as large as three states; its towns here are within ten miles.
		const places: [number, number][] = [
			[34.108, -117.289],
			[34.055, -117.182],
			[34.15, -117.35],
		];
		const [office] = places;
		const one = siteAt(office ?? [0, 0], places, "San Bernardino County");
		const view = planMaps(one).view("all");
		const [first, second] = view.towns;
		expect(
			Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0)),
		).toBeGreaterThan(view.width / 4);
		expect(view.counties.size).toBe(1);
	});

	const latitude = fc.double({ min: -90, max: 90, noNaN: true });
	const longitude = fc.double({ min: -180, max: 180, noNaN: true });
	const nearby = fc.array(
		fc.tuple(
			fc.double({ min: -0.5, max: 0.5, noNaN: true }),
			fc.double({ min: -0.5, max: 0.5, noNaN: true }),
		),
		{
			minLength: 1,
			maxLength: 30,
		},
	);
	it("are sound for any company in the States: one town, towns at one place, no landmarks, a county that no outline knows", () => {
		fc.assert(
			fc.property(
				fc.double({ min: 25, max: 48, noNaN: true }),
				fc.double({ min: -124, max: -68, noNaN: true }),
				nearby,
				(north, east, steps) => {
					const one = siteAt(
						[north, east],
						steps.map(([up, right]) => [north + up, east + right]),
					);
					const made = planMaps(one);
					for (const [, focus] of focusesOf(one).slice(0, 4)) expectSound(made.view(focus), focus);
				},
			),
			{
				numRuns: 25,
				examples: [[40, -100, Array.from({ length: 12 }, (): [number, number] => [0, 0])]],
			},
		);
	});

	it("have no NaN and no Infinity wherever on earth towns are, the poles too", () => {
		fc.assert(
			fc.property(
				fc.array(fc.tuple(latitude, longitude), { minLength: 1, maxLength: 6 }),
				(places) => {
					const one = siteAt(places[0] ?? [0, 0], places);
					const made = planMaps(one);
					for (const [, focus] of focusesOf(one))
						expect(JSON.stringify(made.view(focus))).not.toMatch(/NaN|Infinity|null/);
				},
			),
			{
				numRuns: 15,
				examples: [
					[
						[
							[90, 0],
							[-90, 180],
						],
					],
				],
			},
		);
	});
});

describe("ServiceMap", () => {
	it("links every town of all counties, by name and response time", () => {
		const all = links(render("all"));
		expect(all.map(({ href }) => href).sort()).toEqual(towns.map((one) => to.town(one)).sort());
		for (const { slug, name, responseMinutes, id } of towns) {
			expect(
				all.find(({ href }) => href === to.town(id))?.label?.replace("&#x27;", "'"),
				slug,
			).toBe(`${name} ${responseMinutes.join("–")} minutes' drive`);
		}
		for (const county of site.counties)
			expect(render("all")).toContain(
				`href="${to.county(county.slug)}" aria-label="${county.name}"`,
			);
	});

	it("links a county's own towns on its map", () => {
		for (const county of site.counties)
			expect(links(render({ county }))).toHaveLength(county.towns.length);
	});

	it("gives every link a target of 24 CSS pixels", () => {
		const html = render("all");
		expect(html.match(/service-map__target/g)).toHaveLength(links(html).length);
	});

	it("links a town's neighbors and the base, not the town itself", () => {
		const hrefs = links(render({ town: town("marana") })).map(({ href }) => href);
		expect(hrefs).not.toContain(to.town(town("marana")));
		expect(hrefs).toContain(to.town(town("oro-valley")));
		expect(hrefs).toContain(to.town(town("casa-grande")));
	});

	it("describes each map in words", () => {
		expect(render("all")).toContain(
			'role="group" aria-label="Map of Pima County and Pinal County with every town we serve',
		);
		expect(render({ town: town("oracle") })).toContain(
			`aria-label="Map: Oracle, about ${town("oracle").miles} miles from our base in Oro Valley`,
		);
	});

	it("tells bands apart by the dots' shape, and its key gives the minutes of the page's own bands", () => {
		const html = render("all");
		for (const dot of ["base", "middle", "far"]) expect(html).toContain(`service-map__dot--${dot}`);
		const key = [...html.matchAll(/<li class="service-map__key-item">.*?<\/svg>(.*?)<\/li>/g)].map(
			([, text]) => text?.replaceAll("&#x27;", "'"),
		);
		expect(key).toEqual(["Our base", "20–40 minutes' drive", "50–70 minutes' drive"]);
	});

	it("keeps to its weight: 6 kB for all counties, 1.5 kB for a town, brotli", () => {
		expect(brotli(render("all"))).toBeLessThanOrEqual(6_000);
		for (const one of towns)
			expect(brotli(render({ town: one })), one.name).toBeLessThanOrEqual(1_500);
	});

	it("has no script, no inline style and no event handler", () => {
		for (const [, focus] of focusesOf(site))
			expect(render(focus)).not.toMatch(/<script|\sstyle=|\son[a-z]+=/);
	});
});
