import { describe, expect, it, test } from "vitest";
import { all, attribute, one, pageAt, shownPhone, textOf } from "../site/pages.ts";
import { checkTestimonial, hrefs, links, phoneLink } from "./checks.ts";
import { services } from "./specification.ts";

describe("home", () => {
	const page = pageAt("/");

	it("has a hero with a call button, a Free Quote link and a picture", () => {
		const hero = one(page.main, ".home-hero");
		expect(links(one(hero, ".row"))).toEqual([
			[`Call ${shownPhone} Answering now, 24/7`, phoneLink],
			["Free Quote", "/contact"],
		]);
		expect(all(hero, "picture img[alt]")).toHaveLength(1);
	});

	it("has the parts in the specification's order", () => {
		const parts = [
			".home-hero",
			".serving-strip",
			".why-list",
			".service-door",
			'a[href="/services"].action-link',
			".check-list",
			".testimonials",
			".call-to-action",
		];
		const positions = parts.map((selector) => one(page.main, selector).range[0]);
		expect(positions).toEqual([...positions].sort((a, b) => a - b));
		expect(textOf(one(page.main, ".serving-strip h2"))).toBe("Proudly serving");
	});

	it("has three why-choose cards, six service cards and a teaser with four checkmarks", () => {
		expect(all(page.main, ".why-list > li")).toHaveLength(3);
		expect(
			all(page.main, ".service-card").map((card) => [
				textOf(one(card, "h3")),
				attribute(one(card, "a"), "href"),
			]),
		).toEqual(services.map(([path, name]) => [name, path]));
		for (const card of all(page.main, ".service-card")) {
			expect(textOf(one(card, "a"))).toMatch(/^Learn More about /);
			expect(all(card, ".service-card__detail").length).toBeGreaterThan(0);
			expect(all(card, "img, svg").length).toBeGreaterThan(0);
		}
		expect(all(page.main, ".check-list > li")).toHaveLength(4);
		expect(hrefs(page.main, ".action-link")).toEqual(
			expect.arrayContaining(["/services", "/about", "/testimonials"]),
		);
	});

	it("has three testimonial cards", () => {
		const cards = all(page.main, ".testimonial");
		expect(cards).toHaveLength(3);
		cards.forEach(checkTestimonial);
	});
});

test("testimonials has every review with its stars", () => {
	const cards = all(pageAt("/testimonials").main, ".testimonial");
	expect(cards.length).toBeGreaterThanOrEqual(3);
	cards.forEach(checkTestimonial);
	expect(textOf(pageAt("/testimonials").main)).toContain("4.9 out of 5, from 137 reviews");
});
