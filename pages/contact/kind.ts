import type { Kind } from "../kind.ts";
import { planFile } from "../planFile.ts";
import { faqNodes } from "../structuredData.ts";
import { ContactPage, type ContactRoute } from "./ContactPage.tsx";

export const contact: Kind<ContactRoute> = {
	name: "contact",
	plan: (planning) => planFile(planning, "contact", { inNavigation: true }),
	structuredData: (_, context) => faqNodes(context.site.pages.contact.faq.questions, context),
	Page: ContactPage,
};
