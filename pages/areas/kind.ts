import type { Kind } from "../kind.ts";
import { fileKind, planInNavigation } from "../planFile.ts";
import { AreasPage, type AreasRoute } from "./AreasPage.tsx";
import { checkAreas } from "./check.ts";

export const areas: Kind<AreasRoute> = {
	...fileKind("areas", AreasPage, planInNavigation),
	check: checkAreas,
};
