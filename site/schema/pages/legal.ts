import { z } from "zod";
import { document, hero, meta, pastDay, prose, says } from "../fields.ts";
import { formProviders } from "../forms.ts";
import { serviceNames } from "../outsideServices.ts";
import { withRole } from "../roles.ts";

const ownerNote = withRole(
	z
		.string()
		.max(4000, says("text-too-long", { max: 4000 }))
		.default("")
		.describe("For the owner's lawyer; never shown. Empty it once the lawyer has read the text."),
	"ownerNote",
);

export const privacySchema = z.strictObject({
	...meta,
	...hero,
	updated: pastDay,
	ownerNote,
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
	body: document(40000),
});

/** data/terms-of-service.md → /terms-of-service, and data/accessibility.md → /accessibility */
export const termsSchema = z.strictObject({
	...meta,
	...hero,
	updated: pastDay,
	ownerNote,
	body: document(40000),
});

export type PrivacyData = z.infer<typeof privacySchema>;

export type TermsData = z.infer<typeof termsSchema>;
