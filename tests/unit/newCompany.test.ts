import { basename } from "node:path";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { checkPlaceholders } from "../../generator/load/checkPlaceholders.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import { DataProblems, type Problem } from "../../generator/problems.ts";
import { starterCompany, writeNewCompany } from "../../generator/tools/newCompany.ts";
import { renderSchemas } from "../../generator/tools/schemas.ts";
import { writeFiles } from "./newFolder.ts";
import { buildDate, writeData } from "./sampleData.ts";

const files = starterCompany(buildDate, "../generator/data/schemas");
const loaded = loadSite(writeFiles(files), buildDate);
const { site } = loaded;

it("a new company's folder is a site, without a warning", () => {
	expect(loaded.warnings).toEqual([]);
	expect(loaded.routes.map(({ path }) => path)).toEqual(
		expect.arrayContaining([
			"/",
			"/services/first-service",
			"/areas/first-county/first-town",
			"/privacy-policy",
		]),
	);
});

it.each(["data", "data/", "none/../data"])(
	"leaves a folder alone that holds files already, called %s",
	(name) => {
		const kept = writeData();
		const before = loadSite(kept, buildDate).site.business;
		expect(() => writeNewCompany(`${kept}/../${name.replace("data", basename(kept))}`)).toThrow(
			"holds files already",
		);
		expect(loadSite(kept, buildDate).site.business).toEqual(before);
	},
);

it("names in comments what else each file can say", () => {
	const business = files.get("business.yaml") ?? "";
	for (const field of ["textPhone", "promises", "notice", "holidays", "social"])
		expect(business).toMatch(new RegExp(`^# ${field}: .+\\.$`, "m"));
	for (const [path, text] of files)
		for (const [, field] of text.matchAll(/^# (\w+): /gm))
			expect(text, path).not.toMatch(new RegExp(`^${field}: `, "m"));
});

it("promises nothing that nobody has promised", () => {
	const { answersAlways, promises, rating, reviewsInStructuredData } = site.business;
	expect(
		[answersAlways, rating, reviewsInStructuredData, ...Object.values(promises)].filter(Boolean),
	).toEqual([]);
});

it("says of nobody what work they do, or how many they are, before they have written it", () => {
	const { footer, town, structuredData } = site.words;
	const { title, description, travel } = town;
	for (const text of [footer.blurb, title, description, travel, structuredData.trade])
		expect(text).toMatch(/^\[To write\] /);
	expect(loaded.unwritten.map(({ file }) => file)).toContain("words.yaml");
});

it("keeps to the schemas that its files name", () => {
	const schemas = renderSchemas();
	const ajv = new Ajv({ strict: false, validateFormats: false });
	const named = [...files].flatMap(([path, text]) => {
		const [, schema] =
			/^# yaml-language-server: \$schema=(?:\.\.\/)+generator\/data\/schemas\/(\S+)\n/.exec(text) ??
			[];
		return schema === undefined ? [] : [{ path, text, schema }];
	});
	expect(named.length).toBeGreaterThan(10);
	for (const { path, text, schema } of named) {
		const isValid = ajv.validate(JSON.parse(schemas.get(schema) ?? "false"), parse(text));
		expect(isValid, `${path}: ${ajv.errorsText()}`).toBe(true);
	}
});

it("is no company's: greys, no drawings, and no name or place of the company whose words it has", () => {
	const {
		danger,
		"danger-ground": _,
		"success-ground": __,
		today,
		soon,
		...branded
	} = site.theme.colors;
	expect(JSON.stringify([danger, today, soon])).toMatch(/oklch/);
	for (const [role, color] of Object.entries(branded))
		expect(JSON.stringify(color), role).toMatch(
			/^\[?("(oklch\([\d.]+ 0 0( \/ [\d.]+)?\)|transparent)",?)+\]?$/,
		);
	expect(site.theme).toMatchObject({ drawings: {} });
	expect([...files.keys()].filter((path) => path.startsWith("brand/"))).toEqual([]);
	const { business, towns } = loadSite("examples/javelina", buildDate).site;
	const towned = [...towns.values()].map((town) => town.name);
	const own = [business.name, business.shortName, business.region, ...towned];
	for (const [path, text] of files) {
		const found = own.filter((word) => text.includes(word));
		expect(found, path).toEqual([]);
	}
});

function problemsInProduction(): readonly Problem[] {
	try {
		checkPlaceholders(loaded, { production: true, data: "acme" });
	} catch (error) {
		if (error instanceof DataProblems) return error.problems;
	}
	return [];
}

it("lists what is still to be written, and a production build stops at it", () => {
	const list = checkPlaceholders(loaded, { production: false, data: "acme" });
	expect(list).toContainEqual(
		expect.stringMatching(
			/^acme › \d\d files, 404\.yaml, .* and more: Still to be written: search for \[To write\]\.$/,
		),
	);
	expect(list).toContainEqual(
		expect.stringMatching(/^acme\/business\.yaml › address, .*hours, .*: Of the starter\./),
	);
	expect(list).toContainEqual(
		expect.stringMatching(/^acme\/theme\.yaml › logo: There is no logo: pages show your name/),
	);
	const stopped = problemsInProduction();
	expect(stopped).toContainEqual(
		expect.objectContaining({
			file: "acme/about.md",
			field: expect.stringMatching(/^title, description, \w+ and \d+ more$/),
		}),
	);
	expect(stopped).toContainEqual(
		expect.objectContaining({ file: "acme/areas/first-county/first-town.yaml" }),
	);
	expect(stopped.map(({ file }) => file)).not.toContain("acme/theme.yaml");
});
