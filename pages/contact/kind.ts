import type { Kind } from "../kind.ts";
import { fileKind, planInNavigation } from "../planFile.ts";
import { faqNodes } from "../structuredData.ts";
import { ContactPage, type ContactRoute } from "./ContactPage.tsx";

export const contact: Kind<ContactRoute> = {
	...fileKind("contact", ContactPage, planInNavigation),
	structuredData: (_, context) => faqNodes(context.site.pages.contact.faq.questions, context),
};
