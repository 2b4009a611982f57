import type { Kind } from "../kind.ts";
import { fileKind, planHelp } from "../planFile.ts";
import { articleNode } from "../structuredData.ts";
import { DoorsPage, type DoorsRoute } from "./DoorsPage.tsx";

export const doors: Kind<DoorsRoute> = {
	...fileKind("doors", DoorsPage, planHelp),
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
};
