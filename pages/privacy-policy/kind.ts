import type { Kind } from "../kind.ts";
import { planLegal } from "../planFile.ts";
import { checkPrivacyPolicy } from "./check.ts";
import { PrivacyPolicyPage, type PrivacyPolicyRoute } from "./PrivacyPolicyPage.tsx";

export const privacyPolicy: Kind<PrivacyPolicyRoute> = {
	name: "privacy-policy",
	plan: (planning) => planLegal(planning, "privacy-policy"),
	check: checkPrivacyPolicy,
	Page: PrivacyPolicyPage,
};
