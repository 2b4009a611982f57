import { describe, expect, it, test } from "vitest";
import { business } from "../data.ts";
import { addedPaths, builtFiles, pageAt, titleOf } from "../site/pages.ts";
import { hrefs } from "./checks.ts";
import { pages } from "./pages.ts";
import { indexedPaths, unindexedPaths } from "./specification.ts";

describe("page titles", () => {
	it.each(pages.map((page) => [page.path, titleOf(page)] as const))(
		"%s ends in the brand where 65 characters allow",
		(_path, title) => {
			const [own = "", brand] = title.split(" | ");
			const room = (name: string) => `${own} | ${name}`.length <= 65;
			if (room(business.name)) expect(brand).toBe(business.name);
			else if (room(business.shortName)) expect(brand).toBeDefined();
		},
	);
});

describe("routes (section 2)", () => {
	it("are the specification's, by name", () => {
		expect(indexedPaths).toHaveLength(54);
		expect(pages.map(({ path }) => path).sort()).toEqual(
			[...indexedPaths, ...unindexedPaths, ...addedPaths].sort(),
		);
	});

	it("are written so that hosts answer slash-less paths", () => {
		for (const path of [
			"areas.html",
			"areas/pasco.html",
			"areas/pasco/trinity.html",
			"404.html",
			"500.html",
			"contact/sent.html",
		])
			expect(builtFiles).toContain(path);
	});
});

test("the sitemap for people lists every page", () => {
	expect([...new Set(hrefs(pageAt("/sitemap").main, ".sitemap-list__link"))].sort()).toEqual(
		[...indexedPaths, ...addedPaths].sort(),
	);
});
