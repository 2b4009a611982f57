import { type ConfigData, HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { full } from "../full.ts";
import { kinds } from "../kinds.ts";
import { eachPage, type Rules } from "./eachPage.ts";
import { all, attribute, attributes, type BuiltPage, pages } from "./pages.ts";

const config: ConfigData = {
	root: true,
	extends: ["html-validate:recommended", "html-validate:document"],
	rules: {
		// The minifier chooses these spellings. Browsers build the same page from them.
		"attr-case": "off",
		"attribute-boolean-style": "off",
		"attr-quotes": "off",
		"doctype-style": "off",
		"no-raw-characters": "off",
		"void-style": "off",
		"attribute-empty-style": "off",
		"no-implicit-close": "off",
		// The specification sets the towns' titles. head.test.ts checks the lengths.
		"long-title": "off",
		// CSS keeps numbers on one line (fits.test.ts). Visitors would copy no-break characters along.
		"tel-non-breaking": "off",
		// The contact form's <fieldset> only disables all fields while sending.
		"wcag/h71": "off",
		// Styles have no digest. security.test.ts checks those of scripts.
		"require-sri": "off",
	},
};

const validator = new HtmlValidate(config);

// `npm run check nu` validates every page.
it.each(pages.filter(({ path }) => full || kinds.includes(path)))(
	"$path is valid HTML",
	async ({ path, html }) => {
		const { results } = await validator.validateString(html, path);
		const problems = results
			.flatMap(({ messages }) => messages)
			.map(
				({ ruleId, message, offset: at }) => `${ruleId}: ${message} … ${html.slice(at, at + 99)}`,
			);
		expect(problems).toEqual([]);
	},
);

const rules: Rules<BuiltPage> = {
	"has no empty column": ({ main }) =>
		expect(all(main, '.hero__aside:empty, [class*="columns"]:empty')).toEqual([]),

	"names each id once": ({ root }) => {
		const ids = all(root, "[id]").map(({ id }) => id);
		expect(ids).toEqual([...new Set(ids)]);
	},

	"has the size of each picture, and a name for each frame and scroller": ({ root }) => {
		for (const image of all(root, "img")) {
			const area = Number(attribute(image, "width")) * Number(attribute(image, "height"));
			expect(area, image.outerHTML).toBeGreaterThan(0);
		}
		for (const title of attributes(root, "iframe", "title"))
			expect(title.length).toBeGreaterThan(5);
		for (const scroller of all(root, "[tabindex=0]"))
			expect(attribute(scroller, "aria-label"), scroller.outerHTML).not.toBe("");
	},

	"tells browsers what to fill into a field, and phones which keys to show": ({ root }) => {
		for (const field of all(root, "input, select, textarea")) {
			// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
			const fills = { name: "name", email: "email", phone: "tel" };
			const known = fills[attribute(field, "name") as keyof typeof fills];
			if (known) expect(attribute(field, "autocomplete"), field.outerHTML).toBe(known);
			const type = attribute(field, "type");
			const keys = { email: ["email"], tel: ["tel"], number: ["decimal", "numeric"] }[type];
			if (keys) expect(keys, field.outerHTML).toContain(attribute(field, "inputmode"));
		}
		const described = attributes(root, "[aria-describedby]", "aria-describedby").flatMap((ids) =>
			ids.split(/\s+/),
		);
		for (const hint of all(root, ".field__hint"))
			expect(described, hint.outerHTML).toContain(hint.id);
	},

	"has exactly one cell for each row and column of its tables": ({ root }) => {
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
			const shown = `${table.outerHTML.slice(0, 200)}: ${widths.join(", ")}`;
			expect(new Set(widths).size, shown).toBe(1);
		}
	},

	"states the display width of each picture that comes in several widths": ({ root }) => {
		for (const image of all(root, "[srcset*='w']"))
			if (/\s\d+w(,|$)/.test(attribute(image, "srcset")))
				expect(attribute(image, "sizes"), image.outerHTML).not.toBe("");
	},

	"has a space before each tag, for people who hear or copy the text": ({ html }) => {
		expect(html.match(/[^\s>]{1,20}<span class="?tag\b.{20}/g) ?? []).toEqual([]);
	},
};

eachPage(pages, "%s keeps to the rules of HTML", rules);
