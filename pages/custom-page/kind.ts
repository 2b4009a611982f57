import type { Kind } from "../kind.ts";
import { faqNodes } from "../structuredData.ts";
import { CustomPage, type CustomRoute } from "./CustomPage.tsx";
import { checkCustom } from "./check.ts";

export const customPage: Kind<CustomRoute> = {
	name: "custom-page",
	plan: ({ site: { business, folders, words }, place }) =>
		folders.pages.map((page) => ({
			...place(`/${page.slug}`, page.name, page, {
				data: `pages/${page.slug}`,
				inFooter: page.shownIn === "footer",
				...(page.shownIn === "menu" && { listing: { column: words.sitemap.help } }),
				sign: { kicker: business.name },
			}),
			kind: "custom-page",
			page,
		})),
	check: checkCustom,
	structuredData: ({ page: { blocks = [] } }, context) =>
		faqNodes(
			blocks.flatMap(({ questions = [] }) => questions),
			context,
		),
	Page: CustomPage,
};
