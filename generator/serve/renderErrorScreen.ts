import { escapeHtml } from "../escape.ts";
import { describeBrokenInstallation } from "../installation.js";
import { DataProblems } from "../problems.ts";

/**
 * The specification's render-error screen for the development server: what went wrong, and where it
 * was thrown.
 * @param error whatever was thrown; data problems and broken installations have no stack
 */
export function renderErrorScreen(error: unknown): string {
	const broken = describeBrokenInstallation(error);
	// A page's own error is the cause of the one that names the page.
	const stack =
		broken === undefined &&
		error instanceof Error &&
		!(error instanceof DataProblems) &&
		(error.cause instanceof Error ? error.cause : error).stack;
	const texts = [
		broken ?? (error instanceof Error ? error.message : String(error)),
		...(stack ? [stack] : []),
	];
	return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>Unexpected Application Error</title></head><body><h1>Unexpected Application Error</h1>
${texts.map((text) => `<pre>${escapeHtml(text)}</pre>`).join("\n")}</body></html>`;
}
