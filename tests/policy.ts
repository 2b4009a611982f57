import type { Policy } from "../generator/hosts/securityPolicy.ts";

/** A policy as headers and pages carry it, taken apart again. */
export const parsePolicy = (text: string): Policy =>
	new Map(
		text.split(";").flatMap((directive): [string, readonly string[]][] => {
			const [name, ...sources] = directive.trim().split(/\s+/);
			return name ? [[name, sources]] : [];
		}),
	);

/**
 * The policy that a page carries in its <meta> element.
 *
 * @throws Error when the page has none: no page of ours goes out without one
 */
export function readPolicy(html: string, path: string): Policy {
	const content = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/i.exec(html)?.[1];
	if (content === undefined) throw new Error(`${path} carries no Content-Security-Policy.`);
	return parsePolicy(content.replaceAll("&#x27;", "'").replaceAll("&amp;", "&"));
}
