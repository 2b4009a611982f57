import type { Crumb } from "../../site/routes.ts";
import type { Kind } from "../kind.ts";
import { dayOf, publishedNews } from "../newsItem/dayOf.ts";
import { planHelp } from "../planHelp.ts";
import { NewsPage, type NewsRoute } from "./NewsPage.tsx";

/** Returns the file name of the feed of a page: "/news" → "news.xml". */
export const feedOf = ({ path }: Pick<Crumb, "path">): string => `${path.slice(1)}.xml`;

export const news: Kind<NewsRoute> = {
	name: "news",
	plan: (planning) => {
		const { pages } = planning.site;
		const page = publishedNews(planning.site).length > 0 ? pages.news : undefined;
		return planHelp(planning, "news", "/news", page).map((route) => ({
			...route,
			feed: feedOf(route),
		}));
	},
	feedEntries: (site) =>
		publishedNews(site)
			.toReversed()
			.map((item) => ({ ...item, path: `/news/${item.slug}`, day: dayOf(item.slug) })),
	Page: NewsPage,
};
