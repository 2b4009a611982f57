import type { Kind } from "../kind.ts";
import { planHelp } from "../planFile.ts";
import { articleNode } from "../structuredData.ts";
import { checkPrices } from "./check.ts";
import { PricesPage, type PricesRoute } from "./PricesPage.tsx";

export const prices: Kind<PricesRoute> = {
	name: "prices",
	plan: (planning) => planHelp(planning, "prices"),
	check: checkPrices,
	structuredData: (route, context) => [articleNode(route, context)],
	Page: PricesPage,
};
