import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import { themeStyles } from "../../generator/assets/themeStyles.ts";
import { checkTheme } from "../../generator/check/checkTheme.ts";
import { colorOf, hexOf, shortColor } from "../../site/colors.ts";
import { colorRoles } from "../../site/palette.ts";
import { exampleSite } from "./exampleSite.ts";
import { messagesAfter, replaced } from "./sampleData.ts";

const { theme } = exampleSite;
const white = '  on-sign: "oklch(1 0 0)"';

it.each([
	[
		"a low contrast of text in both schemes",
		'  on-action: "oklch(0.25 0.045 263)"',
		'  on-action: "#ffffff"',
		[
			"› colors.on-action",
			"a contrast of 1.51 to 1 on action in the light scheme",
			"expected at least 4.5 to 1, so that people can read it",
			"in the dark scheme",
		],
	],
	[
		"a low contrast of the phone number on the footer and on the sign",
		'  call: "oklch(0.87 0.1 62)"',
		'  call: "oklch(0.4 0.15 27)"',
		[
			'› colors.call  got "a contrast of 1.80 to 1 on band-deep in',
			'› colors.call  got "a contrast of 1.09 to 1 on sign in',
		],
	],
])("the build reports %s", (_slip, find, replacement, parts) => {
	const messages = messagesAfter(replaced("theme.yaml", find, replacement)).join("\n");
	expect(messages).toMatch(/^data\/theme\.yaml:\d+:\d+ /);
	for (const part of parts) expect(messages).toContain(part);
});

it.each([
	["#fcd443", "#1c2638", []],
	["#f28c28", "#1c2638", ["colors.action"]],
	["#ffb572", "#1c2638", ["colors.action"]],
	["#c8102e", "#ffffff", []],
	["#0b5cad", "#ffffff", []],
])(
	"a button of %s with %s is warned of if browsers would turn its text white",
	(action, text, expected) => {
		const colors = { ...theme.colors, action, "on-action": text };
		const warned: string[] = [];
		checkTheme(
			{ ...theme, colors },
			{
				report: () => {},
				warn: (code, _file, path) => {
					if (code === "color-darkened") warned.push(path.join("."));
				},
			},
		);
		expect(warned).toEqual(expected);
	},
);

it("a color may have capitals", () => {
	expect(messagesAfter(replaced("theme.yaml", white, '  on-sign: "#FFFFFF"'))).toEqual([]);
});

describe("colors", () => {
	it("are the same for both schemes, or different", () => {
		for (const scheme of ["light", "dark"] as const)
			expect(colorOf(theme, "action", scheme)).toBe("oklch(0.87 0.1 62)");
		const ground = [hexOf(theme, "ground"), hexOf(theme, "ground", "dark")];
		expect([...ground, hexOf(theme, "sign")]).toEqual(["#fafbfe", "#111620", "#28446d"]);
	});

	it("of the company are in its theme only", () => {
		const code = ["{components,pages,generator/assets,generator/render}/**", "site/*.ts"];
		// Things have their own colors: steel, wood, a lamp. A van's paint and a sky are classes.
		const ignore = ["components/drawings/**"];
		const files = fastGlob.sync(["styles/**/*.css", ...code], { ignore });
		expect(files.length).toBeGreaterThan(100);
		const raw = /\b(?:oklch|rgba?|hsla?)\([\d.]|(?<![&\w])#(?:[0-9a-f]{3}){1,2}\b/g;
		const found = files.flatMap((file) =>
			[...readFileSync(file, "utf8").matchAll(raw)].map(([color]) => `${file}: ${color}`),
		);
		expect(found).toEqual([
			"site/colors.ts: #000000",
			"site/palette.ts: #ffffff",
			"site/palette.ts: #000000",
		]);
	});
});

describe("themeStyles", () => {
	const css = themeStyles(theme, [{ url: "/repo/a.woff2" }], { ascent: 1.25, descent: -0.425 });

	it("let no browser draw a false bold of a light face", () => {
		const display = { ...theme.display, weight: 400 };
		const styles = themeStyles({ ...theme, display }, [{ url: "/a.woff2" }], {
			ascent: 1,
			descent: 0,
		});
		expect(styles.match(/font-weight: \d+/g)).toEqual(
			Array(1 + display.fallbacks.length).fill("font-weight: 600"),
		);
	});

	it("defines each role, as light-dark() where the schemes differ", () => {
		for (const role of colorRoles) expect(css).toContain(`--color-${role}: `);
		expect(css).toContain("--color-ground: light-dark(#fafbfe, #111620);");
		expect(css).toContain("--color-on-sign: #ffffff;");
	});

	it("keeps colors outside of sRGB, and transparency", () => {
		expect(shortColor("oklch(0.7 0.3 150)")).toBe("oklch(0.7 0.3 150)");
		expect(shortColor("oklch(1 0 0 / 0.5)")).toBe("#ffffff80");
	});

	it("has the font and its fallbacks, best first", () => {
		expect(css).toContain('src: url("/repo/a.woff2") format("woff2");');
		expect(css).toContain(
			'--font-display: Archivo, "Archivo Fallback Arial", "Archivo Fallback DejaVu", sans-serif;',
		);
	});
});
