import { parse, stringify } from "yaml";
import { editorFormat, writeValues } from "./writeValues.ts";

/** The YAML on top of a Markdown file, and the text below it. */
export const frontMatter = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/**
 * Whether Sveltia CMS may have written this text: it has no comments, and writing its values again
 * in `editorFormat` gives the same text.
 */
export function isWrittenByEditor(text: string): boolean {
	const unix = text.replaceAll("\r\n", "\n");
	const [, yaml = unix] = frontMatter.exec(unix) ?? [];
	try {
		const written = stringify(parse(yaml), null, editorFormat);
		return written.trim() === yaml.trim();
	} catch {
		return false;
	}
}

/**
 * Writes the values of a saved file into the file's earlier text.
 */
export function keepComments(before: string, saved: string): string {
	const [old, fresh] = [before, saved].map((text) => text.replaceAll("\r\n", "\n"));
	const [, oldYaml, oldBody = ""] = frontMatter.exec(old ?? "") ?? [];
	const [, freshYaml, freshBody = ""] = frontMatter.exec(fresh ?? "") ?? [];
	const kept =
		oldYaml !== undefined && freshYaml !== undefined
			? `---\n${writeValues(oldYaml, parse(freshYaml))}---\n${keepBody(oldBody, freshBody)}`
			: writeValues(old ?? "", parse(fresh ?? ""));
	return before.includes("\r\n") ? kept.replaceAll("\n", "\r\n") : kept;
}

/** Keeps the empty lines above a Markdown body, because the page at /admin changes them. */
function keepBody(before: string, saved: string): string {
	if (before.trim() === saved.trim()) return before;
	const [emptyLines = ""] = /^\n*/.exec(before) ?? [];
	return `${emptyLines}${saved.trim()}\n`;
}
