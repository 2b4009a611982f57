import { OverviewPage } from "../../components/OverviewPage.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { NewsData } from "../../site/schema/pages/news.ts";
import { dayOf, publishedNews } from "../newsItem/dayOf.ts";
import type { HelpRoute } from "../planHelp.ts";

export type NewsRoute = HelpRoute<"news", NewsData>;

export function NewsPage({ site, route, to }: PageProps<NewsRoute>) {
	const links = publishedNews(site)
		.toReversed()
		.map((item) => ({
			name: item.title,
			href: to.below("news", item),
			text: item.description,
			day: dayOf(item.slug),
		}));
	return <OverviewPage site={site} route={route} to={to} links={links} />;
}
