import type { Kind } from "../kind.ts";
import { articleNode, faqNodes } from "../structuredData.ts";
import { HurricanePage, type HurricaneRoute } from "./HurricanePage.tsx";
import { type HurricaneData, hurricaneSchema } from "./schema.ts";

export const hurricane: Kind<HurricaneRoute, { hurricane?: HurricaneData }> = {
	name: "hurricane",
	optionalFiles: { hurricane: hurricaneSchema },
	plan: ({ site: { pages, words }, place }) =>
		pages.hurricane
			? [
					{
						...place("/hurricane", words.pages.hurricane, pages.hurricane, {
							listing: { column: words.sitemap.help },
						}),
						kind: "hurricane",
						hurricane: pages.hurricane,
					},
				]
			: [],
	structuredData: (route, context) => [
		articleNode(route, context),
		...faqNodes(route.hurricane.questions.items, context),
	],
	Page: HurricanePage,
};
