import { describe, expect, it } from "vitest";
import { all, builtFiles, linesOf, one, pageAt, readBuilt, textOf } from "../site/pages.ts";
import { links } from "./checks.ts";

describe("screens for trouble (sections 2 and 8)", () => {
	it("says what the not-found page says", () => {
		const page = pageAt("/404");
		expect(textOf(one(page.main, "h1"))).toBe("Oops! The page you're looking for doesn't exist.");
		expect(textOf(page.main)).toMatch(/may have been removed or renamed, or be unavailable/);
		expect(links(page.main)).toContainEqual(["Return to Home", "/"]);
		const scripts = all(page.root, "script:not([src])").map(({ rawText }) => rawText);
		expect(scripts.join("\n")).toMatch(/console\.error\(.*location\.pathname/);
	});

	it("says what the render-error screen says", () => {
		const page = pageAt("/500");
		expect(textOf(one(page.main, "h1"))).toBe("Unexpected Application Error");
		expect(linesOf(page.main)).toContain("500 Internal Server Error");
	});

	it("thanks after a form that was sent natively", () => {
		const page = pageAt("/contact/sent");
		expect(textOf(one(page.main, "h1"))).toBe("Message Sent!");
		expect(textOf(page.main)).toContain("We'll get back to you as soon as possible.");
	});

	it("has the form's notices in the script that shows them", () => {
		const scripts = builtFiles.filter((file) => file.endsWith(".js"));
		const code = scripts.map((file) => readBuilt(file)).join("\n");
		for (const text of [
			"Message Sent!",
			"We'll get back to you as soon as possible.",
			"Error",
			"There was a problem sending your message. Please try again.",
			"Sending...",
		])
			expect(code).toContain(text);
	});
});
