import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import glob from "fast-glob";
import { editorConfig } from "../admin/editorConfig.ts";
import { labelOf } from "../admin/editorFields.ts";
import { commandLine, readArguments } from "../commands.ts";

/**
 * The answer lists at most this many problems. A longer list has one cause, or needs a developer.
 */
const maxShown = 20;
/**
 * If the build's output names no problem, as after a crash, the answer shows this many of its last
 * lines.
 */
const lastLines = 30;

/** Matches problems as `formatProblem` formats them. */
const problemLines =
	/^(?<file>\S+?)(?::\d+:\d+)?(?: › (?<field>.+?))?(?: {2}got (?<got>.+?))? {2}expected (?<expected>.+)\n {2}Fix: (?<fix>.+)$/gm;

/**
 * Explains in an owner's words why a build failed. Each file is named by its form at /admin.
 * @param output what the build printed
 * @param formOf returns the form of a file: "Company › Reviews"
 */
export function renderAnswer(output: string, formOf: (file: string) => string | undefined): string {
	const problems = [...output.matchAll(problemLines)].map(({ groups = {} }) => {
		const { file = "", field, got, expected = "", fix = "" } = groups;
		const place = `**${formOf(file) ?? file}**${field ? `, ${labelOfField(field)}` : ""}`;
		const found = got === undefined ? "" : ` There is ${quoted(got)}.`;
		return `${place}.${found} Expected: ${escaped(expected)}.\n   **To mend it:** ${escaped(fix)}`;
	});
	if (problems.length === 0) {
		const end = output.trim().split("\n").slice(-lastLines).join("\n").replaceAll("```", "'''");
		return [
			"**This change is not on the site yet.** The site stays as it was. The build stopped, and named nothing that you could mend in a form.",
			"Please show this to the person who looks after the site:",
			`\`\`\`text\n${end}\n\`\`\``,
		].join("\n\n");
	}
	const shown = problems.slice(0, maxShown).map((problem, index) => `${index + 1}. ${problem}`);
	const omitted = problems.length - shown.length;
	return [
		"**This change is not on the site yet.** The site stays as it was until this is mended:",
		shown.join("\n"),
		...(omitted > 0 ? [`And ${omitted} more.`] : []),
		"Open the form at /admin, change just that, and save. Later changes wait until then, too.",
	].join("\n\n");
}

/**
 * Formats a field's path with the labels of the form at /admin: "hours[0].opens" → "Hours, item 1,
 * Opens".
 */
const labelOfField = (field: string): string =>
	[...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)]
		.map(([, index, name = ""]) =>
			index === undefined ? labelOf(name) : `item ${Number(index) + 1}`,
		)
		.join(", ");

/** Formats a value as Markdown code, so that Markdown and @names in it have no effect. */
const quoted = (text: string): string => `\`${text.replaceAll("`", "'")}\``;
const escaped = (text: string): string => text.replace(/[\\`*_<>@[\]]/g, "\\$&");

/** Returns a function that names the form of a file: "Company › Reviews". */
export function readForms(folder: string): (file: string) => string | undefined {
	const paths = glob.sync("**/*.{yaml,md}", { cwd: folder });
	const admin = { service: "github", repository: "owner/name", branch: "main", folder } as const;
	const { collections = [] } = editorConfig(admin, paths, "");
	return (file) => {
		for (const collection of collections) {
			if ("files" in collection) {
				const found = collection.files.find((one) => one.file === file);
				if (found) return `${collection.label} › ${found.label}`;
			}
			if ("folder" in collection && collection.folder === dirname(file))
				return `${collection.label} › ${labelOf(file.replace(/^.*\/|\.\w+$/g, ""))}`;
		}
		return undefined;
	};
}

export function run(args: readonly string[]): void {
	const { values, positionals } = readArguments("answer", args);
	const file = positionals[0];
	if (file === undefined || !existsSync(file))
		throw new Error(`Name the file with the build's output: ${commandLine("answer", "build.txt")}`);
	console.log(renderAnswer(readFileSync(file, "utf8"), readForms(values.data)));
}
