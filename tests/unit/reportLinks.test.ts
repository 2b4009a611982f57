import { expect, it } from "vitest";
import { formatOutwardLinks, listOutwardLinks } from "../../generator/reportLinks.ts";

const pages = new Map([
	["index.html", '<a href=https://other.example/x>a</a><a href="/faq">b</a><a href=https://acme.example/faq>c</a><a href=tel:+1813>d</a>'],
	[
		"areas.html",
		'<a class=b href="https://other.example/x">a</a><iframe src="https://maps.example/?q=a&amp;b" title=x></iframe><p> href=https://text.example </p>',
	],
]);

it("lists each address off the site once, with its use and its pages", () => {
	expect(listOutwardLinks(pages, "https://acme.example")).toEqual([
		{ use: "frame", url: "https://maps.example/?q=a&b", pages: ["areas.html"] },
		{ use: "link", url: "https://other.example/x", pages: ["areas.html", "index.html"] },
	]);
});

it("reads like a report", () => {
	expect(formatOutwardLinks(listOutwardLinks(pages, "https://acme.example"))).toBe(
		"Links to other sites: \n  https://other.example/x  (2 pages)\n\nFrames of other sites: \n  https://maps.example/?q=a&b  (areas.html)\n\nForms that send to other sites: none\n\nFiles loaded from other sites: none",
	);
});
