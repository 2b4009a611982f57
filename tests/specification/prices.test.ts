import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { pricesSchema } from "../../site/schema/pages/prices.ts";
import { sites } from "../data.ts";

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

it("a line of the estimate names a row with a price", () => {
	const data = parse(readFileSync("data/prices.yaml", "utf8"));
	const pathsOf = (job: string) => {
		const slip = { ...data.slip, lines: [{ name: "A pair", job }] };
		return pricesSchema
			.safeParse({ ...data, slip })
			.error?.issues.map(({ path }) => path.join("."));
	};
	expect(pathsOf("torsion-pair")).toBeUndefined();
	expect(pathsOf("none")).toEqual(["slip.lines.0.job"]);
	expect(pathsOf("permit")).toEqual(["slip.lines.0.job"]);
});
