import type { Kind } from "../kind.ts";
import { SentPage, type SentRoute } from "./SentPage.tsx";

export const sent: Kind<SentRoute> = {
	name: "sent",
	plan: ({ site: { pages, words }, crumb, place }) => [
		{
			...place("/contact/sent", words.pages.sent, pages["contact/sent"], {
				indexed: false,
				above: [crumb("/contact", words.pages.contact)],
			}),
			kind: "sent",
		},
	],
	Page: SentPage,
};
