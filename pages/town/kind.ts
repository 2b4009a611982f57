import { formatMinutes } from "../../site/formats.ts";
import type { Crumb, Placing, Planning, Route } from "../../site/routes.ts";
import { townArea } from "../../site/servedAreas.ts";
import {
	type Site,
	type Town,
	type TownGroup,
	type TownSummary,
	townGroups,
} from "../../site/site.ts";
import { countyName, fill, inState } from "../../site/words.ts";
import type { Kind } from "../kind.ts";
import { serviceNode } from "../structuredData.ts";
import { checkTowns } from "./check.ts";
import { TownPage, type TownRoute } from "./TownPage.tsx";

export const isTownRoute = (route: Route): route is TownRoute => route.kind === "town";

export const town: Kind<TownRoute> = {
	name: "town",
	plan: (planning) =>
		townGroups(planning.site).flatMap((group) =>
			group.towns.map((one) => planTown(one, group, planning)),
		),
	check: checkTowns,
	// Describe each town as the area of a service. A business node in each town would be false,
	// because the company has one address.
	structuredData: ({ town: one }, context) => {
		const { words } = context.site;
		return [
			serviceNode(
				{
					name: fill(words.town.heading, { town: one.name }),
					type: words.structuredData.trade,
					areas: [townArea(one, context.site)],
				},
				context,
			),
		];
	},
	Page: TownPage,
};

function planTown(one: Town, group: TownGroup, { site, crumb, place }: Planning): TownRoute {
	const { business, words } = site;
	const { name } = one;
	const { state } = business.address;
	const above: readonly Crumb[] = [
		crumb("/areas", words.pages.areas),
		...(group.slug === undefined ? [] : [crumb(`/areas/${group.slug}`, group.name)]),
	];
	const meta = {
		title: name,
		description: fill(words.town.description, { town: name, state }),
		keywords: words.town.keywords.map((keyword) => fill(keyword, { town: name })),
		updated: one.updated,
	};
	const placing: Placing = {
		above,
		listing: { column: group.name ?? words.pages.areas, block: "areas" },
		sign: {
			kicker:
				group.name === undefined
					? business.tagline
					: inState(countyName(group.name, words).long, site),
			...(business.promises.sameDay && { left: words.promises.sameDayShort }),
			...(one.responseMinutes && { minutes: formatMinutes(one.responseMinutes) }),
		},
	};
	return {
		...place(`/areas/${one.id}`, name, meta, placing),
		// Replaces the title from `place`, because the project's specification ("City pages") sets a
		// title.
		title: fill(words.town.title, { town: name, state, brand: business.name }),
		kind: "town",
		town: one,
		near: one.neighbors.flatMap((id) => summaryOf(site, id)),
	};
}

/** Returns [] for an unknown id, such as that of a removed town. */
function summaryOf({ towns }: Site, id: Town["id"]): TownSummary | readonly [] {
	const found = towns.get(id);
	if (found === undefined) return [];
	const { name, isBase, responseMinutes } = found;
	return { id, name, isBase, responseMinutes };
}
