import type { Kind } from "../kind.ts";
import { planFile } from "../planFile.ts";
import { AreasPage, type AreasRoute } from "./AreasPage.tsx";
import { checkAreas } from "./check.ts";

export const areas: Kind<AreasRoute> = {
	name: "areas",
	plan: (planning) => planFile(planning, "areas", { inNavigation: true }),
	check: checkAreas,
	Page: AreasPage,
};
