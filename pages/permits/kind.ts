import type { Kind } from "../kind.ts";
import { articleNode } from "../structuredData.ts";
import { checkPermits } from "./check.ts";
import { PermitsPage, type PermitsRoute } from "./PermitsPage.tsx";
import { type PermitsData, permitsSchema } from "./schema.ts";

export const permits: Kind<PermitsRoute, { permits?: PermitsData }> = {
	name: "permits",
	optionalFiles: { permits: permitsSchema },
	plan: ({ site: { pages, words }, place }) =>
		pages.permits
			? [
					{
						...place("/permits", words.pages.permits, pages.permits, {
							listing: { column: words.sitemap.help },
						}),
						kind: "permits",
						permits: pages.permits,
					},
				]
			: [],
	check: checkPermits,
	structuredData: (route, context) => [articleNode(route, context)],
	Page: PermitsPage,
};
