import { OverviewPage } from "../../components/OverviewPage.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import { dayOf, publishedNews } from "../news-item/dayOf.ts";
import type { FileRoute } from "../planFile.ts";

export type NewsRoute = FileRoute<"news">;

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
