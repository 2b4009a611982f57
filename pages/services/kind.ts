import type { Kind } from "../kind.ts";
import { planFile } from "../planFile.ts";
import { ServicesPage, type ServicesRoute } from "./ServicesPage.tsx";

export const services: Kind<ServicesRoute> = {
	name: "services",
	plan: (planning) => planFile(planning, "services", { inNavigation: true }),
	showsOfCompany: "services",
	Page: ServicesPage,
};
