import type { Checking } from "../../site/checking.ts";
import { findFields } from "../../site/dataFields.ts";
import type { Site } from "../../site/site.ts";

/** Only the owner knows whether these providers ask for a captcha: their dashboards set it. */
const providersWithCaptcha: readonly string[] = ["formspree", "basin", "web3forms"];

/**
 * Warns if a captcha may stop the form, and if an English or Spanish text asks for a photo that the
 * company doesn't take.
 */
export function checkContact(site: Site, { warn }: Checking): void {
	const { form, textPhone, whatsApp } = site.business;
	if (providersWithCaptcha.includes(form.provider))
		warn("form-captcha", "business", ["form", "provider"], form.provider);
	if (textPhone ?? whatsApp ?? site.pages.contact.form.photo) return;
	const [asking] = findFields(
		site,
		({ value }) =>
			typeof value === "string" &&
			/\b(?:a|una) (?:photo|picture|foto)\b/i.test(value) &&
			/\bus\b|nos\b/i.test(value),
	);
	if (asking) warn("photo-not-taken", asking.name, asking.path, asking.value);
}
