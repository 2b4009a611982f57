import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { budgets } from "../../generator/output/budgets.ts";
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

const sizeOf = async (file: string) => {
	const { width, height, format } = await sharp(readBuilt(file)).metadata();
	return { width, height, format };
};

describe("icons and manifest", () => {
	const home = pageAt("/");
	const link = (selector: string) => fileOf(attribute(one(home.root, selector), "href"));

	it("are the same on every page", () => {
		const icons = (page: BuiltPage) =>
			all(page.root, 'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').map(
				(element) => element.outerHTML,
			);
		for (const page of pages) expect(icons(page), page.path).toEqual(icons(home));
	});

	it("have the sizes that they claim", async () => {
		expect(await sizeOf(link('link[type="image/svg+xml"]'))).toMatchObject({ format: "svg" });
		expect(await sizeOf(link('link[sizes="48x48"]'))).toEqual({
			width: 48,
			height: 48,
			format: "png",
		});
		expect(await sizeOf(link('link[rel="apple-touch-icon"]'))).toEqual({
			width: 180,
			height: 180,
			format: "png",
		});
		const manifest = JSON.parse(readBuilt(link('link[rel="manifest"]')).toString());
		for (const icon of manifest.icons.filter(
			({ type }: { type: string }) => type === "image/png",
		)) {
			const [width, height] = icon.sizes.split("x").map(Number);
			expect(await sizeOf(fileOf(icon.src)), icon.src).toEqual({ width, height, format: "png" });
		}
	});

	it("has a manifest that a phone can install", () => {
		const manifest = JSON.parse(readBuilt(link('link[rel="manifest"]')).toString());
		expect(manifest).toMatchObject({
			name: business.name,
			short_name: business.shortName,
			start_url: `${basePath}/`,
		});
		const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes);
		expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
		expect(
			manifest.icons.some(({ purpose }: { purpose?: string }) => purpose?.includes("maskable")),
		).toBe(true);
		for (const { src } of manifest.icons) expect(builtFiles).toContain(fileOf(src));
	});
});

describe("sharing images", () => {
	const imageOf = (page: BuiltPage) => fileOf(metaOf(page, "og:image") ?? "");

	it("are 1200 x 630 PNG or JPEG within the budget", async () => {
		for (const page of pages) {
			expect(metaOf(page, "og:image"), page.path).toMatch(/^https:/);
			const { width, height, format } = await sizeOf(imageOf(page));
			expect({ width, height }, page.path).toEqual({ width: 1200, height: 630 });
			expect(["png", "jpeg"], page.path).toContain(format);
			const bytes = readBuilt(imageOf(page)).length;
			expect(bytes, imageOf(page)).toBeLessThanOrEqual(budgets.sharingImage);
		}
	});

	it("differ from page to page", () => {
		const hashes = new Map<string, string>();
		for (const page of indexedPages) {
			const hash = createHash("sha256")
				.update(readBuilt(imageOf(page)))
				.digest("hex");
			expect(hashes.get(hash), `${page.path} has the image of ${hashes.get(hash)}`).toBeUndefined();
			hashes.set(hash, page.path);
		}
	});
});
