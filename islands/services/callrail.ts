import { loadScript } from "./loadScript.ts";
import type { Service } from "./service.ts";

type CallRail = Service<{ readonly script: string }>;

export const needs: CallRail["needs"] = () => ({
	name: "CallRail",
	scripts: ["https://*.callrail.com"],
	connections: ["https://*.callrail.com"],
	images: ["https://*.callrail.com"],
	injects: true,
});

/**
 * CallRail's script replaces the phone number in texts and links. Structured data keeps the
 * company's number, because search engines compare that number with other sites.
 */
export const start: CallRail["start"] = ({ script }) => loadScript(script);
