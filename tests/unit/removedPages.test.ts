import { expect, it } from "vitest";
import { findRemovedPages } from "../../generator/output/removedPages.ts";
import { writeFiles } from "./newFolder.ts";
import { sampleSite } from "./sampleData.ts";

const sample = sampleSite();
const business = { ...sample.business, url: "https://acme.com" };
const site = { ...sample, business, folder: "data" };

/** Returns a build's warnings if the previous build's sitemap listed other pages. */
function warningsAfter(
	lastBuild: readonly string[],
	files: readonly string[],
	redirects: readonly { from: string; to: string }[] = [],
	{ url } = business,
) {
	const pages = lastBuild.map((file) => {
		const path = file.replace(/(?:index)?\.html$/, "");
		return `<url><loc>${business.url}/${path}</loc><lastmod>2026-09-15</lastmod></url>`;
	});
	const out = writeFiles([["sitemap.xml", `<urlset>${pages.join("")}</urlset>`]]);
	const changed = { ...site, redirects, business: { ...business, url } };
	return findRemovedPages(out, new Set(files), changed);
}

const lastBuild = ["index.html", "faq.html", "areas/pasco/hudson.html"];

it("there is no warning without a removed page, without a build, or with another address", () => {
	expect(warningsAfter(lastBuild, lastBuild)).toEqual([]);
	expect(warningsAfter([], lastBuild)).toEqual([]);
	expect(findRemovedPages("nowhere", new Set(lastBuild), site)).toEqual([]);
	for (const url of ["https://other.com", `${business.url}/repo`])
		expect(warningsAfter(lastBuild, ["index.html"], [], { ...business, url })).toEqual([]);
});

it("nothing is asked of a site that nobody can have published yet", () => {
	const own = sample.business;
	expect(own.url).toBe("https://acme.example");
	const out = writeFiles([["sitemap.xml", `<url><loc>${own.url}/faq</loc></url>`]]);
	expect(findRemovedPages(out, new Set(), { ...site, business: own })).toEqual([]);
	expect(findRemovedPages(out, new Set(), { ...site, business })).toEqual([]);
});

it("a removed page is named with a redirect, until the redirect exists", () => {
	const files = lastBuild.filter((file) => !file.includes("hudson"));
	const [problem, ...others] = warningsAfter(lastBuild, files);
	expect(others).toEqual([]);
	expect(problem).toMatchObject({
		file: "data/redirects.yaml",
		got: "no line for /areas/pasco/hudson, which the last build had and this one lacks",
		fix: "Add - { from: /areas/pasco/hudson, to: /areas/pasco }, or another page that helps its visitors. The next build won't repeat this.",
	});
	const redirects = [{ from: "/areas/Pasco/hudson", to: "/areas" }];
	expect(warningsAfter(lastBuild, files, redirects)).toEqual([]);
});

it("several removed pages are named together", () => {
	const towns = ["a", "a/1", "a/2", "a/3", "a/4"].map((path) => `areas/${path}.html`);
	const [problem] = warningsAfter([...lastBuild, ...towns], lastBuild);
	expect(problem?.got).toBe(
		"no line for /areas/a, /areas/a/1, /areas/a/2 and 2 more, which the last build had and this one lacks",
	);
	const [old] = warningsAfter([...lastBuild, "old.html"], lastBuild);
	expect(old?.fix).toMatch("{ from: /old, to: / }");
});
