import { expect, it } from "vitest";
import { sites } from "../data.ts";
import { pageAt, textOf } from "../site/pages.ts";

it("/prices says that the prices are not the company's", () => {
	expect(textOf(pageAt("/prices").main)).toContain("They are not our prices.");
	expect(textOf(pageAt("/es/precios").main)).toContain("No son nuestros precios.");
});

it.each(sites.map(({ speech, pages }) => [speech.language, pages.prices] as const))(
	"the first sentences of /prices say figures of the list (%s)",
	(_language, prices) => {
		const listed = prices?.groups.flatMap(({ rows }) =>
			rows.flatMap((row) => ("ask" in row ? [] : [row.low, row.high])),
		);
		const said = prices?.lede.match(/\$[\d,]+/g)?.map((sum) => Number(sum.replace(/\D/g, "")));
		expect(said?.length).toBeGreaterThan(0);
		for (const sum of said ?? []) expect(listed).toContain(sum);
	},
);
