import type { Kind } from "../kind.ts";
import { SymptomsPage, type SymptomsRoute } from "./SymptomsPage.tsx";
import { type SymptomsData, symptomsSchema } from "./schema.ts";

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
