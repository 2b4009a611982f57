import { planForm } from "../../islands/form/planForm.ts";
import type { IslandName } from "../../islands/registry.ts";
import type { Business } from "../../schema/schema.ts";
import { integrityOf } from "../hash.ts";

/**
 * A Content-Security-Policy source for an inline element with exactly this text
 * (https://www.w3.org/TR/CSP3/#grammardef-hash-source).
 */
export const hashSource = (text: string): string => `'${integrityOf(text)}'`;

/** What one page needs; everything else is refused. */
export interface PolicyNeeds {
	/** Sources of inline <style> elements, from `hashSource`. */
	readonly styles: readonly string[];
	/**
	 * Sources of inline <script> elements, speculation rules included; data blocks such as JSON-LD
	 * are not scripts.
	 */
	readonly scripts: readonly string[];
	/** What comes alive in the page. */
	readonly islands: ReadonlySet<IslandName>;
	/** Whether the page has a form. */
	readonly forms: boolean;
	/** Origins of frames. */
	readonly frames: Iterable<string>;
}

/** A policy taken apart: sources by directive, in the order in which they are written. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * The strictest policy that the page works under, as directives in a fixed order.
 * `connect-src 'self'` stands on every page: Lighthouse fetches robots.txt from inside the page and
 * needs it. Directives that only work in a header (frame-ancestors) are added by `planHeaders`.
 */
export function contentSecurityPolicy(
	{ form, imageHost, outsideScripts = [] }: Pick<Business, "form" | "imageHost" | "outsideScripts">,
	{ styles, scripts, islands, forms, frames }: PolicyNeeds,
): Policy {
	const { action = "" } = planForm(form, { path: "", url: "" }).attributes;
	const formTargets =
		islands.has("ContactForm") && action.startsWith("https://") ? [originOf(action)] : [];
	const reports = outsideScripts.flatMap(({ src, reportsTo = [src] }) => reportsTo.map(originOf));
	return new Map([
		["default-src", ["'none'"]],
		["base-uri", ["'none'"]],
		["connect-src", ["'self'", ...formTargets, ...new Set(reports)]],
		["font-src", ["'self'"]],
		["form-action", forms ? ["'self'", ...formTargets] : ["'none'"]],
		["frame-src", [...frames]],
		// Small drawings travel inside of styles, those for print with them.
		["img-src", ["'self'", "data:", ...(imageHost === "" ? [] : [originOf(imageHost)])]],
		["manifest-src", ["'self'"]],
		[
			"script-src",
			[
				...(islands.size > 0 ? ["'self'"] : []),
				...scripts,
				...new Set(outsideScripts.map(({ src }) => originOf(src))),
			],
		],
		// The styles for print are a file of our own.
		["style-src", ["'self'", ...styles]],
		["require-trusted-types-for", ["'script'"]],
		["trusted-types", ["'none'"]],
	]);
}

const originOf = (url: string): string => new URL(url).origin;

/**
 * The policy as a header or <meta> carries it; what may be loaded from nowhere is left to
 * default-src.
 */
export const formatPolicy = (policy: Policy): string =>
	[...policy]
		.filter(([name, sources]) => sources.length > 0 || !name.endsWith("-src"))
		.map(([name, sources]) => [name, ...sources].join(" "))
		.join("; ");
