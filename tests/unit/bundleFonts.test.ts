import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { bundleFonts, displayTexts, openDisplayFont } from "../../generator/assets/bundleFonts.ts";
import { type Cache, openCache } from "../../generator/assets/cache.ts";
import { loadSite } from "../../generator/load/loadSite.ts";

const dir = mkdtempSync(join(tmpdir(), "fonts-test-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const cache = openCache(dir);
const site = loadSite("data", "2026-11-21");

describe("bundleFonts", () => {
	it("makes one WOFF2 file of at most 20 kB from the real data", async () => {
		const { files, assets } = await bundleFonts({ texts: displayTexts(site), basePath: "/repo", cache });
		expect(files).toHaveLength(1);
		const [font] = files;
		expect(
			Buffer.from(font?.contents ?? "")
				.subarray(0, 4)
				.toString(),
		).toBe("wOF2");
		expect(font?.contents.length).toBeLessThanOrEqual(20_000);
		expect(font?.path).toMatch(/^assets\/besley-600-[0-9a-f]{8}\.woff2$/);
		expect(assets.font).toBe(`/repo/${font?.path}`);
	});

	it("adds the characters that the texts use", async () => {
		const plain = await bundleFonts({ texts: ["Zoe"], basePath: "", cache });
		const accented = await bundleFonts({ texts: ["Zoë"], basePath: "", cache });
		expect(accented.assets).not.toEqual(plain.assets);
		expect(accented.files[0]?.contents.length).toBeGreaterThan(plain.files[0]?.contents.length ?? 0);
	});

	it("names each character that the face lacks, and a text that uses it", async () => {
		await expect(bundleFonts({ texts: ["Fine", "Łódź Street", "a → b"], basePath: "", cache })).rejects.toThrow(
			'The display face Besley has no glyph for:\n  "Ł" (U+0141) in "Łódź Street"\n  "ź" (U+017A) in "Łódź Street"\n  "→" (U+2192) in "a → b"\n  Fix: write these headings and names without the character.',
		);
	});

	it("opens no font when the cache has the subset", async () => {
		const full: Cache = { remember: async () => Buffer.from("kept") };
		const { files } = await bundleFonts({ texts: ["Łódź Street"], basePath: "", cache: full });
		expect(files.map(({ contents }) => String(contents))).toEqual(["kept"]);
	});

	it("keeps the face's license beside it", () => {
		expect(readFileSync("assets/fonts/OFL.txt", "utf8")).toContain("SIL Open Font License, Version 1.1");
	});
});

describe("displayTexts", () => {
	it("finds headings and names at every depth", () => {
		const texts = displayTexts(site);
		expect(texts).toContain(site.business.name);
		expect(texts).toContain("Land O' Lakes");
		expect(texts).toContain(site.pages.home.headline[1]);
		expect(texts).toContain(site.services[0]?.steps.items[0]?.title);
	});
});

describe("the fallback faces of tokens.css", () => {
	it("stand as high and as deep as Besley does", async () => {
		const { ascender: ascent, descender: descent, unitsPerEm } = await openDisplayFont();
		const css = readFileSync("styles/tokens.css", "utf8");
		const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face).filter((face) => face.includes("local("));
		expect(faces.length).toBeGreaterThan(0);
		for (const face of faces) {
			const percent = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
			expect(percent("ascent-override") * percent("size-adjust")).toBeCloseTo(ascent / unitsPerEm, 2);
			expect(percent("descent-override") * percent("size-adjust")).toBeCloseTo(-descent / unitsPerEm, 2);
			expect(face).toContain("line-gap-override: 0%");
		}
	});
});
