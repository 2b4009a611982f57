import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { findRemovedPages } from "../../generator/output/removedPages.ts";
import { sampleSite } from "./sampleData.ts";

const site = { ...sampleSite(), folder: "data" };
const { business } = site;

/** Returns a build's warnings if the previous build's sitemap listed other pages. */
function gone(
	last: readonly string[],
	files: readonly string[],
	redirects: readonly { from: string; to: string }[] = [],
	{ url } = business,
) {
	const out = join(inject("scratch"), "gone", String(Math.random()));
	mkdirSync(out, { recursive: true });
	const pages = last.map(
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

const last = ["index.html", "faq.html", "areas/pasco/hudson.html"];

it("says nothing where no page is gone, where none was, where there was no build, and of another address", () => {
	expect(gone(last, last)).toEqual([]);
	expect(gone([], last)).toEqual([]);
	expect(findRemovedPages("nowhere", new Set(last), site)).toEqual([]);
	expect(gone(last, ["index.html"], [], { ...business, url: "https://other.example" })).toEqual([]);
	expect(gone(last, ["index.html"], [], { ...business, url: `${business.url}/repo` })).toEqual([]);
});

it("names a page that is gone and the line that leads its visitors on, until that line stands", () => {
	const files = last.filter((file) => !file.includes("hudson"));
	const [problem, ...others] = gone(last, files);
	expect(others).toEqual([]);
	expect(problem).toMatchObject({
		file: "data/redirects.yaml",
		got: "no line for /areas/pasco/hudson, which the last build had and this one lacks",
		fix: "Add - { from: /areas/pasco/hudson, to: /areas/pasco }, or another page that helps its visitors. The next build won't repeat this.",
	});
	expect(gone(last, [...files, "areas/pinellas/hudson.html"])[0]?.fix).toMatch(
		"{ from: /areas/pasco/hudson, to: /areas/pinellas/hudson }",
	);
	expect(gone(last, files, [{ from: "/areas/Pasco/hudson", to: "/areas" }])).toEqual([]);
});

it("counts pages that are gone together, as a county's", () => {
	const towns = [
		"areas/a.html",
		"areas/a/1.html",
		"areas/a/2.html",
		"areas/a/3.html",
		"areas/a/4.html",
	];
	const [problem] = gone([...last, ...towns], last);
	expect(problem?.got).toBe(
		"no line for /areas/a, /areas/a/1, /areas/a/2 and 2 more, which the last build had and this one lacks",
	);
	expect(gone([...last, "old.html"], last)[0]?.fix).toMatch("{ from: /old, to: / }");
});
