import { renderToString } from "react-dom/server";
import { DataProblems } from "../problems.ts";

/**
 * The specification's render-error screen for the development server: what went wrong, and where it was thrown.
 *
 * @param error whatever was thrown; data problems are listed without a stack
 */
export function renderErrorScreen(error: unknown): string {
	const { message, stack } = describe(error);
	return `<!doctype html>${renderToString(
		<html lang="en-US">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>Unexpected Application Error</title>
			</head>
			<body>
				<h1>Unexpected Application Error</h1>
				<pre>{message}</pre>
				{stack && <pre>{stack}</pre>}
			</body>
		</html>,
	)}`;
}

function describe(error: unknown): { message: string; stack?: string | undefined } {
	if (error instanceof DataProblems) return { message: error.message };
	if (!(error instanceof Error)) return { message: String(error) };
	// A page's own error is the cause of the one that names the page.
	const origin = error.cause instanceof Error ? error.cause : error;
	return { message: error.message, stack: origin.stack };
}
