import { expect, it } from "vitest";
import { business } from "../data.ts";
import { readBuilt } from "./pages.ts";

const encode = (address: string): string =>
	[42, ...[...address].map((letter) => letter.charCodeAt(0) ^ 42)]
		.map((code) => code.toString(16).padStart(2, "0"))
		.join("");

/**
 * Rewrites a page as Cloudflare's Email Address Obfuscation does
 * (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
const obfuscate = (html: string): string =>
	html
		.split(/(<!--email_off-->.*?<!--\/email_off-->)/s)
		.map((part) =>
			part.startsWith("<!--email_off-->")
				? part
				: part
						.replace(
							/href="mailto:([^"?]+)"/g,
							(_, address) => `href="/cdn-cgi/l/email-protection#${encode(address)}"`,
						)
						.replace(
							/(?<=>[^<>]*)[\w.+-]+@[\w.-]+\.\w+(?=[^<>]*<)/g,
							(address) => `<span data-cfemail="${encode(address)}">[email&#160;protected]</span>`,
						),
		)
		.join("");

it("Cloudflare leaves every e-mail address readable and usable", () => {
	expect(obfuscate('<p><a href="mailto:a@b.example">a@b.example</a></p>')).not.toContain("@");

	const html = readBuilt("contact.html")
		.toString()
		.replaceAll(/<script.*?<\/script>/gs, "");
	expect(html).toContain(`mailto:${business.email}`);
	expect(obfuscate(html)).toBe(html);
});
