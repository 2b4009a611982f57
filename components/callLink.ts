import { formatPhone, phoneLink } from "../site/formats.ts";
import type { Business } from "../site/schema/schema.ts";
import { fill, type Speech } from "../site/words.ts";

/** Returns the text and the URL of a link that calls the company: "Call (201) 555-0123". */
export const callLink = ({ phone }: Pick<Business, "phone">, speech: Speech) => ({
	href: phoneLink(phone),
	label: fill(speech.words.call.call, { phone: formatPhone(phone, speech) }),
});
