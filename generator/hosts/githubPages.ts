import { escapeHtml } from "../../site/escapeHtml.ts";
import type { Speech } from "../../site/words.ts";
import type { OutputFile } from "../outputFiles.ts";
import type { HostPlan } from "./hostPlan.ts";

const redirectPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * Renders a page with a meta refresh for each redirect, because GitHub Pages has no redirects.
 * @param taken paths of the pages' files. Case is ignored, as on some file systems.
 */
export function redirectPages(
	{ moves, basePath, origin }: Pick<HostPlan, "moves" | "basePath" | "origin">,
	taken: readonly string[],
	{ language, words }: Pick<Speech, "language" | "words">,
): readonly OutputFile[] {
	const [text, link] = [words.moved.text, words.moved.link].map(escapeHtml);
	const used = new Set(taken.map((path) => path.toLowerCase()));
	return moves.flatMap(({ from, decoded, asked, path: to, query, fragment }): OutputFile[] => {
		const path = `${decoded.slice(basePath.length + 1).replace(/\/$|\.html$/, "")}.html`;
		// Skip queries, paths that can't be a file (/a//b), and paths of the site's pages. Also skip
		// other extensions (/a.pdf): GitHub Pages would send the page with the wrong media type.
		if (asked.length > 0 || /\/\/|\.[^/]*\./.test(path) || used.has(path.toLowerCase())) return [];
		used.add(path.toLowerCase());
		const target = escapeHtml(`${to}${query}${fragment}`);
		const canonical = escapeHtml(`${origin}${to}`);
		const contents = `${[
			`<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
			`<meta http-equiv="Content-Security-Policy" content="${redirectPolicy}">`,
			`<meta name="robots" content="noindex"><title>${text}</title>`,
			`<link rel="canonical" href="${canonical}">`,
			`<meta http-equiv="refresh" content="0; url=${target}"></head>`,
			`<body><p>${text}. <a href="${target}">${link}</a>.</p></body></html>`,
		].join("")}\n`;
		return [{ path, contents, owner: `the redirect from ${from}` }];
	});
}
