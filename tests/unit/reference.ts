// Rewrites the lists in docs/reference.md: `npm run write`.
import { readFileSync, writeFileSync } from "node:fs";
import { type CommandName, commands, renderHelp } from "../../generator/commands.ts";
import { folders, records, schemas } from "../../site/files.ts";
import messages from "../../site/messages.json" with { type: "json" };
import { runTool } from "../script.ts";
import { toJsonSchema } from "./jsonSchema.ts";

export const referenceFile = "docs/reference.md";

const cell = (text: string): string =>
	/^…?$/.test(text)
		? "the message says it"
		: text.replace(/[|[\]*<_]/g, "\\$&").replaceAll("\n", " ");
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
	[head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** Lists each row of messages.json, with the last of its texts, which needs the fewest values. */
function renderCodes(): string {
	const textOf = (wording: string | readonly string[]) =>
		cell(([wording].flat().at(-1) ?? "").replace(/\$\{\w+\}/g, "…"));
	return table(
		["code", "the build expects", "what to do"],
		Object.entries(messages).map(([code, [expected = "", fix = ""]]) => [
			`\`${code}\``,
			textOf(expected),
			textOf(fix),
		]),
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
