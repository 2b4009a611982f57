// @module-tag slow
import { expect, it } from "vitest";
import { shapeOfCodes } from "../../site/postalCodes.ts";
import { problemsAfter, replaced } from "./sampleData.ts";

it.each([
	[["33544", "34655"], ["34655", "FL33544", "335441234"], ["3465", "SW1A1AA", ""], true],
	[["SW1A 1AA", "M1 1AE"], ["M23BC", "SW1A1AA"], ["33544", "SW1A1A", "XSW1A1AA"], false],
	[["L4M", "L9J 0B1"], ["L4M", "L4M1A1", "L9J0B1"], ["L4", "33544", "4M1"], false],
	[["803", "80331"], ["80331", "803"], ["80", ""], true],
])("the codes %j define a pattern", (codes, right, wrong, digits) => {
	const shape = shapeOfCodes(codes);
	const pattern = new RegExp(shape.pattern);
	expect(right.filter((code) => !pattern.test(code))).toEqual([]);
	expect(wrong.filter((code) => pattern.test(code))).toEqual([]);
	expect(shape.digits).toBe(digits);
});

it.each([
	["CA", ["L4M", "L4M 1A1"], ["L4", "L4M 1"]],
	["GB", ["CR0", "SW1A", "CR0 1AA"], ["CR", "CR0 1"]],
	["DE", ["80331", "803"], ["8"]],
	["US", ["34655"], ["346"]],
])("a town in %s may list codes, or postal areas if codes are many", (country, right, wrong) => {
	const problemsWith = (zip: string) =>
		problemsAfter({
			...replaced("business.yaml", "country: US", `country: ${country}`),
			...replaced("areas/pasco/alpha.yaml", 'zips: ["', `zips: ["${zip}", "`),
		}).filter((problem) =>
			/^postal-code-\w+ data\/areas\/pasco\/alpha.yaml.*zips\[0\]/.test(problem),
		);
	expect(right.filter((zip) => problemsWith(zip).length > 0)).toEqual([]);
	expect(wrong.filter((zip) => problemsWith(zip).length === 0)).toEqual([]);
});
