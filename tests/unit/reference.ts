// Rewrites the lists in docs/reference.md: `npm run write`.
import { readFileSync, writeFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { parseSync } from "oxc-parser";
import { type CommandName, commands, renderHelp } from "../../generator/commands.ts";
import { toJsonSchema } from "../../generator/load/jsonSchema.ts";
import { runTool } from "../../generator/script.ts";
import { folders, records, schemas } from "../../site/files.ts";

export const referenceFile = "docs/reference.md";

type Node = { readonly type: string; readonly [field: string]: unknown };

/** Functions that take a problem's code first, and last what is expected and the fix. */
const reporters =
	/^(?:says|matching|issueAt|between|report|warn|tell|fail|stop|refuse|add|problem|note)\w*$/;
const codeShape = /^[a-z]+(?:-[a-z]+)*$/;

/** Returns the last value that was assigned to an identifier before its use. */
type Lookup = (identifier: Node) => Node | undefined;
const lookNowhere: Lookup = () => undefined;

/** Returns the texts that an expression can have. A computed part becomes "…". */
function textsOf(node: Node | undefined, lookUp: Lookup): readonly string[] {
	switch (node?.type) {
		case "Literal":
			return typeof node.value === "string" ? [node.value] : [];
		case "TemplateLiteral":
			return [
				(node.quasis as { value: { cooked: string } }[]).map((q) => q.value.cooked).join("…"),
			];
		case "ConditionalExpression":
			return [node.consequent, node.alternate].flatMap((side) => textsOf(side as Node, lookUp));
		case "LogicalExpression":
			return [node.left, node.right].flatMap((side) => textsOf(side as Node, lookUp));
		case "Identifier":
			return textsOf(lookUp(node), lookNowhere);
		default:
			return [];
	}
}

const lastTwo = (nodes: unknown): readonly [unknown, unknown] => {
	const [expected, fix] = (nodes as readonly unknown[]).slice(-2);
	return [expected, fix];
};

/** Returns every problem's code in one file, with what the build expects and the fix. */
function codesIn(file: string): readonly (readonly [string, string, string])[] {
	const { program } = parseSync(file, readFileSync(file, "utf8"));
	const declarations: { name: unknown; start: unknown; init: Node }[] = [];
	const lookUp: Lookup = ({ name, start }) =>
		declarations.findLast((one) => one.name === name && Number(one.start) < Number(start))?.init;
	const found: (readonly [string, string, string])[] = [];
	const add = (code: unknown, expected: unknown, fix: unknown) => {
		for (const name of textsOf(code as Node, lookNowhere).filter((text) => codeShape.test(text)))
			found.push([
				name,
				textsOf(expected as Node, lookUp)[0] ?? "",
				textsOf(fix as Node, lookUp)[0] ?? "",
			]);
	};
	const each = (node: unknown, visit: (node: Node) => void): void => {
		if (typeof node !== "object" || node === null) return;
		if (typeof (node as Node).type === "string") visit(node as Node);
		for (const inside of Object.values(node)) each(inside, visit);
	};
	each(program, ({ type, id, init, start }) => {
		if (type === "VariableDeclarator" && init)
			declarations.push({ name: (id as Node).name, start, init: init as Node });
	});
	each(program, (node) => {
		if (node.type === "ObjectExpression") {
			const fields = new Map(
				(node.properties as Node[]).map(({ key, value }) => [
					(key as Node | undefined)?.name,
					value,
				]),
			);
			if (fields.has("code") && (fields.has("fix") || fields.has("file")))
				add(fields.get("code"), fields.get("expected"), fields.get("fix"));
		}
		if (node.type === "CallExpression") {
			const { name, property } = node.callee as Node & { property?: Node };
			const args = node.arguments as Node[];
			if (args.length > 1 && reporters.test(String(name ?? property?.name))) {
				const last = args.at(-1);
				const advice = last?.type === "Identifier" ? lookUp(last) : last;
				if (advice?.type === "ArrayExpression") add(args[0], ...lastTwo(advice.elements));
				else add(args.at(-3), ...lastTwo(args));
			}
		}
		// A code, optionally the found value, what is expected, and the fix: ["logo-blank", "…", "…"].
		if (node.type === "ArrayExpression") {
			const elements = node.elements as Node[];
			const isSentence = textsOf(elements.at(-1), lookUp)[0]?.includes(" ");
			const hasSize = elements.length === 3 || elements.length === 4;
			if (isSentence && hasSize && /-/.test(String(elements[0]?.value)))
				add(elements[0], ...lastTwo(elements));
		}
	});
	return found;
}

const cell = (text: string): string =>
	text === "" ? "the message says it" : text.replace(/[|[\]*<_]/g, "\\$&").replaceAll("\n", " ");
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
	[head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

function renderCodes(): string {
	const codes = new Map<string, readonly [string, string]>();
	for (const file of fastGlob.sync("{generator,site}/**/*.{ts,tsx}").sort())
		for (const [code, expected, fix] of codesIn(file))
			if (!codes.get(code)?.[1]) codes.set(code, [expected, fix]);
	// Where the code computes a text, use an example from the tests.
	for (const message of readFileSync("tests/unit/messages.txt", "utf8").trim().split("\n")) {
		const [, code = "", expected = "", fix = ""] =
			/^([a-z-]+): .*? {2}expected (.*) {2}Fix: (.*)$/.exec(message) ?? [];
		const [ownExpected, ownFix] = codes.get(code) ?? [];
		codes.set(code, [ownExpected || expected, ownFix || fix]);
	}
	return table(
		["code", "the build expects", "what to do"],
		[...codes].sort().map(([code, [expected, fix]]) => [`\`${code}\``, cell(expected), cell(fix)]),
	);
}

/** Returns the fields of a schema. Optional fields are in italics. */
function fieldsOf(schema: Parameters<typeof toJsonSchema>[0]): string {
	const { properties, required = [], items } = toJsonSchema(schema);
	const { properties: ofItem, required: ofItemRequired = [] } =
		(items as ReturnType<typeof toJsonSchema> | undefined) ?? {};
	const list = (names: readonly string[], needed: readonly string[]) =>
		names.map((name) => (needed.includes(name) ? name : `*${name}*`)).join(", ");
	if (properties) return list(Object.keys(properties), required);
	return ofItem ? `a list of: ${list(Object.keys(ofItem), ofItemRequired)}` : "names and texts";
}

function renderFiles(): string {
	const ending = (name: string) =>
		/^(?:about|privacy-policy|terms-of-service)$/.test(name) ? "md" : "yaml";
	const placeOf = (folder: string, item: string) => `${folder.replace("*", "<folder>")}/<${item}>`;
	return table(
		["file", "who has it", "fields"],
		[
			...[...schemas].map(([name, schema]) => [
				`\`${name}.${ending(name)}\``,
				name in records ? "every company" : "optional",
				fieldsOf(schema),
			]),
			...folders.map(({ name, item, schema, editor }) => [
				`\`${placeOf(name, item)}.${editor?.extension ?? "yaml"}\``,
				"one each",
				fieldsOf(schema),
			]),
		],
	);
}

/** Replaces each list between `<!-- name: … -->` and `<!-- end -->`. */
export function renderReference(text: string): string {
	const lists: Readonly<Record<string, () => string>> = {
		options: () =>
			(Object.keys(commands) as CommandName[])
				.map((name) => `\`\`\`text\n${renderHelp(name).trim()}\n\`\`\``)
				.join("\n\n"),
		files: renderFiles,
		codes: renderCodes,
	};
	return text.replace(
		/(<!-- (\w+): .*? -->\n)[\s\S]*?(<!-- end -->)/g,
		(_all, start: string, name: string, end: string) =>
			`${start}\n${lists[name]?.() ?? ""}\n\n${end}`,
	);
}

runTool("reference.ts", "write reference", `Writes the lists in ${referenceFile}.`, () => {
	writeFileSync(referenceFile, renderReference(readFileSync(referenceFile, "utf8")));
	console.log(`Written: the lists in ${referenceFile}.`);
});
