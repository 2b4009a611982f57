import { CallToAction } from "../../components/CallToAction.tsx";
import { LinkList } from "../../components/LinkList.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import type { Route } from "../../generator/site/routes.ts";
import type { PageProps } from "../kind.ts";
import { dayOf } from "../newsItem/dayOf.ts";
import type { NewsData } from "./schema.ts";

export interface NewsRoute extends Route {
	readonly kind: "news";
	readonly page: NewsData;
}

/** "/news": the list of news, the newest first. */
export function NewsPage({ site, route, to }: PageProps<NewsRoute>) {
	const { page } = route;
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede} />
			<Section soft>
				<h2 className="visually-hidden">{route.name}</h2>
				<LinkList
					links={site.folders.news.toReversed().map((item) => ({
						name: item.title,
						href: to.below("news", item),
						text: item.description,
						day: dayOf(item.slug),
					}))}
				/>
			</Section>
			<CallToAction phone={site.business.phone} contactHref={to.page("contact")} {...page.cta} />
		</>
	);
}
