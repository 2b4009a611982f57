import type { Kind } from "../kind.ts";
import { HowTosPage, type HowTosRoute } from "./HowTosPage.tsx";
import { type HowTosData, howTosSchema } from "./schema.ts";

export const howTos: Kind<HowTosRoute, { "how-to"?: HowTosData }> = {
	name: "howTos",
	optionalFiles: { "how-to": howTosSchema },
	plan: ({ site: { pages, words }, place }) => {
		const page = pages["how-to"];
		return page
			? [
					{
						...place("/how-to", words.pages.howTos, page, {
							listing: { column: words.sitemap.help },
						}),
						kind: "howTos",
						page,
					},
				]
			: [];
	},
	Page: HowTosPage,
};
