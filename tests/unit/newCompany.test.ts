import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { load } from "js-yaml";
import { expect, it } from "vitest";
import { checkPlaceholders } from "../../generator/load/checkPlaceholders.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import { DataProblems } from "../../generator/problems.ts";
import { planRoutes } from "../../generator/site/routes.ts";
import { starterCompany } from "../../generator/tools/newCompany.ts";
import { renderSchemas } from "../../generator/tools/schemas.ts";
import { buildDate, sampleFiles, writeData } from "./sampleData.ts";

const files = starterCompany(
	buildDate,
	{ "theme.yaml": readFileSync("data/theme.yaml", "utf8"), "words.yaml": readFileSync("data/words.yaml", "utf8") },
	"../generator/data/schemas",
);
// Nothing of the sample company's.
const folder = writeData({ ...Object.fromEntries(Object.keys(sampleFiles).map((path) => [path, undefined])), ...Object.fromEntries(files) });
const site = loadSite(folder, buildDate);

it("a new company's folder is a site, without a warning", () => {
	expect(site.warnings).toEqual([]);
	expect(planRoutes(site).map(({ path }) => path)).toEqual(
		expect.arrayContaining(["/", "/services/first-service", "/areas/first-county/first-town", "/privacy-policy"]),
	);
});

it("keeps to the schemas that its files name", () => {
	const schemas = renderSchemas();
	const ajv = new Ajv({ strict: false, validateFormats: false });
	const named = [...files].flatMap(([path, text]) => {
		const [, schema] = /^# yaml-language-server: \$schema=(?:\.\.\/)+generator\/data\/schemas\/(\S+)\n/.exec(text) ?? [];
		return schema === undefined ? [] : [{ path, text, schema }];
	});
	expect(named.length).toBeGreaterThan(10);
	for (const { path, text, schema } of named)
		expect(ajv.validate(JSON.parse(schemas.get(schema) ?? "false"), load(text)), `${path}: ${ajv.errorsText()}`).toBe(true);
});

it("is no other company's", () => {
	const { name, address, shortName } = loadSite("data", buildDate).business;
	for (const text of files.values()) for (const word of [name, shortName, address.street]) expect(text).not.toContain(word);
});

it("lists what is still to be written, and a production build stops at it", () => {
	const list = checkPlaceholders(site, { production: false, data: "acme" });
	expect(list).toContainEqual(expect.stringMatching(/^acme\/about\.md › title, description, heading and \d+ more: Still to be written\.$/));
	expect(list).toContainEqual(expect.stringContaining("acme/areas/first-county/first-town.yaml › "));
	expect(list).toContainEqual(expect.stringContaining("acme/business.yaml › hours: "));
	expect(() => checkPlaceholders(site, { production: true, data: "acme" })).toThrow(DataProblems);
});
