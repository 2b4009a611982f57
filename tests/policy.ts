import type { Policy } from "../generator/outputFiles.ts";

export const parsePolicy = (text: string): Policy =>
	new Map(
		text.split(";").flatMap((directive): [string, readonly string[]][] => {
			const [name, ...sources] = directive.trim().split(/\s+/);
			return name ? [[name, sources]] : [];
		}),
	);

/**
 * Returns the policy in a page's <meta> element.
 * @throws Error if the page has none
 */
export function readPolicy(html: string, path: string): Policy {
	const content = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/i.exec(html)?.[1];
	if (content === undefined) throw new Error(`${path} carries no Content-Security-Policy.`);
	return parsePolicy(content.replaceAll("&#x27;", "'").replaceAll("&amp;", "&"));
}
