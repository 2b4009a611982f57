import { loadScript } from "./loadScript.ts";
import type { Service } from "./service.ts";

type CallRail = Service<{ readonly script: string }>;

/**
 * Swaps the number that visitors see, and where its links lead. Structured data keep the company's own
 * number, which search engines compare with other sites.
 */
export const needs: CallRail["needs"] = () => ({
	name: "CallRail",
	scripts: ["https://*.callrail.com"],
	connections: ["https://*.callrail.com"],
	images: ["https://*.callrail.com"],
	injects: true,
});

export const start: CallRail["start"] = ({ script }) => loadScript(script);
