import { AskAgain } from "../components/Consent.tsx";
import { blockNodes } from "../components/markdownTokens.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section } from "../components/Section.tsx";
import { formatDate } from "../generator/site/formats.ts";
import type { PageProps } from "./page.ts";

/** The privacy policy and the terms of service, "/privacy-policy" and "/terms-of-service". */
export function LegalPage({ site, route, to }: PageProps<"legal">) {
	const page = site.pages[route.page];
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
					{route.page === "privacy-policy" && <AskAgain site={site} />}
				</div>
			</Section>
		</>
	);
}
