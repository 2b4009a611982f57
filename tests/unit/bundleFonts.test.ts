// @module-tag slow
import opentype from "opentype.js";
import subsetFont from "subset-font";
import { describe, expect, it } from "vitest";
import {
	bundleFonts,
	chooseFonts,
	loadFace,
	measureFace,
} from "../../generator/assets/bundleFonts.ts";
import { displayLetters, warnOfLetters } from "../../generator/assets/letters.ts";
import { themeStyles } from "../../generator/assets/themeStyles.ts";
import { openCache } from "../../generator/cache.ts";
import { locateInExample as locate, exampleSite as site } from "./exampleSite.ts";
import { newFolder, writeFiles } from "./newFolder.ts";
import { withFiles } from "./withFiles.ts";

const cache = openCache(newFolder());
const face = loadFace(site, locate);
const main = face.fonts[0] as (typeof face.fonts)[number];
const bundle = async (letters: ReadonlySet<string>, own = face, basePath = "") =>
	bundleFonts((await chooseFonts(own, letters, cache)).face, false, basePath, cache);
const sizeOf = (font: Uint8Array | string | undefined) => Buffer.from(font ?? "").length;

/** Loads a face from a file of the data folder. Without contents, the file is missing. */
function faceOf(name: string, contents?: string | Uint8Array) {
	const file = `fonts/${name}`;
	const folder = writeFiles(contents === undefined ? [] : [[file, contents]]);
	const theme = { ...site.theme, display: { ...site.theme.display, file } };
	return loadFace({ ...site, theme, folder }, locate);
}

describe("bundleFonts", () => {
	it("makes one WOFF2 file of at most 20 kB from a company's data", async () => {
		const { files, assets } = await bundle(displayLetters(site, []), face, "/repo");
		expect(files).toHaveLength(1);
		const [font] = files;
		expect(Buffer.from(font?.contents ?? "").toString("latin1", 0, 4)).toBe("wOF2");
		expect(sizeOf(font?.contents)).toBeLessThanOrEqual(20_000);
		expect(font?.path).toMatch(/^assets\/archivo-700-[0-9a-f]{8}\.woff2$/);
		expect(assets.fonts).toMatchObject([{ url: `/repo/${font?.path}` }]);
	});

	it("makes a small file more for letters of the font's other alphabets", async () => {
		const { files, assets } = await bundle(new Set("ëŻłễ"));
		expect(assets.fonts.map(({ range }) => range)).toEqual([undefined, "U+17B, U+142", "U+1EC5"]);
		for (const { contents } of files.slice(1)) expect(sizeOf(contents)).toBeLessThan(3_000);
		const css = themeStyles(site.theme, assets.fonts, { ascent: 1, descent: -0.2 });
		expect(css).toContain("font-display: optional;\n\tunicode-range: U+17B, U+142;\n}");
	});

	it("leaves out characters that no file has, and names them", async () => {
		const letters = new Set("→🚪مرحبا№\u2010\u2011");
		const plain = await bundle(new Set());
		expect((await bundle(letters)).assets.fonts).toEqual(plain.assets.fonts);
		const { missing } = await chooseFonts(face, letters, cache);
		expect(missing.join("")).toBe("→🚪مرحبا");
	});
});

describe("letters of headings, names and signs", () => {
	const [service] = site.services;
	const business = { ...site.business, name: "Łódź 🚪 Doors\n", shortName: "łódź" };
	const changed = {
		...withFiles(site, {
			business: { ...business, email: "ø@example.com" },
			[`services/${service?.slug}`]: {
				...service,
				steps: { ...service?.steps, items: [{ title: "C\u0327a va", text: "Ñ" }] },
			},
			home: { ...site.pages.home, headline: ["On", "Über"] },
		}),
		business,
	};

	it("are collected, composed", () => {
		const before = displayLetters(site, []);
		expect([...displayLetters(changed, [])].filter((letter) => !before.has(letter)).sort()).toEqual(
			["Ç", "Ó", "Ü", "ó", "Ł", "ł", "Ź", "ź", "🚪"].sort(),
		);
	});

	it("are named with their field if no font has them", () => {
		const problems = warnOfLetters(changed, [], ["🚪", "Ü"], locate);
		expect(problems).toHaveLength(1);
		expect(problems[0]).toMatchObject({ code: "font-letters", field: "name" });
		expect(problems[0]?.file).toMatch(/business\.yaml$/);
		expect(problems[0]?.fix).toContain("leave out 🚪.");
	});
});

