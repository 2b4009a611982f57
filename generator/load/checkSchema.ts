import type { z } from "zod";
import { formatField, type Problem, showValue } from "../problems.ts";
import type { YamlFile } from "./readYaml.ts";

type Issue = z.core.$ZodIssue;

/**
 * Checks a file's value against its schema.
 *
 * @returns the typed value, or every problem with its place in the file
 */
export function checkSchema<T extends z.ZodType>(schema: T, yaml: YamlFile, file: string): { value: z.infer<T> } | { problems: readonly Problem[] } {
	const result = schema.safeParse(yaml.value);
	if (result.success) return { value: result.data };
	return { problems: result.error.issues.flatMap((issue) => toProblems(issue, yaml, file)) };
}

function toProblems(issue: Issue, yaml: YamlFile, file: string): readonly Problem[] {
	if (issue.code === "unrecognized_keys") {
		return issue.keys.map((key) => ({
			...problemAt([...issue.path, key], yaml, file),
			expected: "a field that the schema knows",
			fix: `Remove "${showValue(key).slice(1, -1)}", or correct its spelling; data/schema.ts lists the fields.`,
		}));
	}
	const message = issue.code === "invalid_key" ? (issue.issues[0]?.message ?? issue.message) : issue.message;
	const [expected = "", fix] = message.split("\n");
	const problem = problemAt(issue.path, yaml, file);
	// Rules of ours say what to do; for zod's own the code tells what was expected.
	return [fix ? { ...problem, expected, fix } : { ...problem, ...describe(issue, problem.got === "nothing") }];
}

function problemAt(path: readonly PropertyKey[], yaml: YamlFile, file: string): Pick<Problem, "file" | "line" | "column" | "field" | "got"> {
	const value = path.reduce<unknown>(
		(parent, key) => (typeof parent === "object" && parent !== null ? (parent as Record<PropertyKey, unknown>)[key] : undefined),
		yaml.value,
	);
	return { file, ...yaml.locate(path), field: path.length > 0 ? formatField(path) : "(the whole file)", got: showValue(value) };
}

function describe(issue: Issue, missing: boolean): Pick<Problem, "expected" | "fix"> {
	const add = "Add the field; data/schema.ts says what it holds.";
	switch (issue.code) {
		case "invalid_type":
			return { expected: kinds[issue.expected] ?? issue.expected, fix: missing ? add : `Write ${kinds[issue.expected] ?? issue.expected} here.` };
		case "invalid_value":
			return {
				expected: `${issue.values.length > 1 ? "one of " : ""}${issue.values.map(showValue).join(", ")}`,
				fix: missing ? add : "Use one of these values.",
			};
		case "too_small":
			return {
				expected: `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}${unit(issue.origin)}`,
				fix: "Raise the value, or add what is missing.",
			};
		case "too_big":
			return {
				expected: `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}${unit(issue.origin)}`,
				fix: "Lower the value, or remove what is too much.",
			};
		case "invalid_union":
			return { expected: "one of the allowed forms", fix: "See data/schema.ts for the forms that this field can take." };
		default:
			return { expected: issue.message, fix: "See data/schema.ts for what this field holds." };
	}
}

const unit = (origin: string): string => (origin === "array" ? " values" : "");

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
