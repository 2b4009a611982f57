import type { Kind } from "../kind.ts";
import { planHelp } from "../planFile.ts";
import { articleNode, faqNodes } from "../structuredData.ts";
import { HurricanePage, type HurricaneRoute } from "./HurricanePage.tsx";

export const hurricane: Kind<HurricaneRoute> = {
	name: "hurricane",
	plan: (planning) => planHelp(planning, "hurricane"),
	structuredData: (route, context) => [
		articleNode(route, context),
		...faqNodes(route.page.questions.items, context),
	],
	Page: HurricanePage,
};
