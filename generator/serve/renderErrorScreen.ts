import { escapeHtml } from "../escape.ts";
import { DataProblems } from "../problems.ts";
import { describeSystemError } from "../systemErrors.js";

/**
 * Renders the error screen that the specification asks for, with the error's message and stack.
 * @param error any thrown value. Data problems, and system errors such as a full disk, are shown
 * without a stack.
 */
export function renderErrorScreen(error: unknown): string {
	const description = describeSystemError(error);
	const texts = [description ?? (error instanceof Error ? error.message : String(error))];
	// `renderPages` wraps the error of a page's code in an error that names the page: show the stack
	// of the wrapped error.
	if (description === undefined && error instanceof Error && !(error instanceof DataProblems))
		texts.push((error.cause instanceof Error ? error.cause : error).stack ?? "");
	return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>Unexpected Application Error</title></head><body><h1>Unexpected Application Error</h1>
${texts.map((text) => `<pre>${escapeHtml(text)}</pre>`).join("\n")}</body></html>`;
}
