import type { Kind } from "../kind.ts";
import { faqNodes } from "../structuredData.ts";
import { ContactPage, type ContactRoute } from "./ContactPage.tsx";

export const contact: Kind<ContactRoute> = {
	name: "contact",
	plan: ({ site: { pages, words }, place }) => [
		{
			...place("/contact", words.pages.contact, pages.contact, { inNavigation: true }),
			kind: "contact",
		},
	],
	structuredData: (_, context) => faqNodes(context.site.pages.contact.faq.questions, context),
	Page: ContactPage,
};
