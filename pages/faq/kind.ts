import type { Kind } from "../kind.ts";
import { faqNodes } from "../structuredData.ts";
import { FaqPage, type FaqRoute } from "./FaqPage.tsx";

export const faq: Kind<FaqRoute> = {
	name: "faq",
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
