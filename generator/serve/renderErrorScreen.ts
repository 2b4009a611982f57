import { escapeHtml } from "../escape.ts";
import { describeError } from "../problems.ts";

/** Renders the error screen that the specification asks for, with the error's message and stack. */
export function renderErrorScreen(error: unknown): string {
	return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>Unexpected Application Error</title></head><body><h1>Unexpected Application Error</h1>
<pre>${escapeHtml(describeError(error))}</pre></body></html>`;
}
