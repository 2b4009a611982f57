// An owner who changes on purpose what is held here deletes this folder (npm run
// check:specification).
import { expect, it } from "vitest";
import type { RouteKind } from "../../generator/site/routes.ts";
import { routes, site } from "../data.ts";
import { all, pageAt, textOf } from "../site/pages.ts";

const countWords = (text: string): number =>
	text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The most words in <main>, folds included and drawings' labels left out, by kind of page. */
const mostWords: Partial<Record<RouteKind, number>> = {
	permits: 1300,
	service: 900,
	symptom: 950,
	hurricane: 950,
	prices: 950,
	town: 650,
};

/** Spanish says the same in some more words: of our pages, in 1.03 to 1.15 times as many. */
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
