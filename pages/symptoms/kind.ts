import type { Route } from "../../generator/site/routes.ts";
import type { Kind } from "../kind.ts";
import { SymptomsPage } from "./SymptomsPage.tsx";
import { type SymptomsData, symptomsSchema } from "./schema.ts";

export interface SymptomsRoute extends Route {
	readonly kind: "symptoms";
	readonly page: SymptomsData;
}

export const symptoms: Kind<SymptomsRoute, { symptoms?: SymptomsData }> = {
	name: "symptoms",
	optionalFiles: { symptoms: symptomsSchema },
	plan: ({ site: { pages, words }, place }) =>
		pages.symptoms
			? [
					{
						...place("/symptoms", words.pages.symptoms, pages.symptoms, {
							listing: { column: words.sitemap.help },
						}),
						kind: "symptoms",
						page: pages.symptoms,
					},
				]
			: [],
	Page: SymptomsPage,
};
