import { expect, it } from "vitest";
import { shapeOfCodes } from "../../generator/site/postalCodes.ts";
import { problemsAfter, replaced } from "./sampleData.ts";

it.each([
	[["33544", "34655"], ["34655", "FL33544", "335441234"], ["3465", "SW1A1AA", ""], true],
	[["SW1A 1AA", "M1 1AE"], ["M23BC", "SW1A1AA"], ["33544", "SW1A1A", "XSW1A1AA"], false],
])("the codes %j tell what a code looks like", (codes, right, wrong, digits) => {
	const shape = shapeOfCodes(codes);
	const pattern = new RegExp(shape.pattern);
	expect(right.filter((code) => !pattern.test(code))).toEqual([]);
	expect(wrong.filter((code) => pattern.test(code))).toEqual([]);
	expect(shape.digits).toBe(digits);
});

it("a postal code has to be one of the company's country", () => {
	const abroad = replaced(
		"business.yaml",
		'zip: "33544", country: US',
		'zip: "33544", country: GB',
	);
	expect(problemsAfter(abroad)[0]).toBe(
		"postal-code-country data/business.yaml:7:60 › address.zip",
	);
});
