import { loadScript } from "./loadScript.ts";
import type { Service } from "./service.ts";

type Clarity = Service<{ readonly id: string }>;

/**
 * The sources that Microsoft lists:
 * https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-csp
 */
export const needs: Clarity["needs"] = () => ({
	name: "Microsoft Clarity",
	scripts: ["https://*.clarity.ms"],
	connections: ["https://*.clarity.ms", "https://c.bing.com"],
	images: ["https://*.clarity.ms", "https://c.bing.com"],
	injects: true,
});

export const start: Clarity["start"] = ({ id }) => {
	// Queue the calls until Clarity's script has loaded and runs them.
	window.clarity ??= function clarity(..._: readonly unknown[]) {
		window.clarity.q ??= [];
		// biome-ignore lint/complexity/noArguments: Clarity's script reads `arguments`.
		window.clarity.q.push(arguments);
	};
	// Allow analytics, but no advertising:
	// https://learn.microsoft.com/en-us/clarity/setup-and-installation/consent-mode
	window.clarity("consentv2", { ad_Storage: "denied", analytics_Storage: "granted" });
	loadScript(`https://www.clarity.ms/tag/${id}`);
};
