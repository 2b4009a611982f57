import { createHash } from "node:crypto";

/** A Content-Security-Policy source for an inline element with exactly this text (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What one page needs beyond the site's own files. */
export interface PolicyNeeds {
	/** Texts of inline <style> elements. */
	readonly styles: readonly string[];
	/** Texts of inline <script> elements, speculation rules included; data blocks such as JSON-LD are not scripts. */
	readonly scripts: readonly string[];
	/** Origins of frames. */
	readonly frames: readonly string[];
	/** Origins that the contact form's messages go to. */
	readonly formTargets: readonly string[];
	/** Origin of images served from elsewhere. */
	readonly images: readonly string[];
}

/**
 * The strictest policy that the page works under, as directives in a fixed order.
 *
 * `connect-src 'self'` stands on every page: Lighthouse fetches robots.txt from inside the page and needs it.
 * Directives that only work in a header (frame-ancestors) are added by the host files.
 */
export function contentSecurityPolicy({ styles, scripts, frames, formTargets, images }: PolicyNeeds): string {
	const directives: Readonly<Record<string, readonly string[]>> = {
		"default-src": ["'none'"],
		"base-uri": ["'none'"],
		"connect-src": ["'self'", ...formTargets],
		"font-src": ["'self'"],
		"form-action": ["'self'", ...formTargets],
		"frame-src": frames.length > 0 ? frames : [],
		"img-src": ["'self'", "data:", ...images],
		"manifest-src": ["'self'"],
		"script-src": ["'self'", ...scripts.map(hashSource)],
		"style-src": styles.map(hashSource),
		"require-trusted-types-for": ["'script'"],
		"trusted-types": ["'none'"],
	};
	return Object.entries(directives)
		.filter(([, sources]) => sources.length > 0)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}
