import { z } from "zod";
import { prose } from "../fields.ts";
import { formProviders } from "../forms.ts";
import { serviceNames } from "../outsideServices.ts";
import { termsSchema } from "./terms-of-service.ts";

/** data/privacy-policy.md → /privacy-policy */
export const privacySchema = termsSchema.extend({
	serviceNotes: z
		.partialRecord(z.enum(["none", ...serviceNames]), prose)
		.optional()
		.describe(
			"What the policy says of each service outside in use, or of none, as {servicesNote}.",
		),
	formNotes: z
		.partialRecord(z.enum(["attribution", "photo", "whatsApp"]), prose)
		.optional()
		.describe(
			"What {formProviderNote} says besides, where the form sends along how a visitor came (attribution) or a photo, or visitors write on WhatsApp.",
		),
	providerNotes: z
		.partialRecord(z.enum(formProviders), prose)
		.describe("What the policy says of the form provider in use, as {formProviderNote}."),
});

export type PrivacyData = z.infer<typeof privacySchema>;
