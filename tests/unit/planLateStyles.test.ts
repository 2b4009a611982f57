import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { planLateStyles } from "../../generator/assets/planLateStyles.ts";

/** Plans the late styles of a stylesheet with the late components "fold" and "town-card". */
function plan(css: string) {
	const sheet = postcss.parse(css);
	const late = planLateStyles(sheet, ["fold", "town-card"]);
	return { early: String(sheet), late: late.css, classes: [...late.classes].sort() };
}

describe("late styles", () => {
	it("repeat the whole stylesheet, so that the order of all rules stays", () => {
		const css =
			"@layer a,b;@layer a{:root{--a:1px}}@layer b{.a{a:a}.fold{b:b}@media (min-width:9px){.a:hover{c:c}}@keyframes roll{to{rotate:1turn}}}";
		expect(plan(css).late).toBe(css);
	});

	it("leave out at-rules that need to be declared once, such as fonts", () => {
		const { late } = plan("@font-face{font-family:A}@view-transition{navigation:auto}.a{a:a}");
		expect(late).toBe(".a{a:a}");
	});

	it("have the rules for :hover and open popovers alone", () => {
		const hover = ".a:hover{a:a}.a:focus-visible{b:b}.a:is(:hover,.b){e:e}";
		expect(plan(hover).early).toBe(".a:focus-visible{b:b}.a:is(:hover,.b){e:e}");
		const popover = ".a:has(+:popover-open),.b{c:c}@media (hover){.a::backdrop{d:d}}";
		expect(plan(popover).early).toBe(".b{c:c}");
	});

	it("have the rules for other elements than the focused one alone", () => {
		const css = ".a:focus-visible{a:a}.b:has(a:is(:hover,:focus-visible)) .c{b:b}";
		expect(plan(`${css}.d:not(:focus){c:c}`).early).toBe(
			".a:focus-visible{a:a}.d:not(:focus){c:c}",
		);
	});

	it("leave empty layers, which define the order", () => {
		const { early } = plan("@layer a{.a:hover{a:a}}@layer b{p{b:b}}");
		expect(early).toBe("@layer a{}@layer b{p{b:b}}");
	});

	it("keep keyframes", () => {
		const css = "@keyframes roll{from{rotate:0}to{rotate:1turn}}";
		expect(plan(css)).toMatchObject({ early: css, late: css });
	});

	it.each([
		[".fold--open", ["fold--open"]],
		[".fold-list", ["fold-list"]],
		[".town-cards", ["town-cards"]],
		[".a .fold", ["fold"]],
		[".unfold", []],
		[".folder", []],
	])("%s has the late classes %o", (selector, classes) => {
		expect(plan(`${selector}{a:a}`).classes).toEqual(classes);
	});
});
