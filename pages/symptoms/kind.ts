import type { Kind } from "../kind.ts";
import { planHelp } from "../planFile.ts";
import { SymptomsPage, type SymptomsRoute } from "./SymptomsPage.tsx";

export const symptoms: Kind<SymptomsRoute> = {
	name: "symptoms",
	plan: (planning) => planHelp(planning, "symptoms"),
	Page: SymptomsPage,
};
