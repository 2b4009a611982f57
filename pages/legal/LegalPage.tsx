import { AskAgain } from "../../components/Consent.tsx";
import { blockNodes } from "../../components/markdownTokens.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import { formatDate } from "../../generator/site/formats.ts";
import type { Route } from "../../generator/site/routes.ts";
import type { PageProps } from "../kind.ts";
import type { PrivacyData, TermsData } from "./schema.ts";

export interface LegalRoute extends Route {
	readonly kind: "legal";
	readonly page: PrivacyData | TermsData;
}

/** "/privacy-policy", "/terms-of-service" and "/accessibility". */
export function LegalPage({ site, route, to }: PageProps<LegalRoute>) {
	const { page } = route;
	const [before, after] = site.words.legal.updated.split("{date}");
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede}>
				<p className="small-print">
					{before}
					<time dateTime={page.updated}>{formatDate(page.updated, site.speech)}</time>
					{after}
				</p>
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
