import { describe, expect, it } from "vitest";
import { loadSite } from "../../generator/load/loadSite.ts";
import { renderSitemap } from "../../generator/render/renderSitemap.ts";
import { createLinks } from "../../site/links.ts";
import { planRoutes } from "../planRoutes.ts";
import { replaced, sampleSite, writeData } from "./sampleData.ts";

function files(url: string) {
	const site = sampleSite(replaced("home.yaml", 'updated: "2026-11-21"\n', ""));
	const routes = planRoutes(site);
	const rendered = renderSitemap(routes, createLinks(routes, url));
	const [sitemap, robots] = rendered.map(({ contents }) => String(contents));
	return { routes, sitemap, robots, paths: rendered.map(({ path }) => path) };
}
const { routes, sitemap = "", robots, paths } = files("https://acme.example");

describe("the sitemap", () => {
	it("is sitemap.xml, beside robots.txt", () => {
		expect(paths).toEqual(["sitemap.xml", "robots.txt"]);
	});

	it("lists the canonical URL of every indexed page", () => {
		const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
		expect(listed).toEqual(
			routes.filter(({ indexed }) => indexed).map(({ path }) => `https://acme.example${path}`),
		);
		expect(listed).not.toContain("https://acme.example/404");
	});

	it("has the day of a change if the data has one", () => {
		expect(sitemap).toContain("<url><loc>https://acme.example/</loc></url>");
		expect(sitemap).toContain(
			"<url><loc>https://acme.example/faq</loc><lastmod>2026-11-21</lastmod></url>",
		);
	});

	it("does not depend on the day of the build", () => {
		const on = (date: string) => {
			const { routes } = loadSite(writeData(), date);
			const links = createLinks(routes, "https://acme.example");
			return renderSitemap(routes, links)[0]?.contents;
		};
		expect(on("2027-03-01")).toBe(on("2026-11-21"));
	});

	it("has no fields that search engines ignore", () => {
		expect(sitemap).not.toMatch(/priority|changefreq|image:|xhtml:/);
	});

	it("is named in robots.txt, with the base path", () => {
		expect(robots).toBe("User-agent: *\nAllow: /\n\nSitemap: https://acme.example/sitemap.xml\n");
		const below = files("https://acme.example/repo");
		expect(below.robots).toContain("Sitemap: https://acme.example/repo/sitemap.xml\n");
	});
});
