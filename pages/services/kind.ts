import type { Kind } from "../kind.ts";
import { fileKind, planInNavigation } from "../planFile.ts";
import { ServicesPage, type ServicesRoute } from "./ServicesPage.tsx";

export const services: Kind<ServicesRoute> = {
	...fileKind("services", ServicesPage, planInNavigation),
	showsOfCompany: "services",
};