describe("loadFace", () => {
	it("reports a missing font, and how to get one", () => {
		expect(() => faceOf("none.woff2")).toThrow(
			/theme\.yaml:\d+:\d+ › display\.file {2}got fonts\/none\.woff2 {2}expected a font file that exists\n {2}Fix: Put the font into the data folder's fonts\//,
		);
	});

	it.each([
		["Unrecognized font signature", () => Buffer.from("A page that says: log in first")],
		["Unrecognized font signature: ttcf", () => Buffer.from("ttcf, a collection of fonts")],
		["ConvertWOFF2ToTTF failed", () => main.bytes.subarray(0, 2_000)],
		["ConvertWOFF2ToTTF failed", () => Buffer.from(main.bytes).fill(7, 1_000)],
	])("says why a font can't be read: %s", async (reason, contents) => {
		const broken = faceOf("broken.woff2", contents());
		const refused = new RegExp(
			`theme\\.yaml:\\d+:\\d+ › display\\.file {2}got fonts/broken\\.woff2: ${reason}.* {2}expected a font that can be read\\n {2}Fix: `,
		);
		await expect(measureFace(broken, cache)).rejects.toThrow(refused);
		await expect(bundleFonts(broken, false, "", cache)).rejects.toThrow(refused);
	});

	it.each(["sfnt", "woff", "woff2"] as const)(
		"takes a font of one weight as %s",
		async (targetFormat) => {
			const variationAxes = { wght: 700 };
			const bytes = await subsetFont(main.bytes, undefined, {
				targetFormat,
				variationAxes,
				keepAllGlyphs: true,
			});
			const own = faceOf("Own Face.TTF", bytes);
			expect(await measureFace(own, cache)).toEqual(await measureFace(face, cache));
			const { files } = await bundle(new Set("ë"), own);
			expect(Buffer.from(files[0]?.contents ?? "").toString("latin1", 0, 4)).toBe("wOF2");
		},
	);

	it("takes an OpenType font with the curves of PostScript", async () => {
		const glyph = (name: string, unicode?: number) => {
			const path = new opentype.Path();
			path.moveTo(0, 0);
			path.lineTo(600, 0);
			path.lineTo(300, 700);
			path.close();
			return new opentype.Glyph({ name, ...(unicode && { unicode }), advanceWidth: 600, path });
		};
		const glyphs = [glyph(".notdef"), glyph("A", 65), glyph("Zdotaccent", 0x17b)];
		const measures = { unitsPerEm: 1000, ascender: 800, descender: -200, glyphs };
		const font = new opentype.Font({ familyName: "Own", styleName: "Bold", ...measures });
		const bytes = Buffer.from(font.toArrayBuffer());
		expect(bytes.toString("latin1", 0, 4)).toBe("OTTO");
		const own = faceOf("Own-Bold.otf", bytes);
		expect(await measureFace(own, cache)).toEqual({ ascent: 0.8, descent: -0.2 });
		const { face: chosen, missing } = await chooseFonts(own, new Set("AŻŁ"), cache);
		expect([chosen.fonts[0]?.letters.join(""), missing.join("")]).toEqual(["AŻ", "Ł"]);
	});
});

it("the fallback faces have the same ascent and descent as the font", async () => {
	const { ascent, descent } = await measureFace(face, cache);
	expect([ascent, descent]).toEqual([0.878, -0.21]);
	const faces = themeStyles(site.theme, [{ url: "/a.woff2" }], {
		ascent,
		descent,
	})
		.split("@font-face")
		.filter((rule) => rule.includes("local("));
	expect(faces).toHaveLength(site.theme.display.fallbacks.length);
	for (const rule of faces) {
		const percent = (property: string) =>
			Number(new RegExp(`${property}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
		expect(percent("ascent-override") * percent("size-adjust")).toBeCloseTo(ascent, 2);
		expect(percent("descent-override") * percent("size-adjust")).toBeCloseTo(-descent, 2);
		expect(rule).toContain("line-gap-override: 0%");
	}
});
