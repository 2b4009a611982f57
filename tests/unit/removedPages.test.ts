import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findRemovedPages } from "../../generator/output/removedPages.ts";
import { newFolder } from "./newFolder.ts";
import { sampleSite } from "./sampleData.ts";

const site = { ...sampleSite(), folder: "data" };
const { business } = site;

/** Returns a build's warnings if the previous build's sitemap listed other pages. */
function warningsAfter(
	lastBuild: readonly string[],
	files: readonly string[],
	redirects: readonly { from: string; to: string }[] = [],
	{ url } = business,
) {
	const out = newFolder();
	const pages = lastBuild.map(
		(file) =>
			`<url><loc>${business.url}/${file.replace(/(?:index)?\.html$/, "")}</loc><lastmod>2026-09-15</lastmod></url>`,
	);
	writeFileSync(join(out, "sitemap.xml"), `<urlset>${pages.join("")}</urlset>`);
	return findRemovedPages(out, new Set(files), {
		...site,
		redirects,
		business: { ...business, url },
	});
}

const lastBuild = ["index.html", "faq.html", "areas/pasco/hudson.html"];

it("there is no warning without a removed page, without a build, or with another address", () => {
	expect(warningsAfter(lastBuild, lastBuild)).toEqual([]);
	expect(warningsAfter([], lastBuild)).toEqual([]);
	expect(findRemovedPages("nowhere", new Set(lastBuild), site)).toEqual([]);
	expect(
		warningsAfter(lastBuild, ["index.html"], [], { ...business, url: "https://other.example" }),
	).toEqual([]);
	expect(
		warningsAfter(lastBuild, ["index.html"], [], { ...business, url: `${business.url}/repo` }),
	).toEqual([]);
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
	expect(warningsAfter(lastBuild, [...files, "areas/pinellas/hudson.html"])[0]?.fix).toMatch(
		"{ from: /areas/pasco/hudson, to: /areas/pinellas/hudson }",
	);
	expect(warningsAfter(lastBuild, files, [{ from: "/areas/Pasco/hudson", to: "/areas" }])).toEqual(
		[],
	);
});

it("several removed pages are named together", () => {
	const towns = [
		"areas/a.html",
		"areas/a/1.html",
		"areas/a/2.html",
		"areas/a/3.html",
		"areas/a/4.html",
	];
	const [problem] = warningsAfter([...lastBuild, ...towns], lastBuild);
	expect(problem?.got).toBe(
		"no line for /areas/a, /areas/a/1, /areas/a/2 and 2 more, which the last build had and this one lacks",
	);
	expect(warningsAfter([...lastBuild, "old.html"], lastBuild)[0]?.fix).toMatch(
		"{ from: /old, to: / }",
	);
});
