import { describe, expect, it } from "vitest";
import { business, routes, siteOf } from "../data.ts";
import { all, attribute, pageAt, pages, textOf } from "./pages.ts";

describe("a link for reviews", () => {
	const { reviewLink } = business;
	const asking = routes.filter(({ kind }) => kind === "sent" || kind === "testimonials");

	it("stands after a message and below the reviews, with a code, and nowhere else", () => {
		for (const { path, main } of pages) {
			const links = all(main, `a[href="${reviewLink}"]`);
			const isAsking = asking.some((route) => route.path === path);
			expect(links.length, path).toBe(reviewLink && isAsking ? 1 : 0);
			expect(all(main, ".review-us__code").length, path).toBe(links.length);
		}
	});

	it("is asked for on paper, where there is one", () => {
		for (const route of routes) {
			const { root } = pageAt(route.path);
			const { words } = siteOf(route);
			const asked = all(root, ".print-header__review").map(textOf);
			expect(asked, route.path).toEqual(reviewLink ? [words.reviewUs.link] : []);
		}
	});
});

it("an offer stands on the home page and on its services to its last day, and nowhere else", () => {
	for (const route of routes) {
		const { offers = [], buildDate } = siteOf(route);
		const current = offers.filter(({ until, services }) => {
			if (until < buildDate) return false;
			if (route.kind === "service")
				return services === undefined || services.includes(route.service.slug);
			return route.kind === "home";
		});
		expect(all(pageAt(route.path).main, ".offer h3").map(textOf), route.path).toEqual(
			current.map(({ title }) => title),
		);
	}
});

it("the home page alone verifies the site, with the tokens of the data", () => {
	const { google, bing } = business.verification ?? {};
	for (const { path, root } of pages) {
		const tokens = all(root, 'meta[name="google-site-verification"], meta[name="msvalidate.01"]');
		const expected = routes.some((route) => route.kind === "home" && route.path === path)
			? [google, bing].filter(Boolean)
			: [];
		expect(
			tokens.map((meta) => attribute(meta, "content")),
			path,
		).toEqual(expected);
	}
});
