import type { AtRule, Container, Root, Rule } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";
import { memoize } from "../memoize.ts";

/**
 * The names in a page's HTML: tags ("main"), classes (".faq") and attributes ("[open]"). The styles
 * use no ids.
 */
export type Vocabulary = ReadonlySet<string>;

/** Whether a selector can match on a page with this vocabulary. */
type Need = (vocabulary: Vocabulary) => boolean;

/** Returns a rule's CSS for a page with this vocabulary, or "". */
type Print = (vocabulary: Vocabulary) => string;

/**
 * Plans the critical CSS of all pages.
 * @param sheet the whole stylesheet, without nesting
 * @returns a function from a page's vocabulary to the CSS it can use: rules in source order,
 * without unused selectors, keyframes and custom properties. Pages with the same vocabulary share
 * one string.
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
	// Reduce the key to words that occur in selectors, so that more pages share a result.
	const cssFor = memoize((words) =>
		dropUnusedProperties(dropUnnamed(print(new Set(words.split(" "))), keyframes)),
	);
	return (vocabulary) => cssFor([...named].filter((word) => vocabulary.has(word)).join(" "));
}

/** @param selectorWords receives every word that a selector requires */
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
	// "@layer a, b" has no nodes, keyframes are filtered later by name, and @font-face, @page and
	// @view-transition contain declarations. All other at-rules are conditions.
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
	// Layer order is defined by each layer's first mention, so keep the name of an empty layer.
	const empty = rule.name === "layer" ? `${header};` : "";
	return (vocabulary) => {
		const inside = print(vocabulary);
		return inside === "" ? empty : `${header}{${inside}}`;
	};
}

/** A selector needs all of its words, and one alternative of each :is(), :where() and :has(). */
function needOf(nodes: readonly Node[], named: Set<string>): Need {
	const words: string[] = [];
	const choices: (readonly Need[])[] = [];
	for (const node of nodes) {
		if (node.type === "class") words.push(`.${node.value}`);
		else if (node.type === "tag") words.push(node.value.toLowerCase());
		// Browsers and scripts set these attributes later, so the HTML may not contain them yet.
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

/** Removes keyframes that no remaining declaration uses. */
const dropUnnamed = (
	css: string,
	keyframes: readonly { readonly rule: string; readonly mention: RegExp }[],
): string =>
	keyframes
		.filter(({ rule, mention }) => !mention.test(css.replace(rule, "")))
		.reduce((text, { rule }) => text.replace(rule, ""), css);

/** Removes unused custom properties, repeatedly, because removing one can make another unused. */
function dropUnusedProperties(css: string): string {
	const used = new Set(css.match(/var\(--[\w-]+/g));
	const rest = css.replace(
		/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g,
		(declaration, name: string, at: number) =>
			used.has(`var(${name}`) || !"{;".includes(css[at - 1] ?? "") ? declaration : "",
	);
	return rest === css ? css : dropUnusedProperties(rest);
}
