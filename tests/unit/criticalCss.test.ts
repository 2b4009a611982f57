import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { planCriticalCss, type Vocabulary } from "../../generator/render/criticalCss.ts";

/** Returns a page's tags, classes and attributes, and the classes that scripts may add. */
function vocabularyOf(html: string, extra: readonly string[] = []): Vocabulary {
	const words = new Set(["html", "[lang]", "head", "body", ...extra.map((name) => `.${name}`)]);
	const visit = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): void => {
		for (const node of nodes) {
			if (!("tagName" in node)) continue;
			words.add(node.tagName);
			for (const { name, value } of node.attrs) {
				words.add(`[${name.toLowerCase()}]`);
				if (name === "class") for (const word of value.split(/\s+/)) words.add(`.${word}`);
			}
			visit(node.childNodes);
		}
	};
	visit(parseFragment(html).childNodes);
	return words;
}

const criticalCss = (css: string, html: string, extra: readonly string[] = []) =>
	planCriticalCss(postcss.parse(css))(vocabularyOf(html, extra));

describe("a rule is kept if the page has everything in its selector:", () => {
	it.each([
		["a class", ".faq{a:b}", "<p class=faq>"],
		["one of several classes", ".faq{a:b}", '<p class="prose faq wide">'],
		["a tag in capitals", "DIV{a:b}", "<div>"],
		["an id, which is ignored", "#main{a:b}", "<p>"],
		["an attribute", "[viewBox]{a:b}", '<svg viewBox="0 0 1 1">'],
		["an attribute with a value", 'input[type="text"]{a:b}', "<input type=text>"],
		["every word of a compound", ".a .b>c+d~e{f:g}", '<i class="a b"><c><d><e>'],
		["a state that a visitor sets", ".a:hover,.a:focus-visible{b:c}", "<a class=a>"],
		["a part that the browser draws", ".a::before{b:c}", "<a class=a>"],
		[
			"a state that a script or the browser sets",
			".a[open],.a[aria-expanded=true],.a[data-state],.a[hidden]{b:c}",
			"<p class=a>",
		],
		["what must not match", ".a:not(.b){c:d}", "<p class=a>"],
		["what one of its siblings is", ".a:nth-child(2 of .b){c:d}", "<p class=a>"],
		["one of a choice", ".a:is(.b,.c){d:e}", '<p class="a c">'],
		["a choice within a choice", ":where(.a:is(.x,.b)) p{d:e}", '<p class="a b">'],
		["what it holds", ".a:has(>img){c:d}", "<p class=a><img>"],
		["a choice of exclusions", ".a:is(:not(.b)){c:d}", "<p class=a>"],
		["a class with an escaped character", ".w\\:50\\%{a:b}", '<p class="w:50%">'],
		["nothing", "*,::selection,:root{a:b}", ""],
		["the document's own elements", "html[lang],head,body{a:b}", ""],
	])("%s", (_what, css, html) => {
		expect(criticalCss(css, html)).toBe(css);
	});

	it.each([
		["another class", ".faq{a:b}", "<p class=faqs>"],
		["a class that is only part of a word", ".a{b:c}", '<p class="a-b b_a">'],
		["a class in a text or another attribute", ".a{b:c}", '<p title=" class=a ">class="a"</p>'],
		["another tag", "table{a:b}", "<p>table</p>"],
		["a missing attribute", "[href]{a:b}", "<a>"],
		["half of a compound", ".a .b{c:d}", "<p class=a>"],
		["none of a choice", ".a:is(.b,.c){d:e}", "<p class=a>"],
		["a missing child", ".a:has(>img){c:d}", "<p class=a>"],
	])("a rule is left out for %s", (_what, css, html) => {
		expect(criticalCss(css, html)).toBe("");
	});

	it("a list of selectors keeps those that the page uses", () => {
		const css = criticalCss(".a,.b:hover,.c .a{d:e}", "<p class=a><p class=b>");
		expect(css).toBe(".a,.b:hover{d:e}");
	});
});

describe("conditional rules", () => {
	it("are kept at any depth", () => {
		const css =
			"@media (width>40rem){@supports (a:b){@container card (width>9rem){.a{b:c}}}}@starting-style{.a{b:c}}@scope (.a) to (.b){.a{b:c}}";
		expect(criticalCss(css, "<p class=a>")).toBe(css);
	});

	it("are left out if nothing in them is kept", () => {
		const css = "@media print{.b{c:d}@supports (a:b){.b{c:d}}}.a{b:c}";
		expect(criticalCss(css, "<p class=a>")).toBe(".a{b:c}");
	});
});

describe("the order of layers is kept", () => {
	it("if it is declared", () => {
		const css = "@layer base,components;@layer components{.a{b:c}}";
		expect(criticalCss(css, "<p class=a>")).toBe(css);
	});

	it("if a layer's first rules are left out", () => {
		// Without the first "base", the second one would come after "components" and override it.
		const css = "@layer base{.x{y:z}}@layer components{.a{b:c}}@layer base{.a{b:d}}";
		expect(criticalCss(css, "<p class=a>")).toBe(css.replace("{.x{y:z}}", ";"));
	});
});

describe("other rules", () => {
	it("such as properties, fonts and pages are always kept", () => {
		const css =
			'@property --a{syntax:"<length>";inherits:false;initial-value:0}@font-face{font-family:A;src:url(a.woff2)}@page{margin:1cm}@view-transition{navigation:auto}';
		expect(criticalCss(css, "")).toBe(css);
	});

	it("such as keyframes are kept with a rule that plays them", () => {
		const css =
			"@layer a{@keyframes spin{to{rotate:1turn}}.a{animation:1s spin}}@media (width>1px){@keyframes fade-in{0%{opacity:0}}}.b{animation-name:fade-in}";
		expect(criticalCss(css, "<p class=a><p class=b>")).toBe(css);
	});

	it("such as keyframes are left out if no kept rule plays them", () => {
		const kept = "@-webkit-keyframes spin-fast{to{rotate:1turn}}.a{animation:1s spin-fast}";
		const css = `@keyframes spin{to{rotate:1turn}}${kept}.b{animation:1s spin}`;
		expect(criticalCss(css, "<p class=a>")).toBe(kept);
	});
});

describe("a page", () => {
	const css = planCriticalCss(postcss.parse(".a{a:a}.b{b:b}p{c:c}"));

	it("gets its rules in the order of the stylesheet", () => {
		expect(css(vocabularyOf('<p class="b a">'))).toBe(".a{a:a}.b{b:b}p{c:c}");
		expect(css(vocabularyOf("<i class=b>"))).toBe(".b{b:b}");
	});

	it("gets the rules for classes that its islands add", () => {
		const open = ".a{a:a}.a--open{b:b}";
		expect(criticalCss(open, "<p class=a>", ["a--open"])).toBe(open);
	});
});

it("custom properties are kept if a kept rule uses them, directly or not", () => {
	const css =
		":root{--a:1px;--b:var(--a);--c:2px;--d:var(--c)}p{margin:var(--b)}i{margin:var(--d)}";
	expect(criticalCss(css, "<p>")).toBe(":root{--a:1px;--b:var(--a);}p{margin:var(--b)}");
});
