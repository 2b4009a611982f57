import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDisplayFont } from "../../generator/assets/bundleFonts.ts";
import { type Cache, openCache } from "../../generator/assets/cache.ts";
import { drawSharingImages, fitLines, sharingImageSize, textWidth } from "../../generator/assets/drawSharingImages.ts";
import { type FontFacts, readFont } from "../../generator/assets/readFont.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import { planRoutes, type Route } from "../../generator/site/routes.ts";

const dir = mkdtempSync(join(tmpdir(), "sharing-test-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const site = loadSite("data", "2026-11-21");
const routes = planRoutes(site);
const real = openCache(dir);
/** Makes fonts, and stands for a drawing with the digest of what goes into it. */
const quick: Cache = {
	counts: { found: 0, made: 0 },
	remember: async (kind, inputs, make) => (kind === "fonts" ? real.remember(kind, inputs, make) : createHash("sha256").update(inputs.join("|")).digest()),
};

let font: FontFacts;
beforeAll(async () => {
	font = readFont(await loadDisplayFont(real));
});

describe("drawSharingImages", () => {
	it("gives every page an image, and every town one of its own", async () => {
		const { files, urls } = await drawSharingImages(routes, site, { assetsDir: "assets", baseUrl: "/repo", cache: quick });
		const paths = new Set(files.map(({ path }) => `/repo/${path}`));
		for (const { path } of routes) expect(paths).toContain(urls.get(path));
		const towns = routes.filter(({ kind }) => kind === "town").map(({ path }) => urls.get(path));
		expect(new Set(towns).size).toBe(towns.length);
	});

	it("draws PNGs of 1200 x 630 pixels and at most 80 kB, the longest names included", async () => {
		const longest = [...routes].sort((one, other) => other.sign.title.length - one.sign.title.length).slice(0, 2);
		const town = routes.filter(({ kind }) => kind === "town").slice(0, 1);
		const { files } = await drawSharingImages([...longest, ...town], site, { assetsDir: "assets", baseUrl: "", cache: real });
		expect(files.length).toBe(3);
		for (const { contents } of files) {
			const png = Buffer.from(contents);
			expect(png.subarray(1, 4).toString()).toBe("PNG");
			expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([sharingImageSize.width, sharingImageSize.height]);
			expect(png.length).toBeGreaterThan(5_000);
			expect(png.length).toBeLessThanOrEqual(80_000);
		}
	}, 30_000);
});

describe("a page's sign", () => {
	const signs = new Map<string, Route["sign"]>(routes.map(({ path, sign }) => [path, sign]));

	it("says where and how soon for a town", () => {
		expect(signs.get("/areas/pasco/trinity")).toEqual({ kicker: "Pasco County, FL", title: "Trinity", left: "Same-day service", minutes: "30–45" });
	});

	it("says from the shortest to the longest response time for a county", () => {
		for (const { slug, towns } of site.counties) {
			const shortest = Math.min(...towns.map(({ responseMinutes }) => responseMinutes[0]));
			const longest = Math.max(...towns.map(({ responseMinutes }) => responseMinutes[1]));
			expect(signs.get(`/areas/${slug}`)?.minutes).toBe(`${shortest}–${longest}`);
			expect(longest).toBeGreaterThan(shortest);
		}
	});

	it("has a title for every page", () => {
		for (const [path, { title }] of signs) expect(title.length, path).toBeGreaterThan(1);
	});
});

describe("fitLines", () => {
	it.each([
		"Trinity",
		"Sun City Center",
		"A very much longer heading than any page has had until now, and then some",
		"Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch",
	])("keeps “%s” inside its width", (title) => {
		for (const count of [1, 2, 3]) {
			const { lines, size } = fitLines(title, count, 132, 968, font);
			expect(lines.length).toBeLessThanOrEqual(count);
			expect(lines.join(" ")).toBe(title);
			for (const line of lines) expect(textWidth(line, size, font)).toBeLessThanOrEqual(968);
		}
	});

	it("breaks lines as evenly as it can", () => {
		expect(fitLines("Stuck at breakfast. Open by supper.", 2, 74, 968, font).lines).toEqual(["Stuck at breakfast.", "Open by supper."]);
	});
});
