import type { Kind } from "../kind.ts";
import { howToNode } from "../structuredData.ts";
import { checkHowTos } from "./check.ts";
import { HowToPage, type HowToRoute } from "./HowToPage.tsx";

export const howTo: Kind<HowToRoute> = {
	name: "howTo",
	plan: ({ site: { pages, folders, words }, crumb, place }) => {
		const overview = pages["how-to"];
		if (!overview) return [];
		return folders["how-to"].map((one) => ({
			...place(`/how-to/${one.slug}`, one.name, one, {
				above: [crumb("/how-to", words.pages.howTos)],
				listing: { column: words.sitemap.help },
				sign: { kicker: words.pages.howTos, title: one.name },
			}),
			kind: "howTo",
			overview,
			howTo: one,
		}));
	},
	check: checkHowTos,
	structuredData: ({ howTo: { heading, steps, more } }, context) => {
		const parts = [steps ?? [], more ?? []].flat();
		return parts.length > 0 ? [howToNode(heading, parts, context)] : [];
	},
	Page: HowToPage,
};
