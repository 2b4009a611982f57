import type { Kind } from "../kind.ts";
import { AboutPage, type AboutRoute } from "./AboutPage.tsx";

export const about: Kind<AboutRoute> = {
	name: "about",
	plan: ({ site: { pages, words }, place }) => [
		{ ...place("/about", words.pages.about, pages.about, { inNavigation: true }), kind: "about" },
	],
	Page: AboutPage,
};
