import type { Kind } from "../kind.ts";
import { AccessibilityPage, type AccessibilityRoute } from "./AccessibilityPage.tsx";

export const accessibility: Kind<AccessibilityRoute> = {
	name: "accessibility",
	plan: ({ site: { business, pages }, place }) => {
		const page = pages.accessibility;
		// Plan no page until the owner has read the statement and emptied `ownerNote`.
		if (page?.ownerNote !== "") return [];
		const placing = { inFooter: true, sign: { kicker: business.name } };
		return [
			{ ...place("/accessibility", page.heading, page, placing), kind: "accessibility", page },
		];
	},
	Page: AccessibilityPage,
};
