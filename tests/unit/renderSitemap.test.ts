import { expect, it } from "vitest";
import { loadSite } from "../../generator/load/loadSite.ts";
import { renderRobots, renderSitemap } from "../../pages/renderSitemap.ts";
import { createLinks } from "../../site/links.ts";
import { writeData } from "./sampleData.ts";

// tests/site/seo.test.ts compares both files with the pages.
it("sitemap.xml and robots.txt have the base path, and do not depend on the build's day", () => {
	const data = writeData();
	const on = (date: string) => {
		const { routes } = loadSite(data, date);
		const to = createLinks(routes, "https://acme.example/repo");
		return [renderSitemap(routes, to), renderRobots(to)];
	};
	expect(on("2027-03-01")).toEqual(on("2026-11-21"));
	expect(on("2026-11-21")[1]).toContain("Sitemap: https://acme.example/repo/sitemap.xml\n");
});
