import type { ComponentProps, ReactNode } from "react";
import type { PageProps } from "../site/pageProps.ts";
import type { Route } from "../site/routes.ts";
import { CallToAction } from "./CallToAction.tsx";
import { LinkList } from "./LinkList.tsx";
import { PageHead } from "./PageHead.tsx";
import { Section } from "./Section.tsx";

interface OverviewRoute extends Route {
	readonly page: {
		readonly heading: string;
		readonly lede: string;
		readonly cta: Pick<ComponentProps<typeof CallToAction>, "title" | "subtitle">;
	};
}

interface OverviewPageProps extends Pick<PageProps<OverviewRoute>, "site" | "route" | "to"> {
	readonly links: ComponentProps<typeof LinkList>["links"];
	readonly children?: ReactNode;
}

export function OverviewPage({ site, route, to, links, children }: OverviewPageProps) {
	const { crumbs, name, page } = route;
	return (
		<>
			<PageHead crumbs={crumbs} to={to} title={page.heading} lede={page.lede} />
			<Section soft>
				<h2 className="visually-hidden">{name}</h2>
				<LinkList links={links} />
			</Section>
			{children}
			<CallToAction site={site} to={to} {...page.cta} />
		</>
	);
}
