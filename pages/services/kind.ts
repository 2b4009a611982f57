import type { Kind } from "../kind.ts";
import { ServicesPage, type ServicesRoute } from "./ServicesPage.tsx";

export const services: Kind<ServicesRoute> = {
	name: "services",
	plan: ({ site: { pages, words }, place }) => [
		{
			...place("/services", words.pages.services, pages.services, { inNavigation: true }),
			kind: "services",
		},
	],
	showsOfCompany: "services",
	Page: ServicesPage,
};
