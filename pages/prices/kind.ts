import { type PricesData, pricesSchema } from "../../site/schema/pages/prices.ts";
import type { Kind } from "../kind.ts";
import { planHelp } from "../planHelp.ts";
import { articleNode } from "../structuredData.ts";
import { checkPrices } from "./check.ts";
import { PricesPage, type PricesRoute } from "./PricesPage.tsx";

export const prices: Kind<PricesRoute, { prices?: PricesData }> = {
	name: "prices",
	optionalFiles: { prices: pricesSchema },
	plan: (planning) => planHelp(planning, "prices", "/prices", planning.site.pages.prices),
	check: checkPrices,
	structuredData: (route, context) => [articleNode(route, context)],
	Page: PricesPage,
};
