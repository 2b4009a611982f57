import { z } from "zod";
import type { YamlFile } from "../../site/dataFile.ts";
import { inside, isFields, type Path } from "../../site/inside.ts";
import { type Advice, adviceOn, type Code, type Values } from "../../site/messages.ts";
import { readPhone } from "../../site/phones.ts";
import type { Problem } from "../../site/problem.ts";
import { nearestName } from "../commands.ts";
import { DataProblems, formatField, showValue } from "../problems.ts";

type Issue = z.core.$ZodIssue;
type Explained = readonly [code: Code, ...advice: Advice];

/**
 * Checks a file's value against its schema.
 * @param written the value before `completeFile` (defaults.ts) added fields. For a misspelled
 * field, the fix suggests only a field that `written` lacks.
 * @returns the value with the schema's defaults
 * @throws DataProblems with all problems
 */
export function checkSchema(
	schema: z.ZodType,
	yaml: YamlFile,
	file: string,
	written: unknown = yaml.value,
): object {
	// `jitless` stops zod from compiling each schema: that takes a fifth of the time to read files.
	const result = schema.safeParse(yaml.value, { error: knownFields, jitless: true });
	if (result.success) return result.data as object;
	const mistyped = new Set(
		result.error.issues.flatMap(({ code, path }) => (code === "invalid_type" ? path.join() : [])),
	);
	const problems = result.error.issues
		.flatMap(issuesOfNearest)
		.flatMap(issuesOfFields)
		// If a list is expected and a text is given, zod reports the wrong type and also the text's
		// length (too_small, too_big). Keep only the wrong type.
		.filter((issue) => !issue.code.startsWith("too_") || !mistyped.has(issue.path.join()))
		.map((issue): Problem => {
			const { path } = issue;
			const got = path.reduce(inside, yaml.value);
			// Show and propose a number as the owner typed it: 007, not 7.
			const { written: typed, ...position } = yaml.locate(path);
			const explained =
				issue.code === "unrecognized_keys"
					? explainUnknown(path, issue.message, written)
					: explain(issue, got, typed);
			const [code, expected, fix] = explainPhone(explained, typed ?? got, yaml.value);
			const field = path.length > 0 ? formatField(path) : "(the whole file)";
			return { code, file, ...position, field, got: typed ?? showGot(got), expected, fix };
		});
	throw new DataProblems(problems);
}

/** Gives each unknown field an issue of its own, at the field's place. */
const issuesOfFields = (issue: Issue): readonly Issue[] =>
	issue.code === "unrecognized_keys"
		? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }))
		: [issue];

function showGot(value: unknown): string {
	if (Array.isArray(value) && value.some((item) => typeof item === "object"))
		return value.length === 1 ? "1 item" : `${value.length} items`;
	return isFields(value)
		? `the fields ${showValue(Object.keys(value).join(", ")).slice(1, -1)}`
		: showValue(value);
}

/**
 * Replaces the issue of a union by the issues of the option that fits the value best: the one with
 * the fewest unknown fields, then the fewest issues.
 */
function issuesOfNearest(issue: Issue): readonly Issue[] {
	if (issue.code !== "invalid_union" || issue.message.includes("\n")) return [issue];
	const strange = (branch: readonly Issue[]) =>
		branch.filter(({ code }) => code === "unrecognized_keys").length;
	const [nearest] = [...issue.errors].sort(
		(one, other) => strange(one) - strange(other) || one.length - other.length,
	);
	return nearest?.map((own) => ({ ...own, path: [...issue.path, ...own.path] })) ?? [issue];
}

/**
 * Returns the code, expected value and fix for a zod issue. Messages made by `says`
 * (site/schema/fields.ts) have these on three lines; `explainZod` explains zod's own messages.
 */
function explain(issue: Issue, got: unknown, typed?: string): Explained {
	const { path } = issue;
	const message =
		issue.code === "invalid_key" ? (issue.issues[0]?.message ?? issue.message) : issue.message;
	const [code = "", asked = "", fix] = message.split("\n");
	const own: Explained = fix ? [code as Code, asked, fix] : explainZod(issue, got, typed);
	const [ownCode, expected] = own;
	const [, text] =
		(issue.code !== "invalid_type" && typeof got === "string" && /^[“”„](.*)[“”]$/.exec(got)) || [];
	if (text !== undefined) return [ownCode, ...adviceOn("quotes-curly", { expected, text })];
	// A rule about several fields ("custom") has its own message for a missing field.
	if (got === undefined && issue.code !== "custom" && code !== "field-missing")
		return worded("field-missing", { expected, name: formatField(path.slice(-1)) });
	if (got !== null) return own;
	const sign = typeof path.at(-1) === "number" ? "hyphen" : "colon";
	return worded("value-missing", { expected, sign });
}

/** Proposes a phone number of the company's country in its international form. */
function explainPhone(explained: Explained, written: unknown, file: unknown): Explained {
	const country = inside(inside(file, "address"), "country");
	const isPlain = explained[0] === "phone-format" && !/[“”„]/.test(String(written));
	if (!isPlain || typeof country !== "string") return explained;
	return worded("phone-format", { meant: readPhone(String(written), country) });
}

const worded = (code: Code, values: Values): Explained => [code, ...adviceOn(code, values)];

