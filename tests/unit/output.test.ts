import { describe, expect, it } from "vitest";
import { bytesOf, type Contents, collectOutput, piecesOf, sizeOf } from "../../generator/output/output.ts";

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

describe("a file's contents", () => {
	const bytes = new TextEncoder().encode("Tür 5″");
	it.each<[string, Contents]>([
		["text", "Tür 5″"],
		["bytes", bytes],
		["bytes that are a part of others", new TextEncoder().encode("…Tür 5″…").subarray(3, -3)],
		["pieces", [bytes.subarray(0, 2), bytes.subarray(2)]],
		["one piece", [bytes]],
	])("are the same bytes as %s", (_what, contents) => {
		expect(bytesOf(contents).toString()).toBe("Tür 5″");
		expect(Buffer.concat(piecesOf(contents)).toString()).toBe("Tür 5″");
		expect(sizeOf(contents)).toBe(bytes.length);
	});

	it("may be nothing", () => {
		expect([bytesOf("").length, bytesOf([]).length, sizeOf([])]).toEqual([0, 0, 0]);
	});
});
