import type { Kind } from "../kind.ts";
import { fileKind, planLegal } from "../planFile.ts";
import { checkPrivacyPolicy } from "./check.ts";
import { PrivacyPolicyPage, type PrivacyPolicyRoute } from "./PrivacyPolicyPage.tsx";

export const privacyPolicy: Kind<PrivacyPolicyRoute> = {
	...fileKind("privacy-policy", PrivacyPolicyPage, planLegal),
	check: checkPrivacyPolicy,
};
