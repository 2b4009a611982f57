import type { Kind } from "../kind.ts";
import { checkLegal } from "./check.ts";
import { LegalPage, type LegalRoute } from "./LegalPage.tsx";
import { type PrivacyData, privacySchema, type TermsData, termsSchema } from "./schema.ts";

export const legal: Kind<
	LegalRoute,
	{ "privacy-policy": PrivacyData; "terms-of-service": TermsData }
> = {
	name: "legal",
	files: { "privacy-policy": privacySchema, "terms-of-service": termsSchema },
	plan: ({ site: { business, pages, words }, place }) => {
		const planPage = (file: "privacy-policy" | "terms-of-service", name: string): LegalRoute => {
			const page = pages[file];
			const sign = { kicker: business.name, title: name };
			return { ...place(`/${file}`, name, page, { sign }), kind: "legal", page };
		};
		return [
			planPage("privacy-policy", words.pages.privacyPolicy),
			planPage("terms-of-service", words.pages.termsOfService),
		];
	},
	check: checkLegal,
	Page: LegalPage,
};
