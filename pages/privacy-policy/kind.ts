import type { Kind } from "../kind.ts";
import { fileKind, planLegal } from "../planFile.ts";
import { checkPrivacyPolicy } from "./check.ts";
import { PrivacyPolicyPage, type PrivacyPolicyRoute } from "./PrivacyPolicyPage.tsx";
import { privacyFacts } from "./privacyFacts.ts";

export const privacyPolicy: Kind<PrivacyPolicyRoute> = {
	...fileKind("privacy-policy", PrivacyPolicyPage, planLegal),
	facts: privacyFacts,
	check: checkPrivacyPolicy,
};
