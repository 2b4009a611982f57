import type { ReactNode } from "react";
import type { PageProps } from "../site/pageProps.ts";
import type { Route } from "../site/routes.ts";
import type { TermsData } from "../site/schema/pages/terms-of-service.ts";
import { Day } from "./Day.tsx";
import { blockNodes } from "./markdownTokens.tsx";
import { PageHead } from "./PageHead.tsx";
import { Section } from "./Section.tsx";

interface LegalTextProps extends Pick<PageProps<Route>, "site" | "route" | "to"> {
	readonly page: Pick<TermsData, "heading" | "lede" | "updated" | "body">;
	/** What follows the text. */
	readonly children?: ReactNode;
}

/** A page with one long text: the privacy policy, the terms or the accessibility statement. */
export function LegalText({ site, route, page, to, children }: LegalTextProps) {
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede}>
				<Day day={page.updated} text={site.words.legal.updated} />
			</PageHead>
			<Section>
				<div className="prose spread stack">
					{blockNodes(page.body, to)}
					{children}
				</div>
			</Section>
		</>
	);
}
