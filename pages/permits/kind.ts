import type { Kind } from "../kind.ts";
import { planHelp } from "../planFile.ts";
import { articleNode } from "../structuredData.ts";
import { checkPermits } from "./check.ts";
import { PermitsPage, type PermitsRoute } from "./PermitsPage.tsx";

export const permits: Kind<PermitsRoute> = {
	name: "permits",
	plan: (planning) => planHelp(planning, "permits"),
	check: checkPermits,
	structuredData: (route, context) => [articleNode(route, context)],
	Page: PermitsPage,
};
