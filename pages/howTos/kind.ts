import type { Kind } from "../kind.ts";
import { planHelp } from "../planHelp.ts";
import { HowTosPage, type HowTosRoute } from "./HowTosPage.tsx";
import { type HowTosData, howTosSchema } from "./schema.ts";

export const howTos: Kind<HowTosRoute, { "how-to"?: HowTosData }> = {
	name: "howTos",
	optionalFiles: { "how-to": howTosSchema },
	plan: (planning) => planHelp(planning, "howTos", "/how-to", planning.site.pages["how-to"]),
	Page: HowTosPage,
};
