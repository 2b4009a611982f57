import { expect, it } from "vitest";
import { hexOf } from "../../site/colors.ts";
import { business, routes, site } from "../data.ts";
import { eachPage } from "./eachPage.ts";
import {
	all,
	attribute,
	attributes,
	hrefs,
	indexedPages,
	metaOf,
	pageAt,
	pages,
	routeAt,
	titleOf,
} from "./pages.ts";

it("each page has a title and a description of its own", () => {
	const unique = (values: readonly (string | undefined)[]) =>
		expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
	unique(pages.map(titleOf));
	unique(pages.map((page) => metaOf(page, "description")));
});

it("each page has the keywords of its data", () => {
	for (const { path, keywords } of routes)
		expect(metaOf(pageAt(path), "keywords"), path).toBe(
			keywords.length > 0 ? keywords.join(", ") : undefined,
		);
});

eachPage(pages, "%s has a sound head", {
	"has a title and a description of a readable length": (page) => {
		const title = titleOf(page);
		// The specification sets the towns' titles.
		if (routeAt(page.path)?.kind !== "town") expect(title.length, title).toBeLessThanOrEqual(65);
		expect(title.length).toBeGreaterThan(10);
		const length = metaOf(page, "description")?.length ?? 0;
		expect(length, "description").toBeGreaterThan(0);
		expect(length, "description").toBeLessThanOrEqual(165);
	},

	"has its own canonical address if indexed, otherwise noindex and none": (page) => {
		const canonical = hrefs(page.root, 'link[rel="canonical"]');
		const indexed = indexedPages.includes(page);
		const url = `${business.url}${page.path}`;
		expect(canonical).toEqual(indexed ? [url] : []);
		expect(metaOf(page, "robots")).toBe(indexed ? undefined : "noindex");
		expect(metaOf(page, "og:url")).toBe(canonical[0]);
	},

	"tells link previews what it tells readers": (page) => {
		const route = routeAt(page.path);
		for (const [name, content] of [
			["og:title", titleOf(page)],
			["og:description", metaOf(page, "description")],
			["og:type", "website"],
			["og:site_name", business.name],
			["twitter:card", "summary_large_image"],
			["og:image:width", "1200"],
			["og:image:height", "630"],
		] as const)
			expect(metaOf(page, name), name).toBe(content);
		expect(metaOf(page, "og:image:alt")).toContain(route?.sign.title ?? "");
	},

	"names each meta once, the character set first": (page) => {
		const names = all(page.root, "meta[name], meta[property]").map(
			(meta) =>
				`${attribute(meta, "name")}${attribute(meta, "property")}${attribute(meta, "media")}`,
		);
		expect(names).toEqual([...new Set(names)]);
		expect(page.html.indexOf("charset=utf-8")).toBeLessThan(1024);
		expect(metaOf(page, "viewport")).toContain("width=device-width");
		expect(metaOf(page, "viewport")).not.toMatch(/maximum-scale|user-scalable/);
	},

	"has a theme color for each scheme": ({ root }) => {
		const schemes = ["light", "dark"] as const;
		expect(attributes(root, 'meta[name="theme-color"]', "media")).toEqual(
			schemes.map((scheme) => `(prefers-color-scheme: ${scheme})`),
		);
		expect(attributes(root, 'meta[name="theme-color"]', "content")).toEqual(
			schemes.map((scheme) => hexOf(site.theme, "ground", scheme)),
		);
	},
});
