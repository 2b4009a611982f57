// Wrong advice for somebody caught under a door can kill. The only wording in each language is in
// the facts {caughtCall} to {caughtWaits} of data/facts.yaml.
import { expect, it } from "vitest";
import { plainText } from "../../site/markdown.ts";
import type { Site } from "../../site/site.ts";
import { routes, siteOf } from "../data.ts";
import { all, flat, linesOf, metaOf, pageAt, textOf } from "../site/pages.ts";

/** These words need `person` too: a car can be stuck, and rust can be caught early. */
const caught = /\b(caught|trapped|pinned)\b|\batrapad/i;
const person =
	/\b(some|any|no)(one|body)\b|\bperson\b|\bpeople\b|\bchild|\bkid|\bunder\b|\balguien\b|\bnadie\b|\bpersona|\bniñ|\bdebajo\b/i;

/** What the sources disagree about: pressing, pulling or leaving a cord, a button or a control. */
const control =
	/\b(cords?|buttons?|release|pull|press|push|cord[oó]n|cordones|bot[oó]n|botones|jal\w+|opri\w+)\b/i;
const nobodyUnder = /\bnobody (is )?under\b|\bnadie debajo\b/i;

const sentencesOf = (text: string): readonly string[] =>
	flat(text).split(/(?<=[.!?]["”]?|["”]\.)\s+/);

const parts = ["Call", "Read", "Clear", "Lift", "Never", "Waits"];

const adviceOf = ({ facts }: Site): readonly string[] =>
	parts.map((part) => flat(plainText(facts[`caught${part}`] ?? "no such fact")));

const callOf = (site: Site): string => adviceOf(site)[0] ?? "no such fact";

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

it("tells nobody to press, pull or leave anything, because the sources disagree", () => {
	for (const site of new Set(routes.map(siteOf)))
		expect(adviceOf(site).filter((advice) => control.test(advice))).toEqual([]);
});

it("stands beside no cord or button that isn't for a door with nobody under it", () => {
	const beside = routes.flatMap((route) => {
		const call = callOf(siteOf(route));
		const blocks = all(pageAt(route.path).main, "section").filter(
			(section) =>
				textOf(section).includes(call) &&
				!all(section, "section").some((inner) => textOf(inner).includes(call)),
		);
		return blocks.flatMap((block) => {
			const lines = linesOf(block);
			return lines
				.filter((line, at) => {
					const before = [...lines.slice(Math.max(0, at - 1), at), line].join(" ");
					return control.test(line) && !nobodyUnder.test(before);
				})
				.map((line) => `${route.path}: ${line}`);
		});
	});
	expect(beside).toEqual([]);
});

it("stands whole on the pages that people in danger open", () => {
	const opened = routes.filter(({ source }) =>
		["/symptoms", "/services/emergency", "/how-to/red-cord", "/commercial"].includes(source),
	);
	expect(opened.length).toBeGreaterThan(4);
	for (const route of opened)
		for (const advice of adviceOf(siteOf(route)))
			expect(textOf(pageAt(route.path).root), route.path).toContain(advice);
});

it("waits for a technician and a fire officer: a production build names each sentence", () => {
	const [site] = routes.map(siteOf);
	const named = site?.business.placeholders.filter(({ note }) =>
		note.includes("push the control button or use the emergency release"),
	);
	expect(named?.map(({ field }) => field)).toEqual(parts.map((part) => `facts.caught${part}`));
});
