import { type SymptomsData, symptomsSchema } from "../../site/schema/pages/symptoms.ts";
import type { Kind } from "../kind.ts";
import { planHelp } from "../planHelp.ts";
import { SymptomsPage, type SymptomsRoute } from "./SymptomsPage.tsx";

export const symptoms: Kind<SymptomsRoute, { symptoms?: SymptomsData }> = {
	name: "symptoms",
	optionalFiles: { symptoms: symptomsSchema },
	plan: (planning) => planHelp(planning, "symptoms", "/symptoms", planning.site.pages.symptoms),
	Page: SymptomsPage,
};
