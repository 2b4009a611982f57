import type { Route } from "../../generator/site/routes.ts";
import type { Kind } from "../kind.ts";
import { SentPage } from "./SentPage.tsx";
import { type SentData, sentSchema } from "./schema.ts";

export interface SentRoute extends Route {
	readonly kind: "sent";
}

export const sent: Kind<SentRoute, { "contact/sent": SentData }> = {
	name: "sent",
	files: { "contact/sent": sentSchema },
	plan: ({ site: { pages, words }, crumb, place }) => [
		{
			...place("/contact/sent", words.pages.sent, pages["contact/sent"], {
				indexed: false,
				above: [crumb("/", words.pages.home), crumb("/contact", words.pages.contact)],
			}),
			kind: "sent",
		},
	],
	Page: SentPage,
};
