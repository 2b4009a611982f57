import { planForm } from "../../islands/form/planForm.ts";
import type { IslandName } from "../../islands/registry.ts";
import { planServices } from "../../islands/services/planServices.ts";
import type { ServiceNeeds } from "../../islands/services/service.ts";
import type { Business } from "../../site/schema/schema.ts";
import { integrityOf } from "../hash.ts";
import type { Policy } from "../outputFiles.ts";

/**
 * The source that a policy needs to allow an inline script or style with the given text:
 * https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export const hashSource = (text: string): string => `'${integrityOf(text)}'`;

type PolicyBusiness = Pick<Business, "form" | "imageHost" | "outsideScripts" | "outsideServices">;

export interface PolicyNeeds {
	/** Sources from `hashSource`, one for each inline <style>. */
	readonly styles: readonly string[];
	/**
	 * Sources from `hashSource`, one for each inline script and for the speculation rules. JSON-LD
	 * needs none, because browsers don't run it.
	 */
	readonly scripts: readonly string[];
	readonly islands: ReadonlySet<IslandName>;
	readonly forms: boolean;
	readonly frames: Iterable<string>;
}

/**
 * Builds the strictest policy with which a page works. Every page has `connect-src 'self'`, because
 * Lighthouse fetches robots.txt from inside the page.
 */
export function contentSecurityPolicy(
	{ form, imageHost, outsideScripts = [], outsideServices }: PolicyBusiness,
	{ styles, scripts, islands, forms, frames }: PolicyNeeds,
): Policy {
	const { action = "" } = planForm(form, { path: "", url: "" }).attributes;
	const formTargets =
		islands.has("ContactForm") && action.startsWith("https://") ? [originOf(action)] : [];
	const reports = outsideScripts.flatMap(({ src, reportsTo = [src] }) => reportsTo.map(originOf));
	const services = planServices(outsideServices).map(({ needs }) => needs);
	const sourcesOf = (kind: Exclude<keyof ServiceNeeds, "name" | "injects">) => [
		...new Set(services.flatMap((needs) => needs[kind] ?? [])),
	];
	const imageHosts = imageHost === "" ? [] : [originOf(imageHost)];
	const serviceStyles = sourcesOf("styles");
	return new Map<string, readonly string[]>([
		["default-src", ["'none'"]],
		["base-uri", ["'none'"]],
		["connect-src", ["'self'", ...formTargets, ...new Set(reports), ...sourcesOf("connections")]],
		["font-src", ["'self'", ...sourcesOf("fonts")]],
		["form-action", forms ? ["'self'", ...formTargets] : ["'none'"]],
		["frame-src", [...frames, ...sourcesOf("frames")]],
		// `data:` is for drawings and QR codes that stylesheets contain as data URLs.
		["img-src", ["'self'", "data:", ...imageHosts, ...sourcesOf("images")]],
		["manifest-src", ["'self'"]],
		["media-src", sourcesOf("media")],
		[
			"script-src",
			[
				...(islands.size > 0 ? ["'self'"] : []),
				...scripts,
				...new Set(outsideScripts.map(({ src }) => originOf(src))),
				...sourcesOf("scripts"),
			],
		],
		[
			"style-src",
			// 'self' is for the late and the print styles, which are files. The hashes are left out if a
			// service needs 'unsafe-inline': next to a hash, browsers ignore 'unsafe-inline'.
			["'self'", ...(serviceStyles.includes("'unsafe-inline'") ? [] : styles), ...serviceStyles],
		],
		["worker-src", sourcesOf("workers")],
		...(services.some(({ injects }) => injects)
			? []
			: ([
					["require-trusted-types-for", ["'script'"]],
					// islands/services/loadScript.ts creates the Trusted Types policy "services", for the
					// URLs of services' scripts.
					["trusted-types", [services.length > 0 ? "services" : "'none'"]],
				] as const)),
	]);
}

const originOf = (url: string): string => new URL(url).origin;

/**
 * Formats a policy for a <meta> element. Fetch directives without sources are left out: browsers
 * then use default-src, or script-src for workers
 * (https://www.w3.org/TR/CSP3/#directive-worker-src).
 */
export const formatPolicy = (policy: Policy): string =>
	[...policy]
		.filter(([name, sources]) => sources.length > 0 || !name.endsWith("-src"))
		.map(([name, sources]) => [name, ...sources].join(" "))
		.join("; ");
