import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import { pictureStyles, themeStyles } from "../../generator/assets/themeStyles.ts";
import { colorOf, hexOf, shortColor } from "../../generator/site/colors.ts";
import { colorRoles } from "../../schema/themeSchema.ts";
import { exampleSite } from "./exampleSite.ts";
import { messagesAfter, replaced } from "./sampleData.ts";

const { theme, folder } = exampleSite;
const changed = (find: string, to: string) => messagesAfter(replaced("theme.yaml", find, to));

describe("the build reports", () => {
	it("a low contrast of text, for each scheme", () => {
		const found = changed('  on-action: "oklch(0.25 0.045 263)"', '  on-action: "#ffffff"').join(
			"\n",
		);
		expect(found).toContain("› colors.on-action");
		expect(found).toContain("a contrast of 1.92 to 1 on action in the light scheme");
		expect(found).toContain("expected at least 4.5 to 1, so that people can read it");
		expect(found).toContain("in the dark scheme");
	});

	it("a low contrast of the phone number on the footer and on the sign", () => {
		const found = changed('  call: "oklch(0.8 0.14 62)"', '  call: "oklch(0.4 0.15 27)"').join(
			"\n",
		);
		for (const ground of ["band-deep", "sign"])
			expect(found).toMatch(
				new RegExp(`› colors\\.call {2}got "?a contrast of [12]\\.\\d\\d to 1 on ${ground} `),
			);
	});

	it("an invalid color", () => {
		expect(changed('  on-sign: "oklch(1 0 0)"', '  on-sign: "white"').join()).toMatch(
			/theme\.yaml:\d+:\d+ › colors\.on-sign {2}got "white" {2}expected a color/,
		);
	});

	it("no color in capitals", () => {
		expect(changed('  on-sign: "oklch(1 0 0)"', '  on-sign: "#FFFFFF"')).toEqual([]);
	});

	it("an unknown role, with the right name", () => {
		const found = changed('  on-sign: "oklch(1 0 0)"', '  on-sing: "oklch(1 0 0)"').join("\n");
		expect(found).toContain("› colors.on-sing ");
		expect(found).toContain('Fix: Write "on-sign".');
	});

	it("a missing drawing", () => {
		expect(changed("brand/skyline.svg", "brand/hills.svg").join()).toContain(
			'› drawings.skyline  got "brand/hills.svg"  expected a file in data',
		);
	});
});

describe("colors", () => {
	it("are the same for both schemes, or different", () => {
		expect([colorOf(theme, "action"), colorOf(theme, "action", "dark")]).toEqual([
			"oklch(0.8 0.14 62)",
			"oklch(0.8 0.14 62)",
		]);
		expect([hexOf(theme, "ground"), hexOf(theme, "ground", "dark"), hexOf(theme, "sign")]).toEqual([
			"#fafbfe",
			"#111620",
			"#28446d",
		]);
	});

	it("of the company are in its theme only", () => {
		const files = fastGlob.sync([
			"styles/**/*.css",
			"components/**",
			"pages/**",
			"generator/{assets,render,site}/**",
		]);
		expect(files.length).toBeGreaterThan(100);
		const found = files.flatMap((file) =>
			[...readFileSync(file, "utf8").matchAll(/oklch\([\d.]|(?<![&\w])#[0-9a-f]{6}\b/g)].map(
				([color]) => `${file}: ${color}`,
			),
		);
		expect(found).toEqual(["generator/site/colors.ts: #000000"]);
	});
});

describe("themeStyles", () => {
	const css = themeStyles(theme, "/repo/a.woff2", { ascent: 1.25, descent: -0.425 });

	it("defines each role, as light-dark() where the schemes differ", () => {
		for (const role of colorRoles) expect(css).toContain(`--color-${role}: `);
		expect(css).toContain("--color-ground: light-dark(#fafbfe, #111620);");
		expect(css).toContain("--color-on-sign: #ffffff;");
	});

	it("keeps colors outside of sRGB, and transparency", () => {
		expect(["oklch(0.7 0.3 150)", "oklch(1 0 0 / 0.5)"].map(shortColor)).toEqual([
			"oklch(0.7 0.3 150)",
			"#ffffff80",
		]);
	});

	it("has the font and its fallbacks, best first", () => {
		expect(css).toContain('src: url("/repo/a.woff2") format("woff2");');
		expect(css).toContain(
			'--font-display: Archivo, "Archivo Fallback Arial", "Archivo Fallback DejaVu", sans-serif;',
		);
	});

	it("has one rule for each focal point", () => {
		const picture = {
			position: [48, 75],
			sources: [],
			fallback: { src: "", srcSet: "", width: 1, height: 1 },
		} as const;
		expect(pictureStyles([picture, picture])).toBe(
			".picture__image--48-75 {\n\tobject-position: 48% 75%;\n}\n",
		);
	});
});

it("the theme's files exist", () => {
	for (const file of Object.values(theme.drawings))
		expect(file && existsSync(join(folder, file)), file).toBe(true);
	expect(createRequire(import.meta.url).resolve(theme.display.file)).toContain("archivo");
});
