// Wrong advice for somebody caught under a door can kill. The only wording in each language is in
// {caughtCall}, {caughtLift}, {caughtPress} and {caughtNever} of data/facts.yaml.
import { expect, it } from "vitest";
import { plainText } from "../../site/markdown.ts";
import type { Site } from "../../site/site.ts";
import { routes, siteOf } from "../data.ts";
import { flat, linesOf, metaOf, pageAt, textOf } from "../site/pages.ts";

/** These words need `person` too: a car can be stuck, and rust can be caught early. */
const caught = /\b(caught|trapped|pinned)\b|\batrapad/i;
const person =
	/\b(some|any|no)(one|body)\b|\bperson\b|\bpeople\b|\bchild|\bkid|\bunder\b|\balguien\b|\bnadie\b|\bpersona|\bniñ|\bdebajo\b/i;

const sentencesOf = (text: string): readonly string[] =>
	flat(text).split(/(?<=[.!?]["”]?|["”]\.)\s+/);

const adviceOf = ({ facts }: Site): readonly string[] =>
	["Call", "Lift", "Press", "Never"].map((part) =>
		plainText(facts[`caught${part}`] ?? "no such fact"),
	);

/** Questions give no advice. */
const advises = (sentence: string): boolean =>
	caught.test(sentence) && person.test(sentence) && !sentence.endsWith("?");

it("has one wording: no page has its own for somebody caught under a door", () => {
	const others = routes.flatMap((route) => {
		const page = pageAt(route.path);
		const home = new Set(adviceOf(siteOf(route)).flatMap(sentencesOf));
		return [...linesOf(page.root), metaOf(page, "description") ?? ""]
			.flatMap(sentencesOf)
			.filter((sentence) => advises(sentence) && !home.has(sentence))
			.map((sentence) => `${page.path}: ${sentence}`);
	});
	expect(others).toEqual([]);
});

it("stands whole on the pages that people in danger open", () => {
	const opened = routes.filter(({ source }) =>
		["/symptoms", "/services/emergency", "/how-to/red-cord", "/commercial"].includes(source),
	);
	expect(opened.length).toBeGreaterThan(4);
	for (const route of opened)
		for (const advice of adviceOf(siteOf(route)))
			expect(textOf(pageAt(route.path).root), route.path).toContain(flat(advice));
});
