import { describe, expect, it } from "vitest";
import { BrokenLinks, checkOutput } from "../../generator/output/checkOutput.ts";
import type { Output } from "../../generator/output/output.ts";
import { planRoutes } from "../../generator/site/routes.ts";
import { sampleSite } from "./sampleData.ts";

const routes = planRoutes(sampleSite());

/** Checks a build in which the home page holds the given HTML, and every other page a heading with an id. */
function check(html: string, url = "https://acme.example"): void {
	const output: Output = new Map<string, string | Uint8Array>([
		...routes.map(({ file }) => [file, '<h1 id=top>t</h1><p id="a b">'] as const),
		["assets/hero-1a2b.jpg", new Uint8Array([1])],
		["robots.txt", ""],
		["index.html", html],
	]);
	checkOutput(output, routes, url);
}

describe("links that lead somewhere pass", () => {
	it.each([
		["to a page, quoted or not", '<a href="/faq">a</a><a class=b href=/areas/pasco>b</a><a href=/>c</a>'],
		["to a section of another page", "<a href=/faq#top>a</a>"],
		["to a section of the same page", '<h2 id=own>h</h2><a href="#own">a</a><a href="#">b</a>'],
		["to a section named in another script, encoded or not", '<h2 id="piñón">h</h2><a href="#pi%C3%B1%C3%B3n">a</a><a href="#piñón">b</a>'],
		["with a query", '<a href="/contact?a=1&amp;b=2#top">a</a>'],
		["to a file", "<img src=/assets/hero-1a2b.jpg><a href=/robots.txt>b</a>"],
		[
			"off the site, to call and to write",
			'<a href=https://other.example/x>a</a><a href="//cdn.example/y">b</a><a href=tel:+18135550199>c</a><a href="mailto:a@b.example">d</a>',
		],
	])("%s", (_what, html) => {
		expect(() => check(html)).not.toThrow();
	});

	it("whatever a text says that looks like one", () => {
		expect(() =>
			check('<p title="x" class=a> href="/prices" &lt;a href=/prices> src=/x.jpg </p><img alt=" href=/prices" src=/assets/hero-1a2b.jpg>'),
		).not.toThrow();
	});

	it("below the base path of a project page", () => {
		expect(() => check("<a href=/repo/>a</a><a href=/repo/faq#top>b</a><img src=/repo/assets/hero-1a2b.jpg>", "https://acme.example/repo/")).not.toThrow();
	});
});

describe("links that lead nowhere stop the build by name", () => {
	const nowhere = "and no file of the build answers there.";
	it.each([
		["to no page", '<a href="/prices">a</a>', `/ links to /prices, ${nowhere}`],
		["to no page with a query, told as visitors see it", '<a href="/prices?a=1&amp;b=2">a</a>', `/ links to /prices?a=1&b=2, ${nowhere}`],
		["with .html, which the site does not use", "<a href=/faq.html>a</a>", `/ links to /faq.html, ${nowhere}`],
		["with a slash at the end", '<a href="/faq/">a</a>', `/ links to /faq/, ${nowhere}`],
		["relative to the page", "<a href=faq>a</a>", `/ links to faq, ${nowhere}`],
		["to a picture that was not built", "<img src=/assets/hero-9999.jpg>", `/ links to /assets/hero-9999.jpg, ${nowhere}`],
		["to a section that is not there", "<a href=/faq#prices>a</a>", "/ links to /faq#prices, and that page has no element with this id."],
		[
			"to a section that is named in a text only",
			"<p>an id=prices </p><a href=#prices>a</a>",
			"/ links to #prices, and that page has no element with this id.",
		],
		["to a section with a name that is none", "<a href=/faq#%zz>a</a>", "/ links to /faq#%zz, and that page has no element with this id."],
		["to a section of the same page that is not there", "<a href=#prices>a</a>", "/ links to #prices, and that page has no element with this id."],
	])("%s", (_what, html, line) => {
		expect(() => check(html)).toThrow(new BrokenLinks(`Broken links:\n  ${line}`));
	});

	it("without the base path of a project page", () => {
		expect(() => check("<a href=/faq>a</a><a href=/repository/faq>b</a>", "https://acme.example/repo")).toThrow(
			new BrokenLinks(`Broken links:\n  / links to /faq, ${nowhere}\n  / links to /repository/faq, ${nowhere}`),
		);
	});

	it("all of them at once, each with its page", () => {
		const output: Output = new Map(routes.map(({ file }) => [file, "<a href=/faq#no>a</a><a href=/no>b</a>"]));
		const lines = routes.flatMap(({ path }) => [
			`  ${path} links to /faq#no, and that page has no element with this id.`,
			`  ${path} links to /no, ${nowhere}`,
		]);
		expect(() => checkOutput(output, routes, "https://acme.example")).toThrow(new BrokenLinks(["Broken links:", ...lines].join("\n")));
	});
});

it("a page of the route table that was not rendered stops the build by name", () => {
	expect(() => checkOutput(new Map(), routes, "https://acme.example")).toThrow(new Error("The route table names index.html, and the build has no such file."));
});
