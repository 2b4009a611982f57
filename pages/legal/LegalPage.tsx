import { AskAgain } from "../../components/Consent.tsx";
import { Day } from "../../components/Day.tsx";
import { blockNodes } from "../../components/markdownTokens.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { Route } from "../../site/routes.ts";
import type { PrivacyData, TermsData } from "../../site/schema/pages/legal.ts";

export interface LegalRoute extends Route {
	readonly kind: "legal";
	readonly page: PrivacyData | TermsData;
}

/** The page at /privacy-policy, /terms-of-service or /accessibility. */
export function LegalPage({ site, route, to }: PageProps<LegalRoute>) {
	const { page } = route;
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede}>
				<Day day={page.updated} text={site.words.legal.updated} />
			</PageHead>
			<Section>
				<div className="prose stack">
					{blockNodes(page.body, to)}
					{page === site.pages["privacy-policy"] && <AskAgain site={site} />}
				</div>
			</Section>
		</>
	);
}
