import { LegalText } from "../../components/LegalText.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type TermsRoute = FileRoute<"terms-of-service">;

/** The page at /terms-of-service. */
export const TermsPage = ({ site, route, to }: PageProps<TermsRoute>) => (
	<LegalText site={site} route={route} page={route.page} to={to} />
);
