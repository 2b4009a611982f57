import type { HeaderRule } from "./planHeaders.ts";

/** A text in the double quotes that nginx and Caddy share. */
export const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** A text as part of a regular expression that matches it alone. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The policies as regular expressions over what a server sees once it has found the file behind a clean path: "/faq" or
 * "/faq.html". Single pages stand before folders, as the first that matches counts; the rule for everything is left out.
 */
export function policiesByFile([, ...rules]: readonly HeaderRule[]): readonly (readonly [pattern: string, policy: string])[] {
	const policies = rules.flatMap(({ path, headers }) => (headers["Content-Security-Policy"] ? [[path, headers["Content-Security-Policy"]] as const] : []));
	const isFolder = ([path]: readonly [string, string]) => path.endsWith("*");
	return [...policies.filter((rule) => !isFolder(rule)), ...policies.filter(isFolder)].map(([path, policy]) => [patternOf(path), policy]);
}

function patternOf(path: string): string {
	if (path.endsWith("*")) return `^${escaped(path.slice(0, -1))}`;
	return path.endsWith("/") ? `^${escaped(path)}/?(index\\.html)?$` : `^${escaped(path)}(\\.html)?$`;
}
