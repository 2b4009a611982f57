import type { Kind } from "../kind.ts";
import { checkHome } from "./check.ts";
import { HomePage, type HomeRoute } from "./HomePage.tsx";

export const home: Kind<HomeRoute> = {
	name: "home",
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
