import { type HowTosData, howTosSchema } from "../../site/schema/pages/howTos.ts";
import type { Kind } from "../kind.ts";
import { planHelp } from "../planHelp.ts";
import { HowTosPage, type HowTosRoute } from "./HowTosPage.tsx";

export const howTos: Kind<HowTosRoute, { "how-to"?: HowTosData }> = {
	name: "howTos",
	optionalFiles: { "how-to": howTosSchema },
	plan: (planning) => planHelp(planning, "howTos", "/how-to", planning.site.pages["how-to"]),
	Page: HowTosPage,
};
