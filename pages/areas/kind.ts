import type { Route } from "../../generator/site/routes.ts";
import type { Kind } from "../kind.ts";
import { AreasPage } from "./AreasPage.tsx";
import { checkAreas } from "./check.ts";
import { type AreasData, areasSchema } from "./schema.ts";

export interface AreasRoute extends Route {
	readonly kind: "areas";
}

export const areas: Kind<AreasRoute, { areas: AreasData }> = {
	name: "areas",
	files: { areas: areasSchema },
	plan: ({ site: { pages, words }, place }) => [
		{ ...place("/areas", words.pages.areas, pages.areas, { inNavigation: true }), kind: "areas" },
	],
	check: checkAreas,
	Page: AreasPage,
};
