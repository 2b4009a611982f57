import { LegalText } from "../../components/LegalText.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { Route } from "../../site/routes.ts";
import type { TermsData } from "../../site/schema/pages/terms-of-service.ts";

export interface AccessibilityRoute extends Route {
	readonly kind: "accessibility";
	readonly page: TermsData;
}

/** The page at /accessibility. */
export const AccessibilityPage = ({ site, route, to }: PageProps<AccessibilityRoute>) => (
	<LegalText site={site} route={route} page={route.page} to={to} />
);
