import type { Kind } from "../kind.ts";
import { fileKind, planHelp } from "../planFile.ts";
import { articleNode } from "../structuredData.ts";
import { checkPermits } from "./check.ts";
import { PermitsPage, type PermitsRoute } from "./PermitsPage.tsx";

export const permits: Kind<PermitsRoute> = {
	...fileKind("permits", PermitsPage, planHelp),
	check: checkPermits,
	structuredData: (route, context) => [articleNode(route, context)],
};
