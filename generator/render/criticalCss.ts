import type { AtRule, Container, Root, Rule } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";
import { memoize } from "../memoize.ts";

/**
 * What a page's HTML names: tags ("main"), classes (".faq") and attributes ("[open]"). Our styles
 * know no ids.
 */
export type Vocabulary = ReadonlySet<string>;

/** Whether a selector can match on a page with some vocabulary. */
type Need = (vocabulary: Vocabulary) => boolean;

/** What a rule or at-rule is on a page with some vocabulary: its CSS, or nothing. */
type Print = (vocabulary: Vocabulary) => string;

/**
 * Splits a stylesheet into what each page needs.
 * @param sheet the whole stylesheet, flat (no nesting)
 * @returns a function from a page's vocabulary to the CSS that the page can use: rules in their
 * order, unused selectors, keyframes, custom properties and empty conditions dropped. Pages with
 * the same vocabulary share one string.
 */
export function planCriticalCss(sheet: Root): (vocabulary: Vocabulary) => string {
	const named = new Set<string>();
	const print = printerOf(sheet, named);
	const keyframes: { readonly rule: string; readonly mention: RegExp }[] = [];
	sheet.walkAtRules(/keyframes$/, (rule) => {
		keyframes.push({
			rule: String(rule),
			mention: new RegExp(`(?<![\\w-])${rule.params.replace(/[^\w-]/g, "\\$&")}(?![\\w-])`),
		});
	});
	// Only words that some selector asks for tell two pages apart.
	const cssFor = memoize((words) =>
		dropUnusedProperties(dropUnnamed(print(new Set(words.split(" "))), keyframes)),
	);
	return (vocabulary) => cssFor([...named].filter((word) => vocabulary.has(word)).join(" "));
}

/** @param named takes every word that a selector asks for */
function printerOf(container: Container, named: Set<string>): Print {
	const prints = (container.nodes ?? []).flatMap((node) =>
		node.type === "rule"
			? printRule(node, named)
			: node.type === "atrule"
				? printAtRule(node, named)
				: [],
	);
	return (vocabulary) => prints.map((print) => print(vocabulary)).join("");
}

function printRule(rule: Rule, named: Set<string>): Print {
	const body = `{${rule.nodes.map(String).join(";")}}`;
	const selectors = parseSelectors()
		.astSync(rule.selector)
		.nodes.map((selector) => ({
			text: String(selector).trim(),
			need: needOf(selector.nodes, named),
		}));
	return (vocabulary) => {
		const kept = selectors.flatMap(({ text, need }) => (need(vocabulary) ? text : []));
		return kept.length > 0 ? kept.join(",") + body : "";
	};
}

function printAtRule(rule: AtRule, named: Set<string>): Print {
	// "@layer a, b" holds nothing; @keyframes stay or go by their name; @font-face, @page and
	// @view-transition hold declarations; what is left is a condition.
	if (
		rule.nodes === undefined ||
		/keyframes$/.test(rule.name) ||
		rule.nodes.some((node) => node.type === "decl")
	) {
		const whole = `${rule}${rule.nodes ? "" : ";"}`;
		return () => whole;
	}
	const header = `@${rule.name}${rule.params ? ` ${rule.params}` : ""}`;
	const print = printerOf(rule, named);
	// A layer's first mention gives it its place among the layers: it stays, even with nothing in it.
	const empty = rule.name === "layer" ? `${header};` : "";
	return (vocabulary) => {
		const inside = print(vocabulary);
		return inside === "" ? empty : `${header}{${inside}}`;
	};
}

/** A selector needs each of its words, and one of each choice. */
function needOf(nodes: readonly Node[], named: Set<string>): Need {
	const words: string[] = [];
	const choices: (readonly Need[])[] = [];
	for (const node of nodes) {
		if (node.type === "class") words.push(`.${node.value}`);
		else if (node.type === "tag") words.push(node.value.toLowerCase());
		// Attributes that a browser or a script sets (open, aria-expanded, …) are not in the HTML as
		// written.
		else if (
			node.type === "attribute" &&
			!/^(open|hidden|disabled|inert|aria-|data-)/.test(node.attribute)
		)
			words.push(`[${node.attribute.toLowerCase()}]`);
		else if (node.type === "pseudo" && /^:(is|where|has)$/.test(node.value))
			choices.push(node.nodes.map((selector: Selector) => needOf(selector.nodes, named)));
	}
	for (const word of words) named.add(word);
	return (vocabulary) =>
		words.every((word) => vocabulary.has(word)) &&
		choices.every((needs) => needs.some((need) => need(vocabulary)));
}

/** Drops the keyframes that no kept declaration names. */
const dropUnnamed = (
	css: string,
	keyframes: readonly { readonly rule: string; readonly mention: RegExp }[],
): string =>
	keyframes
		.filter(({ rule, mention }) => !mention.test(css.replace(rule, "")))
		.reduce((text, { rule }) => text.replace(rule, ""), css);

/**
 * Drops the custom properties that nothing refers to, and then those that only they referred to.
 */
function dropUnusedProperties(css: string): string {
	const used = new Set(css.match(/var\(--[\w-]+/g));
	const rest = css.replace(
		/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g,
		(declaration, name: string, at: number) =>
			used.has(`var(${name}`) || !"{;".includes(css[at - 1] ?? "") ? declaration : "",
	);
	return rest === css ? css : dropUnusedProperties(rest);
}
