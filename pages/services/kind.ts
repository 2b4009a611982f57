import type { Kind } from "../kind.ts";
import { ServicesPage, type ServicesRoute } from "./ServicesPage.tsx";
import { type ServicesData, servicesSchema } from "./schema.ts";

export const services: Kind<ServicesRoute, { services: ServicesData }> = {
	name: "services",
	files: { services: servicesSchema },
	plan: ({ site: { pages, words }, place }) => [
		{
			...place("/services", words.pages.services, pages.services, { inNavigation: true }),
			kind: "services",
		},
	],
	showsOfCompany: "services",
	Page: ServicesPage,
};
