import type { Checking } from "../../generator/load/checking.ts";
import type { Site } from "../../generator/site/site.ts";

/**
 * Warns of outside scripts that the privacy policy does not name. What it says of cookies and
 * analytics was written before the script was added.
 */
export function checkLegal({ business, pages, folder }: Site, { warn }: Checking): void {
	for (const [index, { src }] of (business.outsideScripts ?? []).entries()) {
		const { hostname } = new URL(src);
		if (!pages["privacy-policy"].body.includes(hostname))
			warn("script-not-in-policy", "business", ["outsideScripts", index, "src"], src, [
				`a privacy policy that names ${hostname}`,
				`Say in ${folder}/privacy-policy.md what it collects, and correct what is no longer true there.`,
			]);
	}
}
