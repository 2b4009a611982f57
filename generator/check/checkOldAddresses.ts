import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";
import { listStart } from "../problems.ts";

const hostNames = {
	cloudflare: "Cloudflare Pages",
	"github-pages": "GitHub Pages",
	netlify: "Netlify",
} as const;

const unsupported = [
	[["cloudflare", "github-pages"], "a question mark", /\?/],
	[
		["github-pages"],
		"two slashes in a row, or an ending such as .pdf or .php",
		/^[^?]*(?:\/\/[^?]*|\.(?!html$)[^./?]+)$/,
	],
	[["netlify"], "a space (+ or %20) after its question mark", /\?.*(?:\+|%20)/],
] as const;

/**
 * Warns of old addresses that the company's host can't redirect. If business.yaml names no host,
 * warns for every host.
 */
export function checkOldAddresses(
	{ business: { host }, redirects }: Pick<Site, "business" | "redirects">,
	{ warn }: Pick<Checking, "warn">,
): void {
	for (const [hosts, what, pattern] of unsupported) {
		const names = hosts.flatMap((one) =>
			host === undefined || host === one ? hostNames[one] : [],
		);
		const found = redirects.map(({ from }) => from).filter((from) => pattern.test(from));
		if (names.length === 0 || found.length === 0) continue;
		const named = { either: names.join(" or "), all: names.join(" and ") };
		const unnamed = host === undefined ? "" : undefined;
		warn("redirect-host", "redirects", [], listStart(found, 3), { what, ...named, unnamed });
	}
}
