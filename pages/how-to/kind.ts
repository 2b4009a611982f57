import type { Kind } from "../kind.ts";
import { planHelp } from "../planFile.ts";
import { HowToPage, type HowToRoute } from "./HowToPage.tsx";

export const howTo: Kind<HowToRoute> = {
	name: "how-to",
	plan: (planning) => planHelp(planning, "how-to"),
	Page: HowToPage,
};
