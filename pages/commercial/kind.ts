import { servedAreas } from "../../site/servedAreas.ts";
import type { Kind } from "../kind.ts";
import { fileKind, planHelp } from "../planFile.ts";
import { faqNodes, serviceNode } from "../structuredData.ts";
import { CommercialPage, type CommercialRoute } from "./CommercialPage.tsx";
import { checkCommercial } from "./check.ts";

export const commercial: Kind<CommercialRoute> = {
	...fileKind("commercial", CommercialPage, planHelp),
	check: checkCommercial,
	structuredData: ({ page: { heading, description, questions } }, context) => {
		const { site } = context;
		const type = site.words.structuredData.commercialTrade;
		return [
			serviceNode({ name: heading, type, description, areas: servedAreas(site) }, context),
			...faqNodes(questions.items, context),
		];
	},
};
