import { expect, it } from "vitest";
import { z } from "zod";
import { checkSchema } from "../../generator/check/checkSchema.ts";
import type { Code } from "../../site/messages.ts";
import { cited, citedSources, citing } from "../../site/schema/fields.ts";
import { pricesSchema } from "../../site/schema/pages/prices.ts";
import { type Changes, loadSample, problemsThrownBy, replaced } from "./sampleData.ts";
import { optionalFiles } from "./sampleFiles.ts";

const priceRow = pricesSchema.shape.groups.element.shape.rows.element;
const row = { id: "a", name: "A", moves: ["B"], low: 100, high: 300 };
const part = z.object(cited);

/** Values that no file of the sample company has, each with the row that refuses it. */
const values: readonly (readonly [Code, z.ZodType, unknown])[] = [
	["price-order", priceRow, { ...row, figures: { a: [300, 200] } }],
	["price-differs-from-sources", priceRow, { ...row, figures: { a: [200, 300] } }],
	[
		"source-unknown",
		citing(z.object({ part, sources: citedSources })),
		{ part: { sources: ["a"] }, sources: {} },
	],
	["value-invalid", z.number().multipleOf(2), 3],
];

it.each(values)("the row %s is told where the value is wrong", (code, schema, value) => {
	const locate = () => ({ line: 1, column: 1 });
	const problems = problemsThrownBy(() => checkSchema(schema, { value, locate }, "a.yaml"));
	expect(problems.map((problem) => problem.code)).toContain(code);
});

const alike = "Salt from the Gulf eats springs here within five years.";
const spanish = { "es/home.yaml": "title: Puertas\n" };

/** Changes to several files of the sample company: slips.txt has those to one. */
const changes: readonly (readonly [Code, Changes])[] = [
	[
		"folder-empty",
		{ ...optionalFiles, "how-to/pull.yaml": undefined, "how-to/sizes.yaml": undefined },
	],
	["sources-file-broken", { ...spanish, "es/sources.json": "<<<<<<< HEAD\n{}" }],
	["translation-outdated", { ...spanish, "es/sources.json": '{"home": "0"}' }],
	[
		"town-texts-alike",
		Object.assign(
			{},
			...["alpha", "beta"].map((town) =>
				replaced(`areas/pasco/${town}.yaml`, /^intro: .*$/m, `intro: ${alike}`),
			),
		),
	],
];

it.each(changes)("the row %s is told", (code, change) => {
	let warnings: readonly { readonly code: string }[] = [];
	const problems = problemsThrownBy(() => {
		({ warnings } = loadSample(change));
	});
	expect([...problems, ...warnings].map((problem) => problem.code)).toContain(code);
});
