import { formatMinutes } from "../../site/formats.ts";
import { countyArea } from "../../site/servedAreas.ts";
import type { County, Site } from "../../site/site.ts";
import { countyName, fill, plural } from "../../site/words.ts";
import type { Kind } from "../kind.ts";
import { serviceNode } from "../structuredData.ts";
import { CountyPage, type CountyRoute } from "./CountyPage.tsx";
import { checkCounties } from "./check.ts";

export const county: Kind<CountyRoute> = {
	name: "county",
	plan: ({ site, crumb, place }) => {
		const { counties, words } = site;
		return counties.map((one) => ({
			...place(`/areas/${one.slug}`, one.name, one, {
				above: [crumb("/areas", words.pages.areas)],
				listing: {
					column: one.name,
					block: "areas",
					name: fill(words.sitemap.allOf, { place: one.name }),
				},
				sign: signOf(one, site),
			}),
			kind: "county",
			county: one,
		}));
	},
	check: checkCounties,
	structuredData: ({ county: { name, heading } }, context) => [
		serviceNode(
			{
				name: heading,
				type: context.site.words.structuredData.trade,
				areas: [countyArea(name, context.site)],
			},
			context,
		),
	],
	Page: CountyPage,
};

function signOf({ name, towns }: County, { business, words, speech }: Site) {
	const minutes = towns.flatMap((town) => town.responseMinutes ?? []);
	return {
		kicker: business.tagline,
		title: countyName(name, words).long,
		left: plural(words.county.towns, towns.length, speech, {}),
		...(minutes.length > 0 && {
			minutes: formatMinutes([Math.min(...minutes), Math.max(...minutes)]),
		}),
	};
}
