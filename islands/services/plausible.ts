import { loadScript } from "./loadScript.ts";
import type { Service } from "./service.ts";

type Plausible = Service<{ readonly domain: string; readonly host?: string | undefined }>;

const home = "https://plausible.io";
const at = (host = home): string => new URL(host).origin;

/**
 * Plausible's script loads nothing else and writes no HTML:
 * https://plausible.io/docs/plausible-script
 */
export const needs: Plausible["needs"] = ({ host }) => ({
	name: "Plausible",
	scripts: [at(host)],
	connections: [at(host)],
	injects: false,
});

export const start: Plausible["start"] = ({ domain, host = home }) =>
	loadScript(`${host}/js/script.js`, { domain });
