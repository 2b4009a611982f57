import type { AtRule, Container, Root, Rule } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";
import { memoize, memoizeForObject } from "../../site/memoize.ts";

/**
 * The tags ("main"), classes (".faq") and attributes ("[type]") in a page's HTML. Ids are left out,
 * because the styles use none.
 */
export type Vocabulary = ReadonlySet<string>;

type Need = (vocabulary: Vocabulary) => boolean;

type Print = (vocabulary: Vocabulary) => string;

type Keyframes = { readonly rule: string; readonly mention: RegExp };

/**
 * Plans the critical CSS of all pages. The development server asks for the same sheet's plan after
 * each save.
 * @param sheet the screen stylesheet, without nesting
 * @returns a function from a page's vocabulary to the CSS that the page can use: rules in source
 * order, without unused selectors, keyframes and custom properties. Pages with the same vocabulary
 * share one string.
 */
export const planCriticalCss = memoizeForObject((sheet: Root): Print => {
	const selectorWords = new Set<string>();
	const print = printerOf(sheet, selectorWords);
	const keyframes: Keyframes[] = [];
	sheet.walkAtRules(/keyframes$/, (rule) => {
		const name = rule.params.replace(/[^\w-]/g, "\\$&");
		keyframes.push({ rule: String(rule), mention: new RegExp(`(?<![\\w-])${name}(?![\\w-])`) });
	});
	// Reduce the key to words that occur in selectors, so that more pages share a result.
	const cssFor = memoize((words) =>
		dropUnusedProperties(dropUnusedKeyframes(print(new Set(words.split(" "))), keyframes)),
	);
	return (vocabulary) =>
		cssFor([...selectorWords].filter((word) => vocabulary.has(word)).join(" "));
});

/** Returns a printer of a container's rules. Adds the words of all selectors to `selectorWords`. */
function printerOf(container: Container, selectorWords: Set<string>): Print {
	const prints = (container.nodes ?? []).flatMap((node) => {
		if (node.type === "rule") return printRule(node, selectorWords);
		return node.type === "atrule" ? printAtRule(node, selectorWords) : [];
	});
	return (vocabulary) => prints.map((print) => print(vocabulary)).join("");
}

function printRule(rule: Rule, selectorWords: Set<string>): Print {
	const body = `{${rule.nodes.map(String).join(";")}}`;
	const selectors = parseSelectors()
		.astSync(rule.selector)
		.nodes.map((selector) => ({
			text: String(selector).trim(),
			need: needOf(selector.nodes, selectorWords),
		}));
	return (vocabulary) => {
		const matching = selectors.flatMap(({ text, need }) => (need(vocabulary) ? text : []));
		return matching.length > 0 ? matching.join(",") + body : "";
	};
}

function printAtRule(rule: AtRule, selectorWords: Set<string>): Print {
	// Print keyframes, @font-face and "@layer a, b" whole. In other at-rules, such as @media, print
	// only the rules that the page needs.
	const isCondition = rule.nodes?.every((node) => node.type !== "decl") ?? false;
	if (!isCondition || /keyframes$/.test(rule.name)) {
		const css = `${rule}${rule.nodes ? "" : ";"}`;
		return () => css;
	}
	const header = `@${rule.name}${rule.params ? ` ${rule.params}` : ""}`;
	const print = printerOf(rule, selectorWords);
	// Print an empty layer's name: the first mention of each layer defines the order of layers.
	const empty = rule.name === "layer" ? `${header};` : "";
	return (vocabulary) => {
		const content = print(vocabulary);
		return content === "" ? empty : `${header}{${content}}`;
	};
}

/**
 * Returns a function that tests whether a page needs a selector: the page has all the selector's
 * words, and all words of one alternative in each :is(), :where() and :has().
 */
function needOf(nodes: readonly Node[], selectorWords: Set<string>): Need {
	const words: string[] = [];
	const choices: (readonly Need[])[] = [];
	for (const node of nodes) {
		if (node.type === "class") words.push(`.${node.value}`);
		else if (node.type === "tag") words.push(node.value.toLowerCase());
		// Ignore attributes that browsers and scripts set later: the HTML may not contain them yet.
		else if (
			node.type === "attribute" &&
			!/^(open|hidden|disabled|inert|aria-|data-)/.test(node.attribute)
		)
			words.push(`[${node.attribute.toLowerCase()}]`);
		else if (node.type === "pseudo" && /^:(is|where|has)$/.test(node.value))
			choices.push(node.nodes.map((selector: Selector) => needOf(selector.nodes, selectorWords)));
	}
	for (const word of words) selectorWords.add(word);
	return (vocabulary) =>
		words.every((word) => vocabulary.has(word)) &&
		choices.every((needs) => needs.some((need) => need(vocabulary)));
}

const dropUnusedKeyframes = (css: string, keyframes: readonly Keyframes[]): string =>
	keyframes
		.filter(({ rule, mention }) => !mention.test(css.replace(rule, "")))
		.reduce((text, { rule }) => text.replace(rule, ""), css);

/** Removes unused custom properties, repeatedly, because removing one can make another unused. */
function dropUnusedProperties(css: string): string {
	const used = new Set(css.match(/var\(--[\w-]+/g));
	const declarations = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;
	const remaining = css.replace(declarations, (declaration, name: string, at: number) =>
		used.has(`var(${name}`) || !"{;".includes(css[at - 1] ?? "") ? declaration : "",
	);
	return remaining === css ? css : dropUnusedProperties(remaining);
}
