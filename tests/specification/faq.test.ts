import { describe, expect, it } from "vitest";
import { all, attributes, hrefs, one, pageAt, textOf } from "../site/pages.ts";
import { phoneLink } from "./checks.ts";

describe("FAQ", () => {
	const page = pageAt("/faq");

	it("has four sections of four questions, of which one at a time is open", () => {
		expect(textOf(one(page.main, "h1"))).toBe("Frequently Asked Questions");
		const sections = all(page.main, "section").filter(
			(section) => section.querySelector("details") && !section.querySelector("section"),
		);
		expect(sections.map((section) => textOf(one(section, "h2")))).toEqual([
			"General Questions",
			"Repairs & Services",
			"Installation & Replacement",
			"Payment & Scheduling",
		]);
		const names = sections.flatMap((section) => {
			expect(all(section, "details")).toHaveLength(4);
			expect(all(section, "details[open]")).toEqual([]);
			const own = new Set(attributes(section, "details", "name"));
			expect(own.size).toBe(1);
			return [...own];
		});
		expect(new Set(names).size).toBe(4);
	});

	it("ends with Still Have Questions?", () => {
		const block = one(page.main, ".call-to-action");
		expect(textOf(one(block, "h2"))).toBe("Still Have Questions?");
		expect(hrefs(block)).toEqual([phoneLink, "/contact"]);
	});
});
