import { describe, expect, it, test } from "vitest";
import { all, hrefs, one, pageAt, shownPhone, textOf } from "../site/pages.ts";
import { checkTestimonial, expectInOrder, links, phoneLink } from "./checks.ts";
import { doorsOf, services } from "./specification.ts";

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
		const services = 'a[href="/services"].action-link';
		const parts = [".home-hero", ".serving-strip", ".why-list", ".service-door", services];
		const others = [".check-list", ".testimonials", ".call-to-action"];
		expectInOrder([...parts, ...others].map((selector) => one(page.main, selector)));
		expect(textOf(one(page.main, ".serving-strip h2"))).toBe("Proudly serving");
	});

	it("has three why-choose cards, six service cards and a teaser with four checkmarks", () => {
		expect(all(page.main, ".why-list > li")).toHaveLength(3);
		const cards = all(page.main, ".service-card");
		const shown = cards.map((card) => [...hrefs(card), textOf(one(card, "h3"))]);
		expect(shown).toEqual(services.map(([path, name]) => [path, ...doorsOf(path), name]));
		for (const card of cards) {
			expect(textOf(one(card, ".service-card__more"))).toMatch(/^Learn More about /);
			expect(all(card, "li").length).toBeGreaterThan(0);
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
