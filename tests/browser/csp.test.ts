import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { site } from "../data.ts";
import { full } from "../full.ts";
import { everyPage } from "../kinds.ts";
import { watchPolicy } from "./inPage.ts";
import { breachesOf, bringToLife } from "./openPage.ts";
import { it, type Visits } from "./visits.ts";

const watch = (page: Page) => page.addInitScript(watchPolicy);

/** Opens a page, wakes its islands, acts, and expects no breach of a policy. */
async function visit(
	look: Visits["look"],
	path: string,
	act: (page: Page) => Promise<unknown> = async () => {},
	width = 390,
): Promise<void> {
	const { page, errors, warnings } = await look(path, { viewport: { width, height: 900 } }, watch);
	await bringToLife(page);
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await act(page);
	const breaches = await breachesOf(page);
	expect(breaches).toEqual([]);
	expect(
		errors.filter((error) => !error.startsWith("404: ") && !error.includes("status of 404")),
	).toEqual([]);
	expect(warnings.filter((warning) => /polic|trusted|permission|header/i.test(warning))).toEqual(
		[],
	);
}

describe("no policy stands in the way", () => {
	// hydration.test.ts checks one page of each kind for breaches, and each island's test the errors
	// that breaches are in the console. tests/site/security.test.ts compares the hashes of inline
	// parts, the only difference within a kind, on every page.
	it.concurrent.for([...(full ? everyPage() : []), "/areas/no-such-town"])(
		"of %s",
		(path, { look }) => visit(look, path),
	);

	it("of the next page that a visitor moves towards", ({ look }) =>
		visit(
			look,
			"/",
			async (page) => {
				await page.getByRole("link", { name: site.words.pages.faq }).first().hover();
				await page.waitForTimeout(500);
			},
			1440,
		));
});

describe("a policy does stand in the way", () => {
	it("of scripts, handlers, styles, frames and HTML that are not ours", async ({ look }) => {
		const { page } = await look("/faq", {}, watch);
		const ran = await page.evaluate(async () => {
			const caught: string[] = [];
			const attempt = (name: string, act: () => void) => {
				try {
					act();
				} catch (error) {
					caught.push(`${name} ${(error as Error).name}`);
				}
			};
			const add = (tag: string, attributes: Record<string, string>, text = "") => {
				const element = document.createElement(tag);
				for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
				element.textContent = text;
				document.body.append(element);
			};
			attempt("innerHTML", () => {
				document.body.innerHTML = "<img src=x onerror=ran=1>";
			});
			// Wait, because code that a test sends to the page may use eval.
			setTimeout(() => attempt("eval", () => new Function("ran=1")()));
			attempt("inline script", () => add("script", {}, "ran=1"));
			attempt("handler", () => add("img", { src: "/x.png", onerror: "ran=1" }));
			attempt("style", () => add("style", {}, "body{display:none}"));
			attempt("style attribute", () => add("p", { style: "color:red" }));
			attempt("frame", () => add("iframe", { src: "https://www.google.com/maps" }));
			await fetch("https://evil.example/").catch(() => caught.push("fetch"));
			await new Promise((resolve) => setTimeout(resolve, 300));
			return { caught, ran: "ran" in globalThis, hidden: getComputedStyle(document.body).display };
		});
		const directives = new Set((await breachesOf(page)).map((breach) => breach.split(" ")[0]));
		expect(ran.ran).toBe(false);
		expect(ran.hidden).not.toBe("none");
		expect(ran.caught).toEqual(
			expect.arrayContaining(["innerHTML TypeError", "eval EvalError", "fetch"]),
		);
		for (const directive of [
			"connect-src",
			"frame-src",
			"style-src-elem",
			"style-src-attr",
			"require-trusted-types-for",
		])
			expect([...directives]).toContain(directive);
	});
});
