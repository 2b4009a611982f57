import type { Redirect } from "../../data/schema.ts";
import type { OutputFile } from "../output/output.ts";

/** An old path and where it leads now, both as a browser asks for them: base path included. */
export interface Move {
	readonly from: string;
	readonly to: string;
}

/** @param basePath "" or "/repo" */
export const planMoves = (redirects: readonly Redirect[], basePath: string): readonly Move[] =>
	redirects.map(({ from, to }) => ({ from: `${basePath}${from}`, to: to === "/" ? `${basePath}/` : `${basePath}${to}` }));

/**
 * Pages that lead on by themselves, for GitHub Pages, which has no redirects: at once by meta refresh, with a canonical
 * link for search engines and a plain one for people.
 *
 * Old paths with an ending other than .html get none (they would be served under the wrong type), nor do those whose file
 * is there already (/old and /old.html share one; some disks don't tell /Old from /old).
 *
 * @param taken paths of files that the build writes anyway
 */
export function redirectPages(redirects: readonly Redirect[], moves: readonly Move[], origin: string, taken: ReadonlySet<string>): readonly OutputFile[] {
	const used = new Set([...taken].map((path) => path.toLowerCase()));
	return redirects.flatMap(({ from }, index): OutputFile[] => {
		const to = moves[index]?.to ?? "/";
		const path = `${from.slice(1).replace(/\.html$/, "")}.html`;
		if (/\.[^/]*\./.test(path) || used.has(path.toLowerCase())) return [];
		used.add(path.toLowerCase());
		const target = escapeHtml(to);
		const contents = [
			'<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
			`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"><meta name="robots" content="noindex">`,
			`<title>This page has moved</title><link rel="canonical" href="${escapeHtml(origin)}${target.replace(/[?#].*$/, "")}"><meta http-equiv="refresh" content="0; url=${target}"></head>`,
			`<body><p>This page has moved. <a href="${target}">Go to its new address</a>.</p></body></html>\n`,
		].join("");
		return [{ path, contents, owner: `the redirect from ${from}` }];
	});
}

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
