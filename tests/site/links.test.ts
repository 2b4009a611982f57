import { expect, it } from "vitest";
import { all, attribute, basePath, hiddenPaths, pages } from "./pages.ts";

// The build finds links that lead nowhere, or to a page by another address.

it("reaches every page from the home page by links alone", () => {
	const linked = new Set(
		pages.flatMap(({ root }) =>
			all(root, "a[href]").map((link) => attribute(link, "href").replace(/[?#].*$/, "")),
		),
	);
	const unlinked = pages.map(({ path }) => path).filter((path) => !linked.has(path));
	expect(unlinked.sort()).toEqual([...hiddenPaths].sort());
});

it("writes every address of its own with the path that it stands under", () => {
	for (const { html, path } of pages) {
		const addresses = [...html.matchAll(/ (?:href|src|action)=["']?(\/[^"'\s>]*)/g)].map(
			([, address = ""]) => address,
		);
		expect(addresses.length, path).toBeGreaterThan(0);
		const foreign = addresses.filter((address) => !address.startsWith(`${basePath}/`));
		expect(foreign, path).toEqual([]);
	}
});

it("gives buttons that lead to different places different names", () => {
	for (const { root, path } of pages) {
		const places = new Map<string, string>();
		for (const button of all(root, "a.button")) {
			const name = button.getAttribute("aria-label") ?? button.text;
			const href = attribute(button, "href");
			expect(places.get(name) ?? href, `${path}: ${name}`).toBe(href);
			places.set(name, href);
		}
	}
});
