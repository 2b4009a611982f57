import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { digestOf } from "../../generator/hash.ts";
import { budgets } from "../budgets.ts";
import { business } from "../data.ts";
import {
	all,
	attribute,
	type BuiltPage,
	basePath,
	builtFiles,
	fileOf,
	indexedPages,
	metaOf,
	one,
	pageAt,
	pages,
	readBuilt,
} from "./pages.ts";

/** Returns a picture's format and size: "png 48x48". */
const lookOf = async (file: string) => {
	const { width, height, format } = await sharp(readBuilt(file)).metadata();
	return `${format} ${width}x${height}`;
};

describe("icons and manifest", () => {
	const home = pageAt("/");
	const link = (selector: string) => fileOf(attribute(one(home.root, selector), "href"));
	const manifest = JSON.parse(readBuilt(link('link[rel="manifest"]')).toString());
	const icons: readonly Readonly<Record<"src" | "sizes" | "type" | "purpose", string>>[] =
		manifest.icons;

	it("are the same on every page", () => {
		const linksOf = ({ root }: BuiltPage) =>
			all(root, 'link[rel$="icon"], link[rel="manifest"]').map(({ outerHTML }) => outerHTML);
		for (const page of pages) expect(linksOf(page), page.path).toEqual(linksOf(home));
	});

	it("have the sizes that they claim", async () => {
		expect(await lookOf(link('link[type="image/svg+xml"]'))).toMatch(/^svg /);
		expect(await lookOf(link('link[sizes="48x48"]'))).toBe("png 48x48");
		expect(await lookOf(link('link[rel="apple-touch-icon"]'))).toBe("png 180x180");
		for (const { type, src, sizes } of icons)
			if (type === "image/png") expect(await lookOf(fileOf(src)), src).toBe(`png ${sizes}`);
	});

	it("has a manifest that a phone can install", () => {
		const { name, shortName: short_name } = business;
		expect(manifest).toMatchObject({ name, short_name, start_url: `${basePath}/` });
		const sizes = icons.map((icon) => icon.sizes);
		expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
		expect(icons.some(({ purpose }) => purpose?.includes("maskable"))).toBe(true);
		for (const { src } of icons) expect(builtFiles).toContain(fileOf(src));
	});
});

describe("sharing images", () => {
	const imageOf = (page: BuiltPage) => fileOf(metaOf(page, "og:image") ?? "");

	it("are 1200 x 630 PNG or JPEG within the budget", async () => {
		for (const page of pages) {
			expect(metaOf(page, "og:image"), page.path).toMatch(/^https:/);
			expect(await lookOf(imageOf(page)), page.path).toMatch(/^(png|jpeg) 1200x630$/);
			const bytes = readBuilt(imageOf(page)).length;
			expect(bytes, imageOf(page)).toBeLessThanOrEqual(budgets.sharingImage);
		}
	});

	it("differ from page to page", () => {
		const hashes = new Map<string, string>();
		for (const page of indexedPages) {
			const hash = digestOf(readBuilt(imageOf(page)));
			expect(hashes.get(hash), `${page.path} has the image of ${hashes.get(hash)}`).toBeUndefined();
			hashes.set(hash, page.path);
		}
	});
});
