import type { Kind } from "../kind.ts";
import { AreasPage, type AreasRoute } from "./AreasPage.tsx";
import { checkAreas } from "./check.ts";

export const areas: Kind<AreasRoute> = {
	name: "areas",
	plan: ({ site: { pages, words }, place }) => [
		{ ...place("/areas", words.pages.areas, pages.areas, { inNavigation: true }), kind: "areas" },
	],
	check: checkAreas,
	Page: AreasPage,
};
