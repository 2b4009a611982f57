import { loadScript } from "./loadScript.ts";
import type { Service } from "./service.ts";

type Plausible = Service<{ readonly domain: string; readonly host?: string | undefined }>;

const defaultHost = "https://plausible.io";
const originOf = (host = defaultHost): string => new URL(host).origin;

/**
 * `injects` is false, because Plausible's script loads nothing else and writes no HTML:
 * https://plausible.io/docs/plausible-script
 */
export const needs: Plausible["needs"] = ({ host }) => ({
	name: "Plausible",
	scripts: [originOf(host)],
	connections: [originOf(host)],
	injects: false,
});

export const start: Plausible["start"] = ({ domain, host = defaultHost }) =>
	loadScript(`${host}/js/script.js`, { domain });
