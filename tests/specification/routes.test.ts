import { expect, test } from "vitest";
import { business } from "../data.ts";
import { addedPaths, hrefs, pageAt, titleOf } from "../site/pages.ts";
import { pages } from "./pages.ts";
import { indexedPaths, unindexedPaths } from "./specification.ts";

test.each(pages)("the title of $path ends in the brand where 65 characters allow", (page) => {
	const [own = "", brand] = titleOf(page).split(" | ");
	const hasRoom = (name: string) => `${own} | ${name}`.length <= 65;
	if (hasRoom(business.name)) expect(brand).toBe(business.name);
	else if (hasRoom(business.shortName)) expect(brand).toBeDefined();
});

test("the routes are the specification's, and hosts answer them without a slash", () => {
	expect(indexedPaths).toHaveLength(54);
	// A page in areas/index.html would have the path /areas/index.
	expect(pages.map(({ path }) => path).sort()).toEqual(
		[...indexedPaths, ...unindexedPaths, ...addedPaths].sort(),
	);
});

test("the sitemap for people lists every page", () => {
	const links = new Set(hrefs(pageAt("/sitemap").main, ".sitemap-list__link"));
	expect(links).toEqual(new Set([...indexedPaths, ...addedPaths]));
});
