import { z } from "zod";
import { part, plainUrl, says } from "./fields.ts";

const id = (pattern: RegExp, example: string) =>
	z.string().regex(pattern, says("service-id-format", { example }));

/** Services of other companies that run scripts on pages. Each has a file in islands/services. */
export const outsideServices = z
	.strictObject({
		ask: z
			.enum(["always", "europe", "never"])
			.describe(
				"Whether visitors are asked before the services load: always, europe (where the clock is set to Europe's time), or never. Browsers that say no for their user (Global Privacy Control) load none unless the visitor says yes.",
			),
		callrail: part("Call tracking: numbers that tell where a caller came from.", {
			script: z
				.string()
				.overwrite((address) => address.replace(/^\/\//, "https://"))
				.regex(
					/^https:\/\/cdn\.callrail\.com\/companies\/\d+\/[0-9a-z]+\/\d+\/swap\.js$/,
					says("callrail-script-format"),
				),
		}),
		clarity: z
			.strictObject({ id: id(/^[a-z0-9]{6,16}$/, "k1a2b3c4d5") })
			.optional()
			.describe("Microsoft Clarity: how visitors use your pages."),
		crisp: part("Crisp: a chat with visitors.", {
			id: id(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "7598bf86-9ebb-46bc-8c61-be8929bbf93d"),
		}),
		ga4: z
			.strictObject({ id: id(/^G-[A-Z0-9]{4,14}$/, "G-AB12CD34EF") })
			.optional()
			.describe("Google Analytics 4."),
		gtm: part("Google Tag Manager.", {
			id: id(/^GTM-[A-Z0-9]{4,12}$/, "GTM-AB12CD3"),
			allows: z
				.array(plainUrl)
				.optional()
				.describe("Sites from which its tags load something: [https://connect.example.net]."),
		}),
		plausible: part("Plausible: counts visits without cookies.", {
			domain: id(/^[a-z0-9.-]+$/, "example.com"),
			host: plainUrl
				.overwrite((address) => address.replace(/\/$/, ""))
				.optional()
				.describe("Where your own Plausible is, if you have one."),
		}),
	})
	.optional()
	.describe(
		"Outside services that measure visits and calls or let visitors chat. Pages load them, and the security policy and the privacy policy adapt.",
	);

export const serviceNames = ["callrail", "clarity", "crisp", "ga4", "gtm", "plausible"] as const;

export type ServiceSettings = NonNullable<z.infer<typeof outsideServices>>;
