import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";

const spokenAttributes = /^(aria-label|aria-description|alt|title|placeholder|label)$/;
const letters = /\p{L}/u;

type Node = { readonly type: string; readonly [field: string]: unknown };

/** Returns the literal texts with letters that a JSX expression can evaluate to. */
function textsIn(node: Node | null | undefined): readonly string[] {
	switch (node?.type) {
		case "Literal":
			return typeof node.value === "string" ? [node.value] : [];
		case "TemplateLiteral":
			return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
		case "ConditionalExpression":
			return [...textsIn(node.consequent as Node), ...textsIn(node.alternate as Node)];
		case "LogicalExpression":
			// The left side of && is a condition and not shown.
			return [
				...(node.operator === "&&" ? [] : textsIn(node.left as Node)),
				...textsIn(node.right as Node),
			];
		case "BinaryExpression":
			return node.operator === "+"
				? [...textsIn(node.left as Node), ...textsIn(node.right as Node)]
				: [];
		case "JSXExpressionContainer":
		case "ParenthesizedExpression":
			return textsIn(node.expression as Node);
		default:
			return [];
	}
}

/** Returns the literal words of a JSX file: between tags, and in attributes that people read. */
function wordsIn(file: string, source: string): readonly string[] {
	const found: string[] = [];
	const visit = (node: unknown): void => {
		if (typeof node !== "object" || node === null) return;
		const { type, name, value, children } = node as Node;
		if (type === "JSXAttribute" && spokenAttributes.test((name as { name: string }).name))
			found.push(...textsIn(value as Node));
		if (type === "JSXElement" || type === "JSXFragment")
			for (const child of children as Node[])
				found.push(...(child.type === "JSXText" ? [String(child.value)] : textsIn(child)));
		for (const inside of Object.values(node)) visit(inside);
	};
	const { program, errors } = parseSync(file, source);
	expect(errors, file).toEqual([]);
	visit(program);
	return found.map((text) => text.trim()).filter((text) => letters.test(text));
}

const files = fastGlob.sync("{pages,components,islands}/**/*.tsx").sort();

it("no component has words of its own", () => {
	expect(files.length).toBeGreaterThan(90);
	expect(
		files.flatMap((file) =>
			wordsIn(file, readFileSync(file, "utf8")).map((word) => `${file}: ${word}`),
		),
	).toEqual([]);
});

/** Returns page names that are literals: the second argument of `place`. */
function namesIn(source: string): readonly string[] {
	const found: string[] = [];
	const visit = (node: unknown): void => {
		if (typeof node !== "object" || node === null) return;
		const { type, callee, arguments: given } = node as Node;
		if (type === "CallExpression" && (callee as { name?: string }).name === "place")
			found.push(...textsIn((given as Node[])[1]));
		for (const inside of Object.values(node)) visit(inside);
	};
	visit(parseSync("routes.ts", source).program);
	return found.filter((text) => letters.test(text));
}

it("no route has a name of its own", () => {
	expect(
		namesIn('place("/warranty", "Warranty", main); place("/" + slug, words.pages.home, page);'),
	).toEqual(["Warranty"]);
	const planners = fastGlob.sync(["pages/*.ts", "pages/**/kind.ts"]);
	expect(planners.length).toBeGreaterThan(25);
	expect(planners.flatMap((file) => namesIn(readFileSync(file, "utf8")))).toEqual([]);
});

it("words in JSX are found", () => {
	const found = (jsx: string) => wordsIn("a.tsx", `const a = ${jsx};`);
	expect(found("<p>Call <b>{number}</b></p>")).toEqual(["Call"]);
	const choice = '<p>{open ? "Open" : `Closed until ${time}`}</p>';
	expect(found(choice)).toEqual(["Open", "Closed until"]);
	expect(found('<img alt="A door" className="door" />')).toEqual(["A door"]);
	const sum = '<nav aria-label={"Main" + name}>{list === "all" && "More"}</nav>';
	expect(found(sum)).toEqual(["More", "Main"]);
	const speech = '<p className="lede" id="x">{words.open} · {fill(words.until, { time })}</p>';
	expect(found(speech)).toEqual([]);
});
