import { type ConfigData, HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { site, sites } from "../data.ts";
import { inTurn } from "../full.ts";
import { kinds, kindsOfLast } from "../kinds.ts";
import { all, attribute, one, pages, textOf } from "./pages.ts";

/** languages.test.ts asks for each page's own. */
const languages = sites.map(({ speech }) => speech.language);

const zipsAreDigits = [...site.towns.values()]
	.flatMap(({ zips }) => zips)
	.every((zip) => /^\d+$/.test(zip));

/** Strict; what is checked is what visitors get, after the minifier. */
const config: ConfigData = {
	root: true,
	extends: ["html-validate:recommended", "html-validate:a11y"],
	rules: {
		// Spellings that the minifier chooses; a browser builds the same page from them.
		"attr-quotes": "off",
		"doctype-style": "off",
		"no-raw-characters": "off",
		"void-style": "off",
		"attribute-empty-style": "off",
		"no-implicit-close": "off",
		// The pattern of the town pages' titles is the specification's (seo.test.ts checks the
		// lengths).
		"long-title": "off",
		// Numbers are held together by CSS (tests/browser/routes.test.ts looks); no-break characters
		// would be copied along.
		"tel-non-breaking": "off",
		// The contact form's <fieldset> groups nothing for the reader: it switches all fields off at
		// once while sending.
		"wcag/h71": "off",
	},
};

const validator = new HtmlValidate(config);

inTurn(
	pages.map(({ path, html }) => [path, html] as const),
	"%s is valid HTML",
	async ([path, html]) => {
		const { results } = await validator.validateString(html, path);
		const problems = results.flatMap(({ messages }) =>
			messages.map(
				({ ruleId, message, offset }) =>
					`${ruleId}: ${message} … ${html.slice(offset, offset + 100)}`,
			),
		);
		expect(problems).toEqual([]);
	},
	([path]) => kinds.includes(path) || kindsOfLast.includes(path),
);

describe.each(pages.map((page) => [page.path, page] as const))(
	"%s",
	(_path, { root, main, html }) => {
		it("has a language, one h1 and headings without a gap", () => {
			expect(languages).toContain(attribute(one(root, "html"), "lang"));
			expect(all(root, "h1")).toHaveLength(1);
			const levels = all(main, "h1, h2, h3, h4, h5, h6").map((heading) =>
				Number(heading.localName?.slice(1)),
			);
			expect(levels[0]).toBe(1);
			levels.forEach((level, index) => {
				expect(
					level - (levels[index - 1] ?? level),
					`heading ${index + 1}: ${textOf(all(main, "h1, h2, h3, h4, h5, h6")[index] as never)}`,
				).toBeLessThanOrEqual(1);
			});
		});

		it("names each id once, and every reference leads to one", () => {
			const ids = all(root, "[id]").map(({ id }) => id);
			expect(ids).toEqual([...new Set(ids)]);
			for (const name of [
				"aria-labelledby",
				"aria-describedby",
				"aria-controls",
				"for",
				"popovertarget",
			]) {
				for (const element of all(root, `[${name}]`))
					for (const id of attribute(element, name).split(/\s+/))
						expect(ids, `${name}=${id}`).toContain(id);
			}
		});

		it("has texts for pictures, frames, buttons, links and what can be scrolled, and labels for fields", () => {
			for (const image of all(root, "img")) {
				expect(image.hasAttribute("alt"), image.outerHTML).toBe(true);
				expect(
					Number(attribute(image, "width")) * Number(attribute(image, "height")),
					image.outerHTML,
				).toBeGreaterThan(0);
			}
			for (const frame of all(root, "iframe"))
				expect(attribute(frame, "title").length).toBeGreaterThan(5);
			for (const control of all(root, "a, button"))
				expect(textOf(control) || attribute(control, "aria-label"), control.outerHTML).not.toBe("");
			for (const scroller of all(root, "[tabindex=0]"))
				expect(attribute(scroller, "aria-label"), scroller.outerHTML).not.toBe("");
			for (const field of all(root, "input, select, textarea")) {
				if (attribute(field, "type") === "hidden" || field.hasAttribute("hidden")) continue;
				expect(all(root, `label[for="${field.id}"]`), field.outerHTML).toHaveLength(1);
			}
		});

		it("says what a field is for, so that browsers fill it in and phones show the keys for it", () => {
			for (const field of all(root, "input, select, textarea")) {
				// What a visitor's browser knows of them
				// (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill), by
				// name.
				const known = { name: "name", email: "email", phone: "tel", zip: "postal-code" }[
					attribute(field, "name")
				];
				if (known) expect(attribute(field, "autocomplete"), field.outerHTML).toBe(known);
				const type = attribute(field, "type");
				const keys = { email: ["email"], tel: ["tel"], number: ["decimal", "numeric"] }[type];
				if (keys) expect(keys, field.outerHTML).toContain(attribute(field, "inputmode"));
				if (known === "postal-code")
					expect(attribute(field, "inputmode"), field.outerHTML).toBe(
						zipsAreDigits ? "numeric" : "text",
					);
			}
			const described = all(root, "[aria-describedby]").flatMap((field) =>
				attribute(field, "aria-describedby").split(/\s+/),
			);
			for (const hint of all(root, ".field__hint"))
				expect(described, hint.outerHTML).toContain(hint.id);
		});

		it("has a cell for each row and column of its tables, and no more", () => {
			for (const table of all(root, "table")) {
				const widths = all(table, "thead, tbody").flatMap((group) => {
					const filled: number[] = [];
					const rows = all(group, "tr");
					for (const [index, row] of rows.entries())
						for (const cell of all(row, "th, td"))
							for (let below = 0; below < Number(cell.getAttribute("rowspan") ?? 1); below++)
								filled[index + below] =
									(filled[index + below] ?? 0) + Number(cell.getAttribute("colspan") ?? 1);
					expect(filled, table.outerHTML.slice(0, 200)).toHaveLength(rows.length);
					return filled;
				});
				expect(new Set(widths).size, `${table.outerHTML.slice(0, 200)}: ${widths.join(", ")}`).toBe(
					1,
				);
			}
		});

		it("says how wide a picture stands that has several widths to choose from", () => {
			for (const image of all(root, "[srcset*='w']"))
				if (/\s\d+w(,|$)/.test(attribute(image, "srcset")))
					expect(attribute(image, "sizes"), image.outerHTML).not.toBe("");
		});

		it("keeps a space between a text and the mark after it, for those who hear them or copy them", () => {
			expect(html.match(/[^\s>]{1,20}<span class="?tag\b.{20}/g) ?? []).toEqual([]);
		});
	},
);
