import { describe, expect, it } from "vitest";
import { collectOutput } from "../../generator/output.ts";

const file = (path: string, owner: string) => ({ path, contents: path, owner });

describe("all files of a build", () => {
	it("come together in one map, in the order of the steps", () => {
		const output = collectOutput([file("index.html", "a"), file("faq.html", "a")], [], [file("robots.txt", "b")]);
		expect([...output]).toEqual([
			["index.html", "index.html"],
			["faq.html", "faq.html"],
			["robots.txt", "robots.txt"],
		]);
	});

	it("have one owner a path: the second is named, and the first", () => {
		expect(() => collectOutput([file("faq.html", "the page /faq")], [file("faq.html", "hostFiles")])).toThrow(
			'Two files for one path: "faq.html" comes from the page /faq ("faq.html") and from hostFiles.',
		);
	});

	it("may not differ in case only: a Mac would write one over the other", () => {
		expect(() => collectOutput([file("Areas/pasco.html", "one"), file("areas/Pasco.html", "two")])).toThrow(
			'Two files for one path: "areas/Pasco.html" comes from one ("Areas/pasco.html") and from two.',
		);
	});
});
