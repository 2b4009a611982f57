import type { Kind } from "../kind.ts";
import { planLegal } from "../planFile.ts";
import { TermsPage, type TermsRoute } from "./TermsPage.tsx";

export const termsOfService: Kind<TermsRoute> = {
	name: "terms-of-service",
	plan: (planning) => planLegal(planning, "terms-of-service"),
	Page: TermsPage,
};
