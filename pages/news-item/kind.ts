import type { Kind } from "../kind.ts";
import { feedOf } from "../news/kind.ts";
import { articleNode } from "../structuredData.ts";
import { checkNewsItems } from "./check.ts";
import { dayOf, publishedNews } from "./dayOf.ts";
import { NewsItemPage, type NewsItemRoute } from "./NewsItemPage.tsx";

export const newsItem: Kind<NewsItemRoute> = {
	name: "news-item",
	plan: ({ site, crumb, place }) => {
		const { pages, words } = site;
		const overview = pages.news;
		if (!overview) return [];
		const list = crumb("/news", words.pages.news);
		return publishedNews(site)
			.toReversed()
			.map((item) => ({
				...place(`/news/${item.slug}`, item.title, item, {
					above: [list],
					listing: { column: words.pages.news },
					sign: { kicker: words.pages.news },
				}),
				kind: "news-item",
				feed: feedOf(list),
				overview,
				item,
			}));
	},
	check: checkNewsItems,
	structuredData: (route, context) => [
		{
			...articleNode(route, context),
			"@type": "BlogPosting",
			datePublished: dayOf(route.item.slug),
		},
	],
	Page: NewsItemPage,
};
