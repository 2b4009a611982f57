import { AskAgain } from "../../components/Consent.tsx";
import { LegalText } from "../../components/LegalText.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type PrivacyPolicyRoute = FileRoute<"privacy-policy">;

/** The page at /privacy-policy. */
export const PrivacyPolicyPage = ({ site, route, to }: PageProps<PrivacyPolicyRoute>) => (
	<LegalText site={site} route={route} page={route.page} to={to}>
		<AskAgain site={site} />
	</LegalText>
);