function explainZod(issue: Issue, got: unknown, typed?: string): Explained {
	switch (issue.code) {
		case "invalid_type": {
			const kind = kinds[issue.expected] ?? issue.expected;
			const fix = issue.message.startsWith("{")
				? `Write its fields: ${issue.message}.`
				: suggestFix(issue.expected, got, typed);
			return worded("value-kind", { kind, fix });
		}
		case "invalid_value": {
			const values = issue.values.map(showValue).join(", ");
			return issue.values.length === 1
				? worded("value-unknown", { only: values })
				: worded("value-unknown", { values, meant: meantOf(got, issue.values) });
		}
		case "too_small":
			if (Array.isArray(got)) return explainLength(got.length, Number(issue.minimum), issue.exact);
			return worded("number-too-small", {
				limit: `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`,
			});
		case "too_big":
			if (Array.isArray(got)) return explainLength(got.length, Number(issue.maximum), issue.exact);
			return worded("number-too-large", {
				limit: `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`,
			});
		default:
			return worded("value-invalid", { message: issue.message });
	}
}

/** Finds the value that begins with a text: "sat" → "Saturday". */
const meantOf = (got: unknown, values: readonly unknown[]): string | undefined =>
	typeof got === "string" && /^[a-z]{2,}/i.test(got)
		? values.map(String).find((one) => one.toLowerCase().startsWith(got.toLowerCase()))
		: undefined;

function explainLength(length: number, limit: number, isExact = false): Explained {
	const most = length - limit;
	const [bound, least] = most < 0 ? ["at least ", -most] : ["at most ", undefined];
	return worded("list-length", { limit: `${isExact ? "" : bound}${limit}`, least, most });
}

function suggestFix(expected: string, got: unknown, typed?: string): string {
	// Don't call String() for an object, because it throws if the object has a field named toString.
	const text = typeof got === "object" ? "" : (typed ?? String(got));
	if (expected === "string") {
		if (Array.isArray(got))
			return "Write one text: without square brackets, and without hyphens at the start of lines.";
		if (typeof got === "object")
			return 'Put the whole text in double quotes: "…". A colon and a space, or braces at the start, make fields of it.';
		return `Put it in quotes, e.g. "${text}".`;
	}
	if (expected === "array" || expected === "tuple") {
		const [, low, high] = /^(\d+)\s*(?:-|–|to|,)\s*(\d+)$/.exec(text) ?? [];
		if (low !== undefined && expected === "tuple") return `Write it as [${low}, ${high}].`;
		return typeof got === "object"
			? "Begin each item with a hyphen and a space."
			: "Write each item on a line of its own that begins with a hyphen and a space, or all in [ ].";
	}
	if (expected === "boolean") {
		if (/^(n|no|off|false|0)$/i.test(text)) return "Write false, without quotes.";
		if (/^(y|yes|on|true|1)$/i.test(text)) return "Write true, without quotes.";
		return "Write true or false, without quotes.";
	}
	if (expected === "int" && typeof got === "number") return "Write a whole number.";
	if (expected === "number" || expected === "int")
		return typeof got === "string" && Number.isFinite(Number(got))
			? "Remove the quotes."
			: "Write digits, without a unit and without quotes.";
	return Array.isArray(got)
		? "Remove the hyphen or the brackets: here stand fields, not a list."
		: "Write the fields below it, each as name: value, indented by two spaces.";
}

const kinds: Readonly<Record<string, string>> = {
	array: "a list",
	boolean: "true or false",
	int: "a whole number",
	number: "a number",
	object: "named fields",
	record: "named fields",
	string: "text",
	tuple: "a list",
};

/**
 * Writes two of zod's messages: the known fields ("name, slug") if a field is unknown, and a record
 * (`{ file: "a.jpg", alt: … }`) if there is only a value in its place.
 */
const knownFields: z.core.$ZodErrorMap = ({ code, inst, input }) => {
	if (code === "invalid_type" && inst instanceof z.ZodObject && /^(?:st|n)/.test(typeof input))
		return proposeRecord(inst.shape, input);
	if (code !== "unrecognized_keys") return undefined;
	if (inst instanceof z.ZodRecord && inst.keyType instanceof z.ZodEnum)
		return inst.keyType.options.join(", ");
	return Object.keys(inst instanceof z.ZodObject ? inst.shape : {}).join(", ");
};

function proposeRecord(shape: Readonly<Record<string, z.ZodType>>, value: unknown): string {
	const required = Object.entries(shape).filter(([, field]) => !field.safeParse(undefined).success);
	const place = required.find(([, field]) => field.safeParse(value).success);
	const fields = required.map((one) => `${one[0]}: ${one === place ? showValue(value) : "…"}`);
	return `{ ${fields.join(", ")} }`;
}

function explainUnknown(path: Path, known: string, whole: unknown): Explained {
	const key = String(path.at(-1));
	const beside = path.slice(0, -1).reduce(inside, whole) as object;
	const free = known.split(", ").filter((field) => !Object.hasOwn(beside, field));
	const near = nearestName(key, free);
	if (near) return worded("field-misspelled", { near });
	if (/^\d+$|\s/.test(key) && inside(beside, key) === null) return worded("comma-in-value", {});
	const field = showValue(key).slice(1, -1);
	return worded("field-unknown", { field, known: known === "" ? undefined : known });
}
