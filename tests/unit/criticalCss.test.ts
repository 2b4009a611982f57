import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { planCriticalCss, type Vocabulary } from "../../generator/render/criticalCss.ts";
import { createMarkupReader, namesOf } from "../../generator/render/readMarkup.ts";
/** Rules of styles with a page's HTML. */
import rules from "./criticalCss.json" with { type: "json" };

const read = createMarkupReader();

/** Returns a page's tags, classes and attributes, and the classes that scripts may add. */
function vocabularyOf(html: string, extra: readonly string[]): Vocabulary {
	const { words } = namesOf(read(html.replace(/=([^\s">]+)/g, '="$1"')));
	return new Set([...words, "html", "[lang]", "head", "body", ...extra.map((name) => `.${name}`)]);
}

const criticalCss = (css: string, html: string, extra: readonly string[] = []) =>
	planCriticalCss(postcss.parse(css))(vocabularyOf(html, extra));

describe("a rule is kept if the page has everything in its selector:", () => {
	it.each(Object.entries(rules.kept))("%s", (_what, [css = "", html = ""]) => {
		expect(criticalCss(css, html)).toBe(css);
	});

	it.each(Object.entries(rules["left out"]))(
		"a rule is left out for %s",
		(_what, [css = "", html = ""]) => {
			expect(criticalCss(css, html)).toBe("");
		},
	);

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

it("the order of layers is kept if a layer's first rules are left out", () => {
	// Without the first "base", the second one would come after "components" and override it.
	const css = "@layer base{.x{y:z}}@layer components{.a{b:c}}@layer base{.a{b:d}}";
	expect(criticalCss(css, "<p class=a>")).toBe(css.replace("{.x{y:z}}", ";"));
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

it("a page gets the rules for classes that its islands add", () => {
	const open = ".a{a:a}.a--open{b:b}";
	expect(criticalCss(open, "<p class=a>", ["a--open"])).toBe(open);
});

it("custom properties are kept if a kept rule uses them, directly or not", () => {
	const css =
		":root{--a:1px;--b:var(--a);--c:2px;--d:var(--c)}p{margin:var(--b)}i{margin:var(--d)}";
	expect(criticalCss(css, "<p>")).toBe(":root{--a:1px;--b:var(--a);}p{margin:var(--b)}");
});
