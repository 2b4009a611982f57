import type { Site } from "../../site/site.ts";

/**
 * Lists what the company could switch on, a line each: what it brings, and where to write it.
 * Nothing here is a mistake, so only `npm run todo` tells it.
 */
export function listSwitchedOff({ business, pages, folders, offers, folder }: Site): string[] {
	const { form } = pages.contact;
	const entries: readonly (readonly [isOn: unknown, what: string, where: string])[] = [
		[business.booking, "a button to book online", "business.yaml › booking"],
		[business.textPhone, "text messages, and photos by text", "business.yaml › textPhone"],
		[business.whatsApp, "messages on WhatsApp", "business.yaml › whatsApp"],
		[form.photo, "a photo with the form's message", "contact.yaml › form.photo"],
		[form.windows, "the day that suits a visitor", "contact.yaml › form.windows"],
		[folders.jobs.length > 0, "your jobs with photos before and after", "jobs.yaml and jobs/"],
		[offers && offers.length > 0, "offers with an end date", "offers.yaml"],
		[business.reviewLink, "a link to write a review", "business.yaml › reviewLink"],
		[business.attribution, "how a message's sender found you", "business.yaml › attribution"],
		[pages.prices?.financing, "monthly examples of a loan", "prices.yaml › financing"],
		[business.licenseNumber, "your license, with its look-up", "business.yaml › licenseNumber"],
	];
	return entries.flatMap(([isOn, what, where]) => (isOn ? [] : `${what}: ${folder}/${where}`));
}
