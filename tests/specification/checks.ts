import type { HTMLElement } from "node-html-parser";
import { expect } from "vitest";
import { all, attribute, type BuiltPage, one, textOf, texts } from "../site/pages.ts";
import { officePhones, towns } from "./specification.ts";

export const officeLinks = new Set(
	[...officePhones].map((phone) => `tel:+1${phone.replace(/\D/g, "")}`),
);

export const links = (root: HTMLElement, selector = "a"): readonly (readonly string[])[] =>
	all(root, selector).map((link) => [textOf(link), attribute(link, "href")]);

/** Returns elements outside folds, which visitors see without a tap. */
export const openItems = (root: HTMLElement, selector: string): readonly HTMLElement[] =>
	all(root, selector).filter((element) => element.closest("details") === null);

/** @throws Error if the page has no such h2 */
export function headingOf(page: BuiltPage, text: string): HTMLElement {
	const heading = all(page.main, "h2").find((element) => textOf(element) === text);
	if (heading) return heading;
	throw new Error(`${page.path} has no h2 "${text}", only: ${texts(page.main, "h2").join(" | ")}`);
}

export const sectionUnder = (page: BuiltPage, heading: string): HTMLElement =>
	headingOf(page, heading).closest("section") ?? page.main;

export function expectInOrder(parts: readonly HTMLElement[]): void {
	const positions = parts.map(({ range }) => range[0]);
	expect(positions).toEqual([...positions].sort((a, b) => a - b));
}

export function checkMapFrame(page: BuiltPage, place: string): void {
	const frame = one(page.main, "iframe");
	expect(frame.closest("details"), "the map stands open on the page").toBeNull();
	const url = new URL(attribute(frame, "src"));
	expect(url.hostname).toBe("www.google.com");
	expect(url.searchParams.get("q")).toContain(place);
	expect(Number(attribute(frame, "width")) * Number(attribute(frame, "height"))).toBeGreaterThan(0);
}

export function checkTestimonial(card: HTMLElement): void {
	const stars = one(card, ".stars");
	const [, rating] = /^([1-5]) out of 5 stars$/.exec(attribute(stars, "aria-label")) ?? [];
	expect(all(stars, ".stars__star")).toHaveLength(5);
	expect(all(stars, 'use[href="#icon-star"]')).toHaveLength(Number(rating));
	expect(textOf(one(card, "blockquote")).length).toBeGreaterThan(20);
	expect(textOf(one(card, ".testimonial__name")).length).toBeGreaterThan(2);
	expect(towns.some(({ name }) => textOf(one(card, "figcaption")).includes(name))).toBe(true);
	expect(attribute(one(card, "time"), "datetime")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
}
