import type { Kind } from "../kind.ts";
import { fileKind, planInNavigation } from "../planFile.ts";
import { faqNodes } from "../structuredData.ts";
import { ContactPage, type ContactRoute } from "./ContactPage.tsx";
import { checkContact } from "./check.ts";

export const contact: Kind<ContactRoute> = {
	...fileKind("contact", ContactPage, planInNavigation),
	check: checkContact,
	structuredData: (_, context) => faqNodes(context.site.pages.contact.faq.questions, context),
};
