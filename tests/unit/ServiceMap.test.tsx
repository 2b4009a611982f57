import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ServiceMap } from "../../components/ServiceMap.tsx";
import { loadSite } from "../../generator/load/loadSite.ts";
import type { Frame } from "../../generator/map/mapPath.ts";
import { planMaps } from "../../generator/map/maps.ts";
import { estimateWidth, labelBox, overlap } from "../../generator/map/placeLabels.ts";
import { planMap } from "../../generator/map/planMap.ts";
import { type MapFocus, type MapView, planMapView } from "../../generator/map/planMapView.ts";
import { createLinks } from "../../generator/site/links.ts";
import { planRoutes } from "../../generator/site/routes.ts";

const site = loadSite("data", "2026-11-21");
const to = createLinks(planRoutes(site), site.business.url);
const plan = planMap(site);
const maps = planMaps(site);
const towns = [...site.towns.values()];

const render = (focus: MapFocus) => renderToStaticMarkup(<ServiceMap to={to} maps={maps} focus={focus} />);
const links = (html: string) =>
	[...html.matchAll(/<a class="service-map__town" href="([^"]+)" aria-label="([^"]+)"/g)].map(([, href, label]) => ({ href, label }));
const brotli = (html: string) => brotliCompressSync(html).length;

const focuses: readonly (readonly [string, MapFocus])[] = [
	["all counties", "all"],
	...site.counties.map((county) => [county.name, { county }] as const),
	...towns.map((town) => [town.name, { town }] as const),
];

/** The room that names take on wide or on small screens, at the sizes of service-map.css. */
function nameFrames(view: MapView, focus: MapFocus, screen: "wide" | "small"): { name: string; frame: Frame }[] {
	const kind = focus === "all" ? "all" : "county" in focus ? "county" : "town";
	const size = screen === "small" ? (kind === "town" ? 19 : 29) : kind === "county" ? 16 : 14;
	return view.towns.flatMap(({ town, x, y, side, smallSide }) => {
		const where = screen === "wide" ? side : smallSide;
		const text = screen === "wide" && kind !== "town" ? `${town.name} ${town.responseMinutes.join("–")}` : town.name;
		return where ? [{ name: town.name, frame: labelBox([x, y], estimateWidth(text, size), size, where) }] : [];
	});
}

describe("planMap", () => {
	it("places every town as far from the office as it is in miles", () => {
		for (const { town, at } of plan.towns.values()) {
			const units = Math.hypot(at[0] - plan.base[0], at[1] - plan.base[1]);
			// Mercator's scale changes by less than one percent over the area; `miles` is rounded.
			if (!town.isBase) expect(Math.abs(units / plan.unitsPerMile - town.miles), town.name).toBeLessThan(1);
		}
	});

	it("knows the outlines of all three counties", () => {
		expect([...plan.counties.keys()].sort()).toEqual(site.counties.map(({ slug }) => slug).sort());
	});

	it("takes the band of the areas page whose upper end the middle of the range keeps", () => {
		const dots = Object.fromEntries([...plan.towns.values()].map(({ town, dot }) => [town.slug, dot]));
		expect(dots).toMatchObject({
			"wesley-chapel": "base",
			"land-o-lakes": "near",
			lutz: "near",
			tampa: "middle",
			"plant-city": "middle",
			"palm-harbor": "far",
			largo: "far",
		});
	});

	it("shows the towns of a county that the outlines don't know, without its shape", () => {
		const [county] = site.counties;
		if (!county) throw new Error("The data has no county.");
		const renamed = { ...county, name: "Nowhere County" };
		const unknown = planMap({ ...site, counties: [renamed, ...site.counties.slice(1)] });
		expect(unknown.counties.has(county.slug)).toBe(false);
		expect(unknown.towns.size).toBe(towns.length);
		expect(planMapView(unknown)({ county: renamed }).towns).toHaveLength(county.towns.length);
	});
});

