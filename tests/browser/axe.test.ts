import { routes } from "../data.ts";
import { byTurns, full, inTurn } from "../full.ts";
import { visitedPages } from "../kinds.ts";
import { drawAll, findFaults, hydrated } from "./openPage.ts";
import { it } from "./visits.ts";

/** Every pair of scheme and width: two with JavaScript, two without. Pages take turns. */
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
const visits = (
	[
		["with", visitedPages(true)],
		["without", [...new Set([...visitedPages(false), ...differWithout])]],
	] as const
).flatMap(([scripting, paths]) =>
	paths.flatMap((path, index) => {
		const [one, other] = looks[scripting];
		const chosen = full ? [one, other] : [index % 2 === 0 ? one : other];
		return chosen.map((look) => ({ path, scripting, ...look }));
	}),
);

/** Pages that only some companies have. They are checked in every run for such a company. */
const optional = new Set<string>(
	routes.flatMap(({ kind, path }) =>
		["custom-page", "jobs", "news", "news-item"].includes(kind) ? path : [],
	),
);

inTurn(
	it,
	visits,
	"axe finds no fault on $path, $scripting JavaScript, $colorScheme, at $width px",
	async ({ path, scripting, colorScheme, width }, { expect, look }) => {
		const viewport = { width, height: 900 };
		const javaScriptEnabled = scripting === "with";
		const { page } = await look(path, { javaScriptEnabled, colorScheme, viewport });
		if (javaScriptEnabled) await hydrated(page, "OpenNow");
		await drawAll(page);
		expect(await findFaults(page, "html")).toEqual([]);
	},
	({ path }, index) => optional.has(path) || byTurns(path, index),
);
