// @module-tag slow
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadFace } from "../../generator/assets/bundleFonts.ts";
import { drawFavicons } from "../../generator/assets/drawFavicons.ts";
import { openCache } from "../../generator/cache.ts";
import { exampleSite as loaded, locateInExample } from "./exampleSite.ts";
import { newFolder, writeFiles } from "./newFolder.ts";

const site = { ...loaded, business: { ...loaded.business, url: "https://example.com/repo" } };
const face = loadFace(site, locateInExample);
const tileFile = site.theme.drawings.tile ?? "";
const cache = openCache(newFolder());
const draw = (of = site) => drawFavicons(of, { face }, cache);
/** Returns the only file with an ending. */
const fileOf = ({ files }: Awaited<ReturnType<typeof draw>>, ending: string) =>
	files.find(({ path }) => path.endsWith(ending))?.contents ?? "";

describe("drawFavicons", () => {
	it("makes favicon.ico of two PNGs", async () => {
		const ico = Buffer.from(fileOf(await draw(), "favicon.ico"));
		expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
		const images = [0, 1].map((index) => {
			const at = 6 + 16 * index;
			const start = ico.readUInt32LE(at + 12);
			return {
				side: ico.readUInt8(at),
				end: start + ico.readUInt32LE(at + 8),
				sign: ico.subarray(start + 1, start + 4).toString(),
			};
		});
		expect(images.map(({ side, sign }) => `${sign} ${side}`)).toEqual(["PNG 32", "PNG 48"]);
		expect(images[1]?.end).toBe(ico.length);
	});

	it("reads a drawing's background color in capitals", async () => {
		const tile = readFileSync(join(site.folder, tileFile), "utf8");
		const capitals = tile.replace(/#[0-9a-f]{6}/g, (color) => color.toUpperCase());
		expect(capitals).not.toBe(tile);
		const folder = newFolder();
		cpSync(join(site.folder, "brand"), join(folder, "brand"), { recursive: true });
		writeFileSync(join(folder, tileFile), capitals);
		const manifest = fileOf(await draw({ ...site, folder }), "site.webmanifest");
		expect(String(manifest)).toMatch(/"background_color":\s*"#/);
	});

	it("replaces a drawing's variables by the theme's colors", async () => {
		const withVariable = readFileSync(join(site.folder, tileFile), "utf8").replace(
			/#[0-9a-f]{6}/i,
			"var(--color-band)",
		);
		const folder = writeFiles([[tileFile, withVariable]]);
		const theme = { ...site.theme, colors: { ...site.theme.colors, band: "#123456" } };
		const drawn = await draw({ ...site, theme, folder });
		expect(String(fileOf(drawn, ".svg"))).toContain('fill="#123456"');
		expect(JSON.parse(String(fileOf(drawn, ".webmanifest"))).theme_color).toBe("#123456");
	});

	it.each(["Żak", "żak", "Z\u0307ak", "東 Żak"])("draws the initial of %s", async (shortName) => {
		const business = { ...site.business, shortName };
		const drawn = await draw({ ...site, business, theme: { ...site.theme, drawings: {} } });
		const [, shape = ""] = /<path[^>]* d="([^"]*)"/.exec(String(fileOf(drawn, ".svg"))) ?? [];
		// The letter, and the dot above it.
		expect(shape.match(/M/g)).toHaveLength(2);
	});

	it("refuses a tile of another shape", async () => {
		const tile = '<svg viewBox="0 0 9 9"><circle r="4"/></svg>';
		const folder = writeFiles([["brand/tile.svg", tile]]);
		await expect(draw({ ...site, folder })).rejects.toThrow(
			`${folder}/brand/tile.svg  got another drawing  expected an <svg viewBox="0 0 N N"> that starts with the tile, <rect … fill="#rrggbb"/>`,
		);
	});
});
