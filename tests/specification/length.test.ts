import { HTMLElement } from "node-html-parser";
import { expect, it } from "vitest";
import type { KindName } from "../../pages/kinds.ts";
import { routes, site } from "../data.ts";
import { all, hrefs, pageAt, textOf } from "../site/pages.ts";

const countWords = (text: string): number =>
	text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * Maximum words in <main> by kind of page, with folds and without labels of drawings. A question
 * that is repeated for wide screens counts once.
 */
const mostWords: Partial<Record<KindName, number>> = {
	permits: 1300,
	service: 900,
	symptom: 950,
	hurricane: 950,
	prices: 950,
	town: 650,
};

/** Our Spanish pages have 1.03 to 1.15 times as many words. */
const spanish = 1.15;

it.each(
	routes.flatMap(({ path, kind, language }) => {
		const most = mostWords[kind];
		const share = language === site.speech.language ? 1 : spanish;
		return most === undefined ? [] : [[path, Math.round(most * share)] as const];
	}),
)("%s says what it has to say in at most %i words", (path, most) => {
	const { main } = pageAt(path);
	const uncounted = all(main, "svg, .wide-open__title").map(textOf);
	const words = countWords(textOf(main)) - countWords(uncounted.join(" "));
	expect(words).toBeLessThanOrEqual(most);
});

it.each(routes.map(({ path }) => path))("%s has at most eight closed folds in a row", (path) => {
	const { main } = pageAt(path);
	const lists = all(main, "details").map(({ parentNode }) => parentNode);
	for (const list of new Set(lists)) {
		const closed = (list?.childNodes ?? []).map((child) =>
			child instanceof HTMLElement && child.tagName === "DETAILS" && !child.hasAttribute("open")
				? "x"
				: child.textContent.trim() && " ",
		);
		const rows = closed.join("").split(" ");
		expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(8);
	}
});

it("/commercial draws each kind of door, and folds eight answers at most", () => {
	const { main } = pageAt("/commercial");
	expect(all(main, "details").length).toBeLessThanOrEqual(8);
	const drawings = new Set(hrefs(main, ".why-list__item .why-list__drawing use"));
	expect(drawings.size).toBe(all(main, ".why-list__item").length);
});
