/** Fields of data/business.yaml about services of other companies, such as search engines. */
import { z } from "zod";
import { httpsUrl, line, says } from "./fields.ts";
import { outsideServices } from "./outsideServices.ts";

/** A search engine's token. Also accepts the whole `<meta>` element with the token in it. */
const verificationToken = line(300)
	.overwrite((written) => /\bcontent=["']([^"']*)["']/.exec(written)?.[1] ?? written)
	.regex(/^[A-Za-z0-9_-]{10,100}$/, says("verification-format"));

export const outsideFields = {
	booking: z
		.strictObject({
			url: httpsUrl.describe("Your booking page, as your scheduler gives it to you."),
			label: line(30).optional().describe('The text of the button. Without it: "Book Online".'),
		})
		.optional()
		.describe(
			"Where visitors book a visit themselves. A button leads there, beside call and quote.",
		),
	attribution: z
		.boolean()
		.default(false)
		.describe(
			"Whether a message tells you how its sender came: the first page, the site before it, and what advertisements add to addresses (utm_source, gclid).",
		),
	outsideServices,
	reviewLink: httpsUrl
		.optional()
		.describe(
			"Where customers write a review of you, such as the link that Google's Ask for reviews gives. The page after a message, the reviews and printed pages then lead there.",
		),
	verification: z
		.strictObject({
			google: verificationToken.optional().describe("Google Search Console."),
			bing: verificationToken.optional().describe("Bing Webmaster Tools."),
		})
		.optional()
		.describe(
			"Shows search engines that the site is yours: the token that each asks you to put into a <meta> tag.",
		),
} as const;
