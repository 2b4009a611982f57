import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { masters } from "../../assets/images/masters.ts";
import { Picture } from "../../components/Picture.tsx";
import { imageNames, posterNames } from "../../data/schema.ts";
import { bundleImages, jpegSize } from "../../generator/assets/bundleImages.ts";
import type { Cache } from "../../generator/assets/cache.ts";

/** Stands for an encoder that takes no time: each variant's bytes are the digest of what goes into it. */
const quick: Cache = {
	remember: async (_, inputs) => createHash("sha256").update(JSON.stringify(inputs)).digest(),
};
const bundle = (baseUrl = "", cache = quick) => bundleImages({ assetsDir: "assets", baseUrl, cache });

const widthsOf = (srcSet: string) => srcSet.split(", ").map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));

describe("bundleImages", () => {
	it("makes every image in AVIF, WebP and JPEG, and refers to files that it hands over", async () => {
		const {
			files,
			assets: { pictures },
		} = await bundle();
		const paths = new Set(files.map(({ path }) => `/${path}`));
		for (const name of imageNames) {
			const { sources, fallback } = pictures[name];
			expect(new Set(sources.map(({ type }) => type))).toEqual(new Set(["image/avif", "image/webp"]));
			const urls = [...sources.map(({ srcSet }) => srcSet), fallback.srcSet].flatMap((set) => set.split(", ").map((part) => part.split(" ")[0] ?? ""));
			for (const url of [...urls, fallback.src]) expect(paths).toContain(url);
			expect(fallback.src).toMatch(/-[0-9a-f]{8}\.jpg$/);
		}
	});

	it("puts AVIF first, and a crop for small screens before the main one", async () => {
		const { sources } = (await bundle()).assets.pictures.hero;
		expect(sources.map(({ media, type }) => [media, type])).toEqual([
			["(width < 60rem)", "image/avif"],
			["(width < 60rem)", "image/webp"],
			[undefined, "image/avif"],
			[undefined, "image/webp"],
		]);
		const [wide] = sources;
		expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeCloseTo(9 / 4, 2);
	});

	it("never goes above a master's width", async () => {
		const { pictures } = (await bundle()).assets;
		for (const name of imageNames) {
			const { width = 0 } = jpegSize(readFileSync(`assets/images/${name}.jpg`)) ?? {};
			for (const { srcSet } of pictures[name].sources) expect(Math.max(...widthsOf(srcSet))).toBeLessThanOrEqual(width);
		}
	});

	it("puts the base path or the image host before every URL", async () => {
		for (const baseUrl of ["/repo", "https://images.example"]) {
			const { pictures, posters } = (await bundle(baseUrl)).assets;
			expect(pictures.coastal.fallback.src.startsWith(`${baseUrl}/assets/coastal-`)).toBe(true);
			expect(posters.repair.src.startsWith(`${baseUrl}/assets/poster-repair-`)).toBe(true);
		}
	});

	it("reports its progress up to the last file", async () => {
		const seen: (readonly [number, number])[] = [];
		const { files } = await bundleImages({ assetsDir: "assets", baseUrl: "", cache: quick, onProgress: (done, total) => seen.push([done, total]) });
		const total = files.length - posterNames.length;
		expect(seen).toHaveLength(total);
		expect(seen.at(-1)).toEqual([total, total]);
	});

	it("keeps the hero under 60 kB for a phone of 390 px at a ratio of 3", async () => {
		const { sources } = (await bundle()).assets.pictures.hero;
		const width = Math.min(...widthsOf(sources[0]?.srcSet ?? "").filter((candidate) => candidate >= 390 * 3));
		const real: Cache = {
			remember: async (kind, inputs, make) =>
				JSON.stringify(inputs).includes(`"width":1890`) && JSON.stringify(inputs).includes(`,${width},{"type":"image/avif"`)
					? make()
					: quick.remember(kind, inputs, make),
		};
		const { files } = await bundle("", real);
		const hero = files.find(({ path }) => path.startsWith(`assets/hero-wide-${width}-`) && path.endsWith(".avif"));
		expect(
			Buffer.from(hero?.contents ?? "")
				.subarray(4, 12)
				.toString(),
		).toBe("ftypavif");
		expect(hero?.contents.length).toBeGreaterThan(10_000);
		expect(hero?.contents.length).toBeLessThanOrEqual(60_000);
	}, 30_000);
});

describe("the masters", () => {
	it("weigh 6 MB at most in all", () => {
		const total = imageNames.reduce((sum, name) => sum + statSync(`assets/images/${name}.jpg`).size, 0);
		expect(total).toBeLessThanOrEqual(6_000_000);
	});

	it("have their focal points in picture.css", () => {
		const css = readFileSync("styles/components/picture.css", "utf8");
		for (const name of imageNames) {
			const [x, y] = masters[name].focus;
			expect(css).toContain(`.picture__image--${name} {\n\tobject-position: ${x}% ${y}%;\n}`);
		}
	});
});

describe("jpegSize", () => {
	it("reads no size out of what is no JPEG", () => {
		expect(jpegSize(Buffer.from("GIF89a, or something else"))).toBeUndefined();
		expect(jpegSize(Buffer.from([0xff, 0xd8, 0xff]))).toBeUndefined();
	});
});

describe("Picture", () => {
	it("sets width, height and alternative text, and fetches only the first picture at once", async () => {
		const { pictures } = (await bundle()).assets;
		const hero = renderToStaticMarkup(<Picture picture={pictures.hero} alt="A door" sizes="100vw" priority />);
		expect(hero).toContain('fetchPriority="high"');
		expect(hero).not.toContain("loading=");
		expect(hero.match(/<source [^>]*width="\d+" height="\d+"/g)).toHaveLength(4);
		expect(hero).toContain('width="1800" height="1350" alt="A door"');
		expect(hero).not.toContain("style=");

		const later = renderToStaticMarkup(<Picture picture={pictures.coastal} alt="" sizes="50vw" className="photo" />);
		expect(later).toContain('loading="lazy"');
		expect(later).toContain('<picture class="picture photo">');
	});
});
