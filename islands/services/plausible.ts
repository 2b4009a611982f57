import { loadScript } from "./loadScript.ts";
import type { Service } from "./service.ts";

type Plausible = Service<{ readonly domain: string; readonly host?: string | undefined }>;

const at = (host = "https://plausible.io"): string => new URL(host).origin;

/** Its script only reports: https://plausible.io/docs/plausible-script */
export const needs: Plausible["needs"] = ({ host }) => ({
	name: "Plausible",
	scripts: [at(host)],
	connections: [at(host)],
	injects: false,
});

export const start: Plausible["start"] = ({ domain, host }) =>
	loadScript(`${at(host)}/js/script.js`, { "data-domain": domain });