describe("planMapView", () => {
	it.each(focuses)("names every town of %s without one name covering another or leaving the map", (_, focus) => {
		const view = maps.view(focus);
		expect(view.towns.filter(({ side }) => side === undefined).map(({ town }) => town.name)).toEqual([]);
		for (const screen of ["wide", "small"] as const) {
			const names = nameFrames(view, focus, screen);
			names.forEach(({ name, frame }, index) => {
				expect(frame.x, name).toBeGreaterThanOrEqual(0);
				expect(frame.x + frame.width, name).toBeLessThanOrEqual(view.width);
				// One unit on each side is lost to rounding.
				const inner = { x: frame.x + 1, y: frame.y + 1, width: frame.width - 2, height: frame.height - 2 };
				for (const other of names.slice(index + 1)) expect(overlap(inner, other.frame), `${name} and ${other.name}, ${screen}`).toBe(0);
			});
		}
	});

	it("names the base and at least a third of the towns on small screens", () => {
		const view = maps.view("all");
		const named = view.towns.filter(({ smallSide }) => smallSide !== undefined);
		expect(named.length).toBeGreaterThan(towns.length / 3);
		expect(named.some(({ town }) => town.isBase)).toBe(true);
	});

	it("shows a town, the base and the way between them inside the map", () => {
		for (const town of towns) {
			const view = maps.view({ town });
			const here = view.towns.find((drawn) => drawn.town.id === town.id);
			for (const { x, y } of [here ?? { x: -1, y: -1 }, view.base]) {
				expect(x).toBeGreaterThan(0);
				expect(y).toBeGreaterThan(0);
				expect(x).toBeLessThan(view.width);
				expect(y).toBeLessThan(view.height);
			}
			expect(view.route === undefined).toBe(town.isBase === true);
		}
	});
});

describe("ServiceMap", () => {
	it("links every town of all counties, by name and response time", () => {
		const all = links(render("all"));
		expect(all.map(({ href }) => href).sort()).toEqual(towns.map((town) => to.town(town)).sort());
		for (const { slug, name, responseMinutes, id } of towns) {
			expect(all.find(({ href }) => href === to.town(id))?.label?.replace("&#x27;", "'"), slug).toBe(`${name} ${responseMinutes.join("–")} minutes`);
		}
		for (const county of site.counties) expect(render("all")).toContain(`href="${to.county(county.slug)}" aria-label="${county.name}"`);
	});

	it("links a county's own towns on its map", () => {
		for (const county of site.counties) expect(links(render({ county }))).toHaveLength(county.towns.length);
	});

	it("links a town's neighbors and the base, not the town itself", () => {
		const trinity = towns.find(({ slug }) => slug === "trinity");
		if (!trinity) throw new Error("The data has no Trinity.");
		const hrefs = links(render({ town: trinity })).map(({ href }) => href);
		expect(hrefs).not.toContain(to.town(trinity));
		expect(hrefs).toContain(to.town("pasco/wesley-chapel"));
		expect(hrefs.length).toBeGreaterThan(2);
	});

	it("describes each map in words", () => {
		expect(render("all")).toContain('role="group" aria-label="Map of Pasco County, Hillsborough County and Pinellas County with every town we serve');
		const tampa = towns.find(({ slug }) => slug === "tampa");
		if (tampa)
			expect(render({ town: tampa })).toContain(
				`aria-label="Map: Tampa, about ${tampa.miles} miles from our base in Wesley Chapel, and the towns nearest to it"`,
			);
	});

	it("tells bands apart by the dots' shape and a key", () => {
		const html = render("all");
		for (const dot of ["base", "near", "middle", "far"]) expect(html).toContain(`service-map__dot--${dot}`);
		expect(html.match(/<li class="service-map__key-item">/g)).toHaveLength(4);
		expect(html).toMatch(/\d+–\d+ minutes<\/li>/);
	});

	it("keeps to its weight: 6 kB for all counties, 1.5 kB for a town, brotli", () => {
		expect(brotli(render("all"))).toBeLessThanOrEqual(6_000);
		for (const town of towns) expect(brotli(render({ town })), town.name).toBeLessThanOrEqual(1_500);
	});

	it("has no script, no inline style and no event handler", () => {
		for (const [, focus] of focuses) expect(render(focus)).not.toMatch(/<script|\sstyle=|\son[a-z]+=/);
	});
});
