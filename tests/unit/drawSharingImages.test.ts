// @module-tag slow
import type { Font } from "opentype.js";
import { describe, expect, it } from "vitest";
import { chooseFonts, loadFace, openFonts } from "../../generator/assets/bundleFonts.ts";
import { drawSharingImages, fitLines, outline } from "../../generator/assets/drawSharingImages.ts";
import { splitIntoRuns, textWidth } from "../../generator/assets/letters.ts";
import { type Cache, openCache } from "../../generator/cache.ts";
import { planRoutes } from "../planRoutes.ts";
import { locateInExample, exampleSite as site } from "./exampleSite.ts";
import { newFolder } from "./newFolder.ts";
import { routeAt } from "./sampleContext.ts";

const routes = planRoutes(site);
const family = loadFace(site, locateInExample);
const { face } = await chooseFonts(family, new Set(), openCache(newFolder()));
const fonts = await openFonts(family);
const [font] = fonts as [Font];

describe("drawSharingImages", () => {
	it("has another cache key when the phone, the name or a color changes", async () => {
		const keys: string[] = [];
		const noting: Cache = {
			remember: async (_, inputs) => Buffer.from(String(keys.push(JSON.stringify(inputs)))),
		};
		const draw = (business = site.business, theme = site.theme) =>
			drawSharingImages(routes.slice(0, 1), { ...site, business, theme }, { face }, noting);
		await draw();
		await draw();
		await draw({ ...site.business, phone: "+18135550199" });
		await draw({ ...site.business, name: "Other Doors" });
		await draw(site.business, { ...site.theme, colors: { ...site.theme.colors, sign: "#7a2e1d" } });
		expect(keys[1]).toBe(keys[0]);
		expect(new Set(keys).size).toBe(4);
	});

	it("draws each letter of a text", async () => {
		const { commands } = font.getPath("Same-day service", 116, 355, 42, { letterSpacing: -0.015 });
		const data = outline({ commands });
		expect(data).not.toMatch(/[^MLCQZ0-9. -]/);
		expect(data.match(/M/g)).toHaveLength(commands.filter(({ type }) => type === "M").length);
	});
});

const runs = (text: string) =>
	splitIntoRuns(text, fonts).map(([one, run]) => `${fonts.indexOf(one)} ${run}`);

it.each([
	["Żak i Łuczak", ["1 Ż", "0 ak i ", "1 Ł", "0 uczak"]],
	["Z\u0307ak", ["1 Ż", "0 ak"]],
	["Nguyễn Văn", ["0 Nguy", "2 ễ", "0 n V", "1 ă", "0 n"]],
	["Ca\u00f1on, 24\u20107, 24\u20117", ["0 Cañon, 24-7, 24-7"]],
	["→ № 5 ❤\ufe0f → soft\u00adware", ["0  No 5   software"]],
])("letters of “%s” are drawn from the first file that has them", (text, expected) => {
	expect(runs(text)).toEqual(expected);
});

it("a town's sign has its county, name and minutes", () => {
	const { sign } = routeAt(routes, "/areas/pima/marana");
	const place = { kicker: "Pima County, AZ", title: "Marana", left: "Pima · Pinal" };
	expect(sign).toEqual({ ...place, minutes: "20–35" });
});

describe("fitLines", () => {
	it.each([
		"Trinity",
		"Sun City Center",
		"A very much longer heading than any page has had until now, and then some",
		"Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch",
	])("keeps lines of “%s” within the width", (title) => {
		for (const count of [1, 2, 3]) {
			const { lines, size } = fitLines(title, { count, largest: 132, width: 968 }, fonts);
			expect(lines.length).toBeLessThanOrEqual(count);
			expect(lines.join(" ")).toBe(title);
			for (const line of lines) expect(textWidth(line, size, fonts)).toBeLessThanOrEqual(968);
		}
	});

	it("breaks lines evenly", () => {
		const { lines } = fitLines(
			"Stuck at breakfast. Open by supper.",
			{ count: 2, largest: 74, width: 968 },
			fonts,
		);
		expect(lines).toEqual(["Stuck at breakfast.", "Open by supper."]);
	});
});
