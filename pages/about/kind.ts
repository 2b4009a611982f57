import type { Kind } from "../kind.ts";
import { planFile } from "../planFile.ts";
import { AboutPage, type AboutRoute } from "./AboutPage.tsx";

export const about: Kind<AboutRoute> = {
	name: "about",
	plan: (planning) => planFile(planning, "about", { inNavigation: true }),
	Page: AboutPage,
};
