import type { Kind } from "../kind.ts";
import { fileKind, planInNavigation } from "../planFile.ts";
import { faqNodes } from "../structuredData.ts";
import { FaqPage, type FaqRoute } from "./FaqPage.tsx";

export const faq: Kind<FaqRoute> = {
	...fileKind("faq", FaqPage, planInNavigation),
	structuredData: (_, context) =>
		faqNodes(
			context.site.pages.faq.sections.flatMap(({ questions }) => questions),
			context,
		),
};
