import { createHash } from "node:crypto";

/** A Content-Security-Policy source for an inline element with exactly this text (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What one page needs; everything else is refused. */
export interface PolicyNeeds {
	/** Sources of inline <style> elements, from `hashSource`. */
	readonly styles: readonly string[];
	/** Sources of inline <script> elements, speculation rules included; data blocks such as JSON-LD are not scripts. */
	readonly scripts: readonly string[];
	/** Whether the page loads the islands' scripts. */
	readonly islands: boolean;
	/** Whether the page has a form. */
	readonly forms: boolean;
	/** Origins of frames. */
	readonly frames: readonly string[];
	/** Origins that the contact form's messages go to. */
	readonly formTargets: readonly string[];
	/** Origin of images served from elsewhere. */
	readonly images: readonly string[];
	/** Origins of other services' scripts, and where these report to. */
	readonly outside: { readonly scripts: readonly string[]; readonly reports: readonly string[] };
}

/** A policy taken apart: sources by directive, in the order in which they are written. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * The strictest policy that the page works under, as directives in a fixed order.
 *
 * `connect-src 'self'` stands on every page: Lighthouse fetches robots.txt from inside the page and needs it.
 * Directives that only work in a header (frame-ancestors) are added by `planHeaders`.
 */
export function contentSecurityPolicy({ styles, scripts, islands, forms, frames, formTargets, images, outside }: PolicyNeeds): Policy {
	return new Map([
		["default-src", ["'none'"]],
		["base-uri", ["'none'"]],
		["connect-src", ["'self'", ...formTargets, ...outside.reports]],
		["font-src", ["'self'"]],
		["form-action", forms ? ["'self'", ...formTargets] : ["'none'"]],
		["frame-src", frames],
		// Small drawings travel inside of styles, those for print with them.
		["img-src", ["'self'", "data:", ...images]],
		["manifest-src", ["'self'"]],
		["script-src", [...(islands ? ["'self'"] : []), ...scripts, ...outside.scripts]],
		// The styles for print are a file of our own.
		["style-src", ["'self'", ...styles]],
		["require-trusted-types-for", ["'script'"]],
		["trusted-types", ["'none'"]],
	]);
}

/** The policy as a header or <meta> carries it; directives without a source are left to default-src. */
export const formatPolicy = (policy: Policy): string =>
	[...policy]
		.filter(([, sources]) => sources.length > 0)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
