import { type FaqData, faqSchema } from "../../site/schema/pages/faq.ts";
import type { Kind } from "../kind.ts";
import { faqNodes } from "../structuredData.ts";
import { FaqPage, type FaqRoute } from "./FaqPage.tsx";

export const faq: Kind<FaqRoute, { faq: FaqData }> = {
	name: "faq",
	files: { faq: faqSchema },
	label: "Questions",
	plan: ({ site: { pages, words }, place }) => [
		{ ...place("/faq", words.pages.faq, pages.faq, { inNavigation: true }), kind: "faq" },
	],
	structuredData: (_, context) =>
		faqNodes(
			context.site.pages.faq.sections.flatMap(({ questions }) => questions),
			context,
		),
	Page: FaqPage,
};
