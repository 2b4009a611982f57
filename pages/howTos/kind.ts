import type { Kind } from "../kind.ts";
import { planHelp } from "../planHelp.ts";
import { HowTosPage, type HowTosRoute } from "./HowTosPage.tsx";

export const howTos: Kind<HowTosRoute> = {
	name: "howTos",
	plan: (planning) => planHelp(planning, "howTos", "/how-to", planning.site.pages["how-to"]),
	Page: HowTosPage,
};
