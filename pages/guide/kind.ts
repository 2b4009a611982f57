import type { Kind } from "../kind.ts";
import { howToNode } from "../structuredData.ts";
import { GuidePage, type GuideRoute } from "./GuidePage.tsx";

export const guide: Kind<GuideRoute> = {
	name: "guide",
	plan: ({ site: { pages, folders, words }, crumb, place }) => {
		const overview = pages["how-to"];
		if (!overview) return [];
		return folders["how-to"].map((one) => ({
			...place(`/how-to/${one.slug}`, one.name, one, {
				above: [crumb("/how-to", words.pages["how-to"])],
				listing: { column: words.sitemap.help },
				sign: { kicker: words.pages["how-to"], title: one.name },
			}),
			kind: "guide",
			overview,
			guide: one,
		}));
	},
	structuredData: ({ guide: { heading, steps, more } }, context) => {
		const parts = [steps ?? [], more ?? []].flat();
		return parts.length > 0 ? [howToNode(heading, parts, context)] : [];
	},
	Page: GuidePage,
};
