import type { Kind } from "../kind.ts";
import { checkSymptoms } from "./check.ts";
import { SymptomPage, type SymptomRoute } from "./SymptomPage.tsx";

export const symptom: Kind<SymptomRoute> = {
	name: "symptom",
	plan: ({ site: { pages, folders, words }, crumb, place }) => {
		const overview = pages.symptoms;
		if (!overview) return [];
		return folders.symptoms.map((branch) => ({
			...place(`/symptoms/${branch.slug}`, branch.name, branch, {
				above: [crumb("/symptoms", words.pages.symptoms)],
				listing: { column: words.sitemap.symptoms },
				sign: { kicker: words.pages.symptoms, title: branch.name },
			}),
			kind: "symptom",
			overview,
			branch,
		}));
	},
	check: checkSymptoms,
	Page: SymptomPage,
};
