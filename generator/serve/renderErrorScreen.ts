import { existsSync, readFileSync } from "node:fs";
import { escapeHtml } from "../../site/escapeHtml.ts";

/**
 * Adds source lines to an error's text, around the first place that the text names in our files.
 * Removes the stack's lines about packages.
 */
export function withSource(error: string): string {
	const text = error.replace(/\n +at [^\n]*(?:node_modules|node:)[^\n]*/g, "");
	const places = text.matchAll(/([^\s()'"]+\.(?:[jt]sx?|css|ya?ml|md)):(\d+)/g);
	const [, file = "", number] =
		[...places].find(([, path = ""]) => !path.includes("node_modules") && existsSync(path)) ?? [];
	if (file === "") return text;
	const at = Number(number);
	const lines = readFileSync(file, "utf8")
		.split("\n")
		.map(
			(line, index) => `${index + 1 === at ? ">" : " "} ${String(index + 1).padStart(4)} | ${line}`,
		)
		.slice(Math.max(at - 3, 0), at + 2);
	return `${text}\n\n${file}\n${lines.join("\n")}`;
}

/** Renders the error screen that the specification asks for, with the error's message and stack. */
export function renderErrorScreen(text: string): string {
	return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>Unexpected Application Error</title></head><body><h1>Unexpected Application Error</h1>
<pre>${escapeHtml(text)}</pre></body></html>`;
}
