import { routes } from "../data.ts";
import { byTurns, inTurn } from "../full.ts";
import { visitedPages } from "../kinds.ts";
import { drawAll, findFaults, hydrated } from "./openPage.ts";
import { it } from "./visits.ts";

/** Every pair of scheme and width: two with JavaScript, two without. */
const looks = {
	with: [
		{ colorScheme: "light", width: 1440 },
		{ colorScheme: "dark", width: 390 },
	],
	without: [
		{ colorScheme: "light", width: 390 },
		{ colorScheme: "dark", width: 1440 },
	],
} as const;

/** Pages that differ without JavaScript: a note replaces an island, for example. */
const differWithout = ["/", "/areas", "/contact", "/faq"];
const visits = [
	...visitedPages(true).map((path) => [path, "with"] as const),
	...[...new Set([...visitedPages(false), ...differWithout])].map(
		(path) => [path, "without"] as const,
	),
];

/** Pages that only some companies have. They are checked in every run for such a company. */
const optional = new Set<string>(
	routes.flatMap(({ kind, path }) =>
		["custom-page", "jobs", "news", "news-item"].includes(kind) ? path : [],
	),
);

inTurn(
	it,
	visits,
	"axe finds no fault on %s, %s JavaScript",
	async ([path, scripting], { expect, look }) => {
		const { page } = await look(path, { javaScriptEnabled: scripting === "with" });
		if (scripting === "with") await hydrated(page, "OpenNow");
		await drawAll(page);
		for (const { colorScheme, width } of looks[scripting]) {
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width, height: 900 });
			expect.soft(await findFaults(page, "html"), `${colorScheme}, ${width} px`).toEqual([]);
		}
	},
	([path], index) => optional.has(path) || byTurns(path, index),
);
