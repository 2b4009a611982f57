import type { Site } from "../../site/site.ts";

/**
 * Lists the features that the company could switch on, and where to write each. Only `npm run todo`
 * prints this list, because nothing in it is a mistake.
 */
export function listSwitchedOff(site: Site): string[] {
	const { business, pages, folders, offers, services, theme, folder } = site;
	const { form } = pages.contact;
	const drawn = [
		...(pages.about.image ? [] : ["about.md › image"]),
		...(pages.home.about.image ? [] : ["home.yaml › about.image"]),
		...services.flatMap(({ slug, image }) => (image ? [] : `services/${slug}.yaml › image`)),
	];
	const entries: readonly (readonly [isOn: unknown, what: string, where: string])[] = [
		[theme.logo ?? theme.drawings.mark, "a logo in place of your name", "theme.yaml › logo"],
		[drawn.length === 0, "photos of your own in place of drawings", drawn.join(", ")],
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
