import type { Checking } from "../../site/checking.ts";
import { dataFields } from "../../site/dataFields.ts";
import type { Site } from "../../site/site.ts";

/** Whether these providers ask for a captcha is set with them, so only the owner can tell. */
const providersWithCaptcha: readonly string[] = ["formspree", "basin", "web3forms"];

/**
 * Warns of a form that a captcha may stop, and of a text that asks for a photo, in English or
 * Spanish, if the company takes none.
 */
export function checkContact(site: Site, { warn }: Checking): void {
	const { form, textPhone, whatsApp } = site.business;
	if (providersWithCaptcha.includes(form.provider))
		warn("form-captcha", "business", ["form", "provider"], form.provider);
	if (textPhone ?? whatsApp ?? site.pages.contact.form.photo) return;
	const asking = dataFields(site).find(
		({ value }) =>
			typeof value === "string" &&
			/\b(?:a|una) (?:photo|picture|foto)\b/i.test(value) &&
			/\bus\b|nos\b/i.test(value),
	);
	if (asking) warn("photo-not-taken", asking.name, asking.path, asking.value);
}
