import type { Kind } from "../kind.ts";
import { planFile } from "../planFile.ts";
import { HomePage, type HomeRoute } from "./HomePage.tsx";

export const home: Kind<HomeRoute> = {
	name: "home",
	plan: (planning) => {
		const { kicker, headline } = planning.site.pages.home;
		const sign = { kicker, title: headline.join(" ") };
		return planFile(planning, "home", { inNavigation: true, sign });
	},
	/** Checks that neither list of towns names removed towns only. */
	check: ({ pages, towns }, { report, removed }) => {
		const [example] = towns.keys();
		for (const list of ["serving", "response"] as const) {
			const named = pages.home[list].towns;
			if (named.every((id) => removed.has(`/areas/${id}`)))
				report("home-towns-removed", "home", [list, "towns"], named, { example });
		}
	},
	showsOfCompany: "reviews",
	Page: HomePage,
};
