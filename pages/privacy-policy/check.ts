import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

/**
 * Warns of outside scripts whose host the privacy policy doesn't name. The script was probably
 * added after the policy's text on cookies and analytics was written.
 */
export function checkPrivacyPolicy({ business, pages, folder }: Site, { warn }: Checking): void {
	for (const [index, { src }] of (business.outsideScripts ?? []).entries()) {
		const { hostname } = new URL(src);
		if (!pages["privacy-policy"].body.includes(hostname))
			warn("script-not-in-policy", "business", ["outsideScripts", index, "src"], src, {
				hostname,
				folder,
			});
	}
}
