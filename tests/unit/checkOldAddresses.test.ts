import { expect, it } from "vitest";
import { checkOldAddresses } from "../../generator/check/checkOldAddresses.ts";
import { adviceOn } from "../../site/messages.ts";
import { sampleSite } from "./sampleData.ts";

const redirects = "/?p=12 /price%20list.pdf /old.html /caf%C3%A9 /a//b /blog?tag=Garage+Doors"
	.split(" ")
	.map((from) => ({ from, to: "/faq" }));
const { business } = sampleSite();

function messagesFor(host?: typeof business.host) {
	const messages: string[] = [];
	checkOldAddresses(
		{ business: { ...business, host }, redirects },
		{
			warn: (code, _name, _path, got, values) =>
				void messages.push(`${got}: ${adviceOn(code, values).join(". ")}`),
		},
	);
	return messages;
}

it("names the hosts that can't redirect an address", () => {
	const both = messagesFor();
	expect(both.map((message) => message.replace(/\. .*/, ""))).toEqual([
		"/?p=12, /blog?tag=Garage+Doors: no old address with a question mark, where the host is Cloudflare Pages or GitHub Pages",
		"/price%20list.pdf, /a//b: no old address with two slashes in a row, or an ending such as .pdf or .php, where the host is GitHub Pages",
		"/blog?tag=Garage+Doors: no old address with a space (+ or %20) after its question mark, where the host is Netlify",
	]);
	expect(both[0]).toContain('name it in business.yaml, like "host: netlify"');
	expect(messagesFor("cloudflare")).toEqual([
		"/?p=12, /blog?tag=Garage+Doors: no old address with a question mark, where the host is Cloudflare Pages. Cloudflare Pages can't lead such an address on. Use another host, or accept that these redirects do nothing there.",
	]);
	expect(messagesFor("nginx")).toEqual([]);
});
