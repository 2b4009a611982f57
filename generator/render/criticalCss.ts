import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";
import { memoize } from "../memoize.ts";

/** What a page's HTML names: tags ("main"), classes (".faq") and attributes ("[open]"). Our styles know no ids. */
export type Vocabulary = ReadonlySet<string>;

/** What a selector needs to be able to match: every one of `all`, and one of each group of `any`. */
interface Need {
	readonly all: readonly string[];
	readonly any: readonly (readonly Need[])[];
}

interface Piece {
	/** CSS text of a rule's or declaration-only at-rule's body, or the pieces inside a conditional at-rule. */
	readonly header: string;
	readonly body: string | readonly Piece[];
	readonly selectors?: readonly { readonly text: string; readonly need: Need }[];
	/** Set on @keyframes, which stand when something kept names them. */
	readonly name?: string;
}

/**
 * Splits a stylesheet into what each page needs.
 *
 * @param css the whole stylesheet, flat (no nesting)
 * @returns a function from a page's vocabulary to the CSS that the page can use: rules in their order, unused selectors,
 * keyframes, custom properties and empty conditions dropped. Pages with the same vocabulary share one string.
 */
export function planCriticalCss(css: string): (vocabulary: Vocabulary) => string {
	const pieces = toPieces(postcss.parse(css));
	const named = namesIn(pieces);
	const keyframes = everyPiece(pieces).flatMap(({ name, header, body }) =>
		name === undefined ? [] : { rule: `${header}{${body}}`, mention: new RegExp(`(?<![\\w-])${name.replace(/[^\w-]/g, "\\$&")}(?![\\w-])`) },
	);
	// Only words that some selector asks for tell two pages apart.
	const cssFor = memoize((words) => dropUnusedProperties(dropUnnamed(print(pieces, new Set(words.split(" "))), keyframes)));
	return (vocabulary) => cssFor([...named].filter((word) => vocabulary.has(word)).join(" "));
}

function toPieces(container: Container<ChildNode>): readonly Piece[] {
	return (container.nodes ?? []).flatMap((node): readonly Piece[] => {
		if (node.type === "rule") return [rulePiece(node)];
		if (node.type === "atrule") return [atRulePiece(node)];
		return [];
	});
}

function rulePiece(rule: Rule): Piece {
	const selectors = parseSelectors()
		.astSync(rule.selector)
		.nodes.map((selector) => ({ text: String(selector).trim(), need: needOf(selector.nodes) }));
	return { header: "", body: declarations(rule), selectors };
}

function atRulePiece(rule: AtRule): Piece {
	const header = `@${rule.name}${rule.params ? ` ${rule.params}` : ""}`;
	if (/keyframes$/.test(rule.name)) return { header, body: (rule.nodes ?? []).map(String).join(""), name: rule.params };
	// A condition holds rules; @font-face, @page and @view-transition hold declarations; "@layer a, b" holds nothing.
	if (rule.nodes === undefined) return { header, body: "" };
	if (rule.nodes.some((node) => node.type === "decl")) return { header, body: declarations(rule) };
	return { header, body: toPieces(rule) };
}

const declarations = (container: Container<ChildNode>): string => (container.nodes ?? []).map(String).join(";");

function needOf(nodes: readonly Node[]): Need {
	const all: string[] = [];
	const any: (readonly Need[])[] = [];
	for (const node of nodes) {
		if (node.type === "class") all.push(`.${node.value}`);
		else if (node.type === "tag") all.push(node.value.toLowerCase());
		// Attributes that a browser or a script sets (open, aria-expanded, …) are not in the HTML as written.
		else if (node.type === "attribute" && !/^(open|hidden|disabled|inert|aria-|data-)/.test(node.attribute)) all.push(`[${node.attribute.toLowerCase()}]`);
		else if (node.type === "pseudo" && /^:(is|where|has)$/.test(node.value)) any.push(node.nodes.map((selector: Selector) => needOf(selector.nodes)));
	}
	return { all, any };
}

const meets = (vocabulary: Vocabulary, { all, any }: Need): boolean =>
	all.every((word) => vocabulary.has(word)) && any.every((group) => group.some((need) => meets(vocabulary, need)));

function print(pieces: readonly Piece[], vocabulary: Vocabulary): string {
	return pieces
		.map(({ header, body, selectors }) => {
			if (selectors && typeof body === "string") {
				const kept = selectors.filter(({ need }) => meets(vocabulary, need)).map(({ text }) => text);
				return kept.length > 0 ? `${kept.join(",")}{${body}}` : "";
			}
			if (typeof body === "string") return body === "" ? `${header};` : `${header}{${body}}`;
			const inside = print(body, vocabulary);
			if (inside !== "") return `${header}{${inside}}`;
			// A layer's first mention gives it its place among the layers: it stays, even with nothing in it.
			return header.startsWith("@layer ") ? `${header};` : "";
		})
		.join("");
}

/** Drops the keyframes that no kept declaration names. */
const dropUnnamed = (css: string, keyframes: readonly { readonly rule: string; readonly mention: RegExp }[]): string =>
	keyframes.filter(({ rule, mention }) => !mention.test(css.replace(rule, ""))).reduce((text, { rule }) => text.replace(rule, ""), css);

/** Drops the custom properties that nothing refers to, and then those that only they referred to. */
function dropUnusedProperties(css: string): string {
	const used = new Set(css.match(/var\(--[\w-]+/g));
	const rest = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string, at: number) =>
		used.has(`var(${name}`) || !"{;".includes(css[at - 1] ?? "") ? declaration : "",
	);
	return rest === css ? css : dropUnusedProperties(rest);
}

const everyPiece = (pieces: readonly Piece[]): readonly Piece[] =>
	pieces.flatMap((piece) => [piece, ...(typeof piece.body === "string" ? [] : everyPiece(piece.body))]);

function namesIn(pieces: readonly Piece[]): ReadonlySet<string> {
	const inNeed = ({ all, any }: Need): string[] => [...all, ...any.flat().flatMap(inNeed)];
	return new Set(everyPiece(pieces).flatMap(({ selectors = [] }) => selectors.flatMap(({ need }) => inNeed(need))));
}
