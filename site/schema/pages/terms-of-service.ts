import { z } from "zod";
import { document, hero, meta, pastDay, says } from "../fields.ts";
import { withRole } from "../roles.ts";

/** data/terms-of-service.md → /terms-of-service, and data/accessibility.md → /accessibility */
export const termsSchema = z.strictObject({
	...meta,
	...hero,
	updated: pastDay,
	ownerNote: withRole(
		z
			.string()
			.max(4000, says("text-too-long", { max: 4000 }))
			.default("")
			.describe("For the owner's lawyer; never shown. Empty it once the lawyer has read the text."),
		"ownerNote",
	),
	body: document(40000),
});

export type TermsData = z.infer<typeof termsSchema>;
