import type { Kind } from "../kind.ts";
import { fileKind, planHelp } from "../planFile.ts";
import { articleNode, faqNodes } from "../structuredData.ts";
import { HurricanePage, type HurricaneRoute } from "./HurricanePage.tsx";

export const hurricane: Kind<HurricaneRoute> = {
	...fileKind("hurricane", HurricanePage, planHelp),
	structuredData: (route, context) => [
		articleNode(route, context),
		...faqNodes(route.page.questions.items, context),
	],
};
