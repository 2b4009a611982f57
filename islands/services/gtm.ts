import { loadScript } from "./loadScript.ts";
import type { Service } from "./service.ts";

type Gtm = Service<{ readonly id: string; readonly allows?: readonly string[] | undefined }>;

/**
 * The sources that Google lists (https://developers.google.com/tag-platform/security/guides/csp).
 * `allows` adds the sites from which the company's tags load files. Tags of custom HTML or
 * JavaScript don't work, because the security policy allows only the build's own inline code.
 */
export const needs: Gtm["needs"] = ({ allows = [] }) => ({
	name: "Google Tag Manager",
	scripts: ["https://*.googletagmanager.com", ...allows],
	connections: [
		"https://*.googletagmanager.com",
		"https://*.google-analytics.com",
		"https://*.analytics.google.com",
		...allows,
	],
	images: ["https://*.googletagmanager.com", "https://*.google-analytics.com", ...allows],
	frames: ["https://www.googletagmanager.com", ...allows],
	injects: true,
});

export const start: Gtm["start"] = ({ id }) => {
	window.dataLayer ??= [];
	const queue = window.dataLayer;
	queue.push({ "gtm.start": Date.now(), event: "gtm.js" });
	loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
};
