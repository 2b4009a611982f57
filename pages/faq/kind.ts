import type { Kind } from "../kind.ts";
import { planFile } from "../planFile.ts";
import { faqNodes } from "../structuredData.ts";
import { FaqPage, type FaqRoute } from "./FaqPage.tsx";

export const faq: Kind<FaqRoute> = {
	name: "faq",
	plan: (planning) => planFile(planning, "faq", { inNavigation: true }),
	structuredData: (_, context) =>
		faqNodes(
			context.site.pages.faq.sections.flatMap(({ questions }) => questions),
			context,
		),
	Page: FaqPage,
};
