import { type HomeData, homeSchema } from "../../site/schema/pages/home.ts";
import type { Kind } from "../kind.ts";
import { checkHome } from "./check.ts";
import { HomePage, type HomeRoute } from "./HomePage.tsx";

export const home: Kind<HomeRoute, { home: HomeData }> = {
	name: "home",
	files: { home: homeSchema },
	fixedAddress: true,
	plan: ({ site: { pages, words }, place }) => [
		{
			...place("/", words.pages.home, pages.home, {
				inNavigation: true,
				sign: { kicker: pages.home.kicker, title: pages.home.headline.join(" ") },
			}),
			kind: "home",
		},
	],
	check: checkHome,
	showsOfCompany: "reviews",
	Page: HomePage,
};
