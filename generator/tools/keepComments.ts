import { parse, parseDocument, stringify } from "yaml";
import { editorFormat, writeValues } from "./writeValues.ts";

/**
 * Splits a file into the YAML of its front matter and the body below, with LF as line ends. A file
 * without front matter is YAML as a whole.
 */
export function splitFile(text: string) {
	const unix = text.replaceAll("\r\n", "\n");
	const [, yaml = unix, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(unix) ?? [];
	return { yaml, body };
}

/**
 * Whether Sveltia CMS may have written this text: it has no comments, and writing its values again
 * in `editorFormat` gives the same text.
 */
export function isWrittenByEditor(text: string): boolean {
	const { yaml } = splitFile(text);
	return stringify(parseDocument(yaml).toJS(), null, editorFormat).trim() === yaml.trim();
}

/** Writes a saved file's values into its earlier text, which still has the comments. */
export function keepComments(before: string, saved: string): string {
	const [old, fresh] = [splitFile(before), splitFile(saved)];
	const yaml = writeValues(old.yaml, parse(fresh.yaml));
	const kept =
		old.body === undefined || fresh.body === undefined
			? yaml
			: `---\n${yaml}---\n${keepBody(old.body, fresh.body)}`;
	return before.includes("\r\n") ? kept.replaceAll("\n", "\r\n") : kept;
}

/** Keeps the empty lines above a Markdown body, because the page at /admin changes them. */
function keepBody(before: string, saved: string): string {
	if (before.trim() === saved.trim()) return before;
	const [emptyLines = ""] = /^\n*/.exec(before) ?? [];
	return `${emptyLines}${saved.trim()}\n`;
}
