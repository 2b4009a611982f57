import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { deflateSync } from "node:zlib";
import subsetFont from "subset-font";
import { describe, expect, it } from "vitest";
import {
	bundleFonts,
	displayCharacters,
	loadFace,
	measureFace,
} from "../../generator/assets/bundleFonts.ts";
import { themeStyles } from "../../generator/assets/themeStyles.ts";
import { type Cache, openCache } from "../../generator/cache.ts";
import { locateInExample as locate, exampleSite as site } from "./exampleSite.ts";
import { newFolder, writeFiles } from "./newFolder.ts";
import { withFiles } from "./withFiles.ts";

const cache = openCache(newFolder());
const face = loadFace(site, locate);

/** Loads a face from a file of the data folder. Without contents, the file is missing. */
function faceOf(name: string, contents?: string | Uint8Array) {
	const file = `fonts/${name}`;
	const folder = writeFiles(contents === undefined ? [] : [[file, contents]]);
	const theme = { ...site.theme, display: { ...site.theme.display, file } };
	return loadFace({ ...site, theme, folder }, locate);
}

describe("bundleFonts", () => {
	it("makes one WOFF2 file of at most 20 kB from a company's data", async () => {
		const { files, assets } = await bundleFonts(face, displayCharacters(site), "/repo", cache);
		expect(files).toHaveLength(1);
		const [font] = files;
		expect(Buffer.from(font?.contents ?? "").toString("latin1", 0, 4)).toBe("wOF2");
		expect(font?.contents.length).toBeLessThanOrEqual(20_000);
		expect(font?.path).toMatch(/^assets\/archivo-700-[0-9a-f]{8}\.woff2$/);
		expect(assets.font).toBe(`/repo/${font?.path}`);
	});

	it("adds the characters that the texts use", async () => {
		const plain = await bundleFonts(face, new Set(), "", cache);
		const accented = await bundleFonts(face, new Set("ë"), "", cache);
		expect(accented.assets).not.toEqual(plain.assets);
		const [size, more] = [plain, accented].map(({ files }) => files[0]?.contents.length ?? 0);
		expect(more).toBeGreaterThan(size ?? 0);
	});

	it("leaves out characters that the font lacks", async () => {
		const plain = await bundleFonts(face, new Set(), "", cache);
		const other = await bundleFonts(face, new Set("→🚪مرحبا"), "", cache);
		expect(other.assets.font).toBe(plain.assets.font);
	});

	it("takes the subset from the cache without opening the font", async () => {
		const full: Cache = { remember: async () => Buffer.from("kept") };
		const { files } = await bundleFonts(face, new Set("Łóź"), "", full);
		expect(files.map(({ contents }) => String(contents))).toEqual(["kept"]);
	});
});

it("displayCharacters finds the characters of headings and names that are not in Basic Latin", () => {
	const [service] = site.services;
	const changedFiles = {
		business: { ...site.business, name: "Łódź 🚪 Doors\n", email: "ø@example.com" },
		[`services/${service?.slug}`]: {
			...service,
			steps: { ...service?.steps, items: [{ title: "Ça va", text: "Ñ" }] },
		},
		home: { ...site.pages.home, headline: ["On", "Über"] },
	};
	const changed = withFiles(site, changedFiles);
	const before = displayCharacters(site);
	expect(
		[...displayCharacters(changed)].filter((character) => !before.has(character)).sort(),
	).toEqual(["Ç", "Ü", "ó", "Ł", "ź", "🚪"]);
});

describe("loadFace", () => {
	it("reports a missing font, and how to get one", () => {
		expect(() => faceOf("none.woff2")).toThrow(
			/theme\.yaml:\d+:\d+ › display\.file {2}got fonts\/none\.woff2 {2}expected a font file that exists\n {2}Fix: Put the font into the data folder's fonts\//,
		);
	});

	it("prefers a file of the data folder", () => {
		expect(String(faceOf("own.woff2", "own").bytes)).toBe("own");
	});

	it.each([
		["no font", () => Buffer.from("A page that says: log in first")],
		["cut short", () => face.bytes.subarray(0, 2_000)],
		["damaged", () => Buffer.from(face.bytes).fill(7, 1_000)],
	])("reports a font that can't be read: %s", async (_, contents) => {
		const broken = faceOf("broken.woff2", contents());
		const refused =
			/theme\.yaml:\d+:\d+ › display\.file {2}got fonts\/broken\.woff2 {2}expected a font that can be read\n {2}Fix: /;
		await expect(measureFace(broken, cache)).rejects.toThrow(refused);
		await expect(bundleFonts(broken, undefined, "", cache)).rejects.toThrow(refused);
	});

	it.each(["sfnt", "woff", "woff2"] as const)(
		"takes a font of one weight as %s",
		async (targetFormat) => {
			const variationAxes = { wght: 700 };
			const bytes = await subsetFont(face.bytes, undefined, {
				targetFormat,
				variationAxes,
				keepAllGlyphs: true,
			});
			const own = faceOf("Own Face.TTF", bytes);
			expect(await measureFace(own, cache)).toEqual(await measureFace(face, cache));
			const { files } = await bundleFonts(own, new Set("ë"), "", cache);
			expect(Buffer.from(files[0]?.contents ?? "").toString("latin1", 0, 4)).toBe("wOF2");
		},
	);

	it("reads a WOFF, and refuses one that unpacks to gigabytes", async () => {
		const file = createRequire(import.meta.url).resolve(
			"@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
		);
		const woff = await subsetFont(readFileSync(file), "Archivo", { targetFormat: "woff" });
		const own = await measureFace(faceOf("own.woff", woff), cache);
		expect(own).toEqual(await measureFace(face, cache));
		// Sixty tables that share the same bytes: 1.2 GB of zeros.
		const zeros = deflateSync(Buffer.alloc(20_000_000));
		const head = Buffer.alloc(44 + 60 * 20);
		head.write("wOFF");
		head.writeUInt16BE(60, 12);
		for (let entry = 44; entry < head.length; entry += 20)
			for (const [index, value] of [head.length, zeros.length, 20_000_000].entries())
				head.writeUInt32BE(value, entry + 4 + index * 4);
		const bomb = faceOf("bomb.woff", Buffer.concat([head, zeros]));
		await expect(measureFace(bomb, cache)).rejects.toThrow("a font that can be read");
	});
});

it("the fallback faces have the same ascent and descent as the font", async () => {
	const { ascent, descent } = await measureFace(face, cache);
	expect([ascent, descent]).toEqual([0.878, -0.21]);
	const faces = themeStyles(site.theme, "/a.woff2", { ascent, descent })
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
