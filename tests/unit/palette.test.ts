// @module-tag slow
import { oklch, wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkTheme } from "../../generator/check/checkTheme.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import { paletteOf } from "../../site/palette.ts";
import { exampleSite } from "./exampleSite.ts";
import { buildDate, messagesAfter, replaced, sampleText, writeData } from "./sampleData.ts";

const brand = "#1f5fbf";
/** The theme's text with one brand color in place of its own colors. */
const branded = (line: string) => ({
	"theme.yaml": sampleText("theme.yaml").replace(/^colors:\n(?: .*\n)+/m, `${line}\n`),
});

describe("paletteOf", () => {
	it("makes a theme whose texts are all readable, whatever the color", () => {
		const colors = fc.integer({ min: 0, max: 0xffffff });
		fc.assert(
			fc.property(colors, (color) => {
				const found: unknown[] = [];
				const written = `#${color.toString(16).padStart(6, "0")}`;
				const theme = { ...exampleSite.theme, colors: paletteOf(written) };
				checkTheme(theme, { report: (...problem) => found.push(problem), warn: () => {} });
				expect(found).toEqual([]);
			}),
			{ numRuns: 300, examples: [[0], [0xffffff], [0x777777], [0xffff00], [0x0000ff]] },
		);
	});

	it("darkens a color by a little so that white text is readable on it", () => {
		const { action, "on-action": text } = paletteOf("#e53935");
		expect(text[0]).toBe("#ffffff");
		const [before, after] = ["#e53935", String(action[0])].map((color) => oklch(color)?.l ?? 0);
		expect(Number(before) - Number(after)).toBeLessThan(0.07);
		expect(wcagContrast("#ffffff", String(action[0]))).toBeGreaterThanOrEqual(4.5);
	});
});

describe("brand in theme.yaml", () => {
	it("gives all colors, of which single ones may still be set", () => {
		const files = branded(`brand: "${brand}"\ncolors: { lip: "#0d3b7a" }`);
		const { site } = loadSite(writeData(files), buildDate);
		expect(site.theme.colors).toEqual({ ...paletteOf(brand), lip: "#0d3b7a" });
	});

	it("does not make a text readable that the company sets itself", () => {
		const [message] = messagesAfter(branded(`brand: "${brand}"\ncolors: { link: "#8ab4f8" }`));
		expect(message).toMatch(/^data\/theme\.yaml:\d+:\d+ › colors\.link {2}got "a contrast of/);
	});
});

it("stars have to be seen on the band and in the dark scheme", () => {
	const dark = '  action: ["oklch(0.87 0.1 62)", "#7a5200"]';
	expect(messagesAfter(replaced("theme.yaml", /^ {2}action: .*/m, dark)).join("\n")).toContain(
		"expected at least 3 to 1",
	);
});
