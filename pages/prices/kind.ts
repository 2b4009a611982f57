import type { Kind } from "../kind.ts";
import { articleNode } from "../structuredData.ts";
import { checkPrices } from "./check.ts";
import { PricesPage, type PricesRoute } from "./PricesPage.tsx";
import { type PricesData, pricesSchema } from "./schema.ts";

export const prices: Kind<PricesRoute, { prices?: PricesData }> = {
	name: "prices",
	optionalFiles: { prices: pricesSchema },
	plan: ({ site: { pages, words }, place }) =>
		pages.prices
			? [
					{
						...place("/prices", words.pages.prices, pages.prices, {
							listing: { column: words.sitemap.help },
						}),
						kind: "prices",
						prices: pages.prices,
					},
				]
			: [],
	check: checkPrices,
	structuredData: (route, context) => [articleNode(route, context)],
	Page: PricesPage,
};
