import type { Kind } from "../kind.ts";
import { AboutPage, type AboutRoute } from "./AboutPage.tsx";
import { type AboutData, aboutSchema } from "./schema.ts";

export const about: Kind<AboutRoute, { about: AboutData }> = {
	name: "about",
	files: { about: aboutSchema },
	plan: ({ site: { pages, words }, place }) => [
		{ ...place("/about", words.pages.about, pages.about, { inNavigation: true }), kind: "about" },
	],
	Page: AboutPage,
};
