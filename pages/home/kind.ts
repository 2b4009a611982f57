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
	showsOfCompany: "reviews",
	Page: HomePage,
};
