import type { Kind } from "../kind.ts";
import { planHelp } from "../planHelp.ts";
import { SymptomsPage, type SymptomsRoute } from "./SymptomsPage.tsx";

export const symptoms: Kind<SymptomsRoute> = {
	name: "symptoms",
	plan: (planning) => planHelp(planning, "symptoms", "/symptoms", planning.site.pages.symptoms),
	Page: SymptomsPage,
};
