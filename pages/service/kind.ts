import { servedAreas } from "../../site/servedAreas.ts";
import type { Kind } from "../kind.ts";
import { faqNodes, serviceNode } from "../structuredData.ts";
import { ServicePage, type ServiceRoute } from "./ServicePage.tsx";

export const service: Kind<ServiceRoute> = {
	name: "service",
	plan: ({ site: { services, words }, crumb, place }) =>
		services.map((one) => ({
			...place(`/services/${one.slug}`, one.name, one, {
				above: [crumb("/services", words.pages.services)],
				listing: { column: words.sitemap.services },
				sign: { kicker: words.pages.services, title: one.name },
			}),
			kind: "service",
			service: one,
		})),
	check: ({ services, folder }, { report }) => {
		if (services.length === 0) report("services-none", "services/", [], 0, { folder });
	},
	structuredData: ({ service: { name, description, questions } }, context) => [
		serviceNode({ name, type: name, description, areas: servedAreas(context.site) }, context),
		...faqNodes(questions.items, context),
	],
	Page: ServicePage,
};
