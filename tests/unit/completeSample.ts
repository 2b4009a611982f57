import { existsSync, readFileSync } from "node:fs";
import glob from "fast-glob";
import { parse, stringify } from "yaml";
import { records, schemaFor } from "../../site/files.ts";

const example = "tests/javelina";

/** Adds the required files and fields that the sample lacks, from the example company. */
export function completeFiles(
	own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
	const names = new Set(Object.keys(own).map((path) => path.replace(/\.(yaml|md)$/, "")));
	const files = Object.keys(records).filter((name) => !names.has(name));
	return {
		...Object.fromEntries(Object.entries(own).map(([path, text]) => [path, complete(path, text)])),
		...Object.fromEntries(files.map((name) => [`${name}.yaml`, readExample(`${name}.yaml`)])),
	};
}

/** @throws Error naming the file that the example lacks, such as after a schema became required */
function readExample(path: string): string {
	if (!existsSync(`${example}/${path}`))
		throw new Error(
			`Every company has ${path} now: write ${example}/${path} too, which the tests' companies take it from.`,
		);
	return readFileSync(`${example}/${path}`, "utf8");
}

/** Appends a file's missing fields. In Markdown, they go into the front matter. */
function complete(path: string, text: string): string {
	if (path.endsWith(".yaml")) return text + missingFields(path, text);
	return path.endsWith(".md")
		? text.replace(/(?<=\n)---\n/, (end) => missingFields(path, text) + end)
		: text;
}

function fieldsOf(path: string, text: string): unknown {
	if (path.endsWith(".yaml")) return parse(text);
	const [, matter = "", body] = text.split(/^---\n/m);
	return { ...(parse(matter) as object), body };
}

/** Returns the example's YAML for the fields that a file lacks, or "". */
function missingFields(path: string, text: string): string {
	const value = fieldsOf(path, text);
	if (typeof value !== "object" || value === null || Array.isArray(value)) return "";
	const { error } = schemaFor(path.replace(/\.(yaml|md)$/, ""))?.safeParse(value) ?? {};
	const fields = new Set(
		error?.issues.flatMap(({ path: [field, inside] }) =>
			inside === undefined && typeof field === "string" && !(field in value) ? field : [],
		),
	);
	if (fields.size === 0) return "";
	// Another town's or service's file also serves as the example.
	const similarFile = existsSync(`${example}/${path}`)
		? path
		: glob.sync(path.replace(/\/[^/.]+(?=\/|\.yaml)/g, "/*"), { cwd: example })[0];
	const exampleFields = fieldsOf(String(similarFile), readExample(String(similarFile))) as Readonly<
		Record<string, unknown>
	>;
	for (const field of fields)
		if (!(field in exampleFields))
			throw new Error(
				`The schema of ${path} asks for "${field}": write it in ${example}/${similarFile} and its like too, which the tests' companies take it from.`,
			);
	return stringify(Object.fromEntries([...fields].map((field) => [field, exampleFields[field]])));
}
