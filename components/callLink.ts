import { formatPhone, phoneLink } from "../generator/site/formats.ts";
import { fill, type Speech } from "../generator/site/words.ts";
import type { Business } from "../schema/schema.ts";

/** Returns the text and the URL of a link that calls the company: "Call (201) 555-0123". */
export const callLink = ({ phone }: Pick<Business, "phone">, speech: Speech) => ({
	href: phoneLink(phone),
	label: fill(speech.words.call.call, { phone: formatPhone(phone, speech) }),
});
