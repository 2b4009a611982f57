import { loadScript } from "./loadScript.ts";
import type { Service } from "./service.ts";

type Ga4 = Service<{ readonly id: string }>;

/**
 * The sources that Google lists:
 * https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
 */
export const needs: Ga4["needs"] = () => ({
	name: "Google Analytics",
	scripts: ["https://*.googletagmanager.com"],
	connections: [
		"https://*.google-analytics.com",
		"https://*.analytics.google.com",
		"https://*.googletagmanager.com",
	],
	images: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
	injects: true,
});

export const start: Ga4["start"] = ({ id }) => {
	window.dataLayer ??= [];
	const queue = window.dataLayer;
	function gtag(..._: readonly unknown[]) {
		// biome-ignore lint/complexity/noArguments: Google's script ignores arrays.
		queue.push(arguments);
	}
	gtag("js", new Date());
	gtag("config", id);
	loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
};
