import type { Kind } from "../../kind.ts";
import { planFile } from "../../planFile.ts";
import { SentPage, type SentRoute } from "./SentPage.tsx";

export const sent: Kind<SentRoute> = {
	name: "contact/sent",
	plan: (planning) =>
		planFile(planning, "contact/sent", {
			indexed: false,
			above: [planning.crumb("/contact", planning.site.words.pages.contact)],
		}),
	Page: SentPage,
};
