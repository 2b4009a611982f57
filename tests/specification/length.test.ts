import { expect, it } from "vitest";
import type { KindName } from "../../pages/kinds.ts";
import { routes, site } from "../data.ts";
import { all, pageAt, textOf } from "../site/pages.ts";

const countWords = (text: string): number =>
	text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Maximum words in <main> by kind of page, with folds and without labels of drawings. */
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
	const drawings = all(main, "svg").map(textOf);
	const words = countWords(textOf(main)) - countWords(drawings.join(" "));
	expect(words).toBeLessThanOrEqual(most);
});
