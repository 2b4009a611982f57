import type { Route } from "../../generator/site/routes.ts";
import type { Kind } from "../kind.ts";
import { faqNodes } from "../structuredData.ts";
import { FaqPage } from "./FaqPage.tsx";
import { type FaqData, faqSchema } from "./schema.ts";

export interface FaqRoute extends Route {
	readonly kind: "faq";
}

export const faq: Kind<FaqRoute, { faq: FaqData }> = {
	name: "faq",
	files: { faq: faqSchema },
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
