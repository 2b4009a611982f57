import type { Kind } from "../kind.ts";
import { planHelp } from "../planFile.ts";
import { articleNode } from "../structuredData.ts";
import { checkDoors } from "./check.ts";
import { DoorsPage, type DoorsRoute } from "./DoorsPage.tsx";

export const doors: Kind<DoorsRoute> = {
	name: "doors",
	plan: (planning) => planHelp(planning, "doors"),
	check: checkDoors,
	structuredData: (route, context) => [
		articleNode(route, context),
		{
			"@type": "ItemList",
			"@id": `${context.url}#styles`,
			name: route.page.list.heading,
			itemListElement: route.page.styles.map(({ id, name }, index) => ({
				"@type": "ListItem",
				position: index + 1,
				name,
				url: `${context.url}#${id}`,
			})),
		},
	],
	Page: DoorsPage,
};
