import type { Crumb } from "../../site/routes.ts";
import type { Kind } from "../kind.ts";
import { dayOf, publishedNews } from "../news-item/dayOf.ts";
import { planHelp } from "../planFile.ts";
import { NewsPage, type NewsRoute } from "./NewsPage.tsx";

/** Returns the file name of the feed of a page: "/news" → "news.xml". */
export const feedOf = ({ path }: Pick<Crumb, "path">): string => `${path.slice(1)}.xml`;

export const news: Kind<NewsRoute> = {
	name: "news",
	plan: (planning) =>
		publishedNews(planning.site).length > 0
			? planHelp(planning, "news").map((route) => ({ ...route, feed: feedOf(route) }))
			: [],
	feedEntries: (site) =>
		publishedNews(site)
			.toReversed()
			.map((item) => ({ ...item, path: `/news/${item.slug}`, day: dayOf(item.slug) })),
	Page: NewsPage,
};
