import { describe, expect, it } from "vitest";
import { collectOutput } from "../../generator/output/output.ts";
import type { Route } from "../../site/routes.ts";

const page = (path: string) => ({
	route: { path: `/${path}`, file: `${path}.html` } as Route,
	html: path,
});
const file = (path: string, owner: string) => ({ path, contents: path, owner });

describe("all files of a build", () => {
	it("need a known content type", () => {
		expect(() => collectOutput([], [file("assets/hero-1.jxl", "the photograph hero")])).toThrow(
			'No host knows how to serve "assets/hero-1.jxl" from the photograph hero: add "jxl" to generator/hosts/contentTypes.json.',
		);
	});

	it("need different paths", () => {
		expect(() => collectOutput([page("faq")], [file("faq.html", "hostFiles")])).toThrow(
			'Two files for one path: "faq.html" comes from the page /faq ("faq.html") and from hostFiles.',
		);
	});

	it("need paths that differ in more than case, because macOS ignores case", () => {
		expect(() =>
			collectOutput([], [file("Areas/pasco.html", "one"), file("areas/Pasco.html", "two")]),
		).toThrow(
			'Two files for one path: "areas/Pasco.html" comes from one ("Areas/pasco.html") and from two.',
		);
	});

	const taken = [
		"Assets",
		"robots.txt",
		"robots.txt/a",
		"FAQ.html",
		"faq",
		"faq/index.html",
		"faq.htm",
	];
	it.each(taken)("leave no room for public/%s", (path) => {
		const files = [file("assets/a.js", "one"), file("robots.txt", "two")];
		const own = { ...file(path, ""), source: `public/${path}` };
		expect(() => collectOutput([page("faq")], files, [own])).toThrow(
			/^public\/.*got the address of .* {2}expected a name that no page or file of the site has\n/,
		);
	});
});
