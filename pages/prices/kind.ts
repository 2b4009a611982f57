import type { Kind } from "../kind.ts";
import { fileKind, planHelp } from "../planFile.ts";
import { articleNode } from "../structuredData.ts";
import { checkPrices } from "./check.ts";
import { PricesPage, type PricesRoute } from "./PricesPage.tsx";

export const prices: Kind<PricesRoute> = {
	...fileKind("prices", PricesPage, planHelp),
	check: checkPrices,
	structuredData: (route, context) => [articleNode(route, context)],
};
