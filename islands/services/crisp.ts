import { loadScript } from "./loadScript.ts";
import type { Service } from "./service.ts";

type Crisp = Service<{ readonly id: string }>;

const all = ["https://*.crisp.chat"];

/**
 * The sources that Crisp lists:
 * https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/
 */
export const needs: Crisp["needs"] = () => ({
	name: "Crisp",
	scripts: all,
	connections: [...all, "wss://*.relay.crisp.chat"],
	images: all,
	frames: all,
	styles: ["'unsafe-inline'", ...all],
	fonts: all,
	media: all,
	workers: ["blob:", ...all],
	injects: true,
});

export const start: Crisp["start"] = ({ id }) => {
	window.$crisp = [];
	window.CRISP_WEBSITE_ID = id;
	// On phones the call bar leaves room for the chat's button (styles/late/call-bar.css).
	document.body.classList.add("has-chat");
	loadScript("https://client.crisp.chat/l.js");
};
