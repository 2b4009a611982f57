import { statementOf } from "../../components/statementOf.ts";
import type { PrivacyData, TermsData } from "../../site/schema/pages/legal.ts";
import type { Kind } from "../kind.ts";
import { checkLegal } from "./check.ts";
import { LegalPage, type LegalRoute } from "./LegalPage.tsx";

export const legal: Kind<LegalRoute> = {
	name: "legal",
	plan: ({ site: { business, pages, words }, place }) => {
		const planPage = (file: string, name: string, page: PrivacyData | TermsData): LegalRoute => {
			const sign = { kicker: business.name, title: name };
			return { ...place(`/${file}`, name, page, { inFooter: true, sign }), kind: "legal", page };
		};
		const statement = statementOf(pages);
		return [
			planPage("privacy-policy", words.pages.privacyPolicy, pages["privacy-policy"]),
			planPage("terms-of-service", words.pages.termsOfService, pages["terms-of-service"]),
			...(statement ? [planPage("accessibility", statement.heading, statement)] : []),
		];
	},
	check: checkLegal,
	Page: LegalPage,
};
