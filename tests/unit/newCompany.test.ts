import { basename } from "node:path";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { checkPlaceholders } from "../../generator/check/checkPlaceholders.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import { starterCompany, writeNewCompany } from "../../generator/tools/newCompany.ts";
import { renderSchemas } from "../../generator/tools/schemas.ts";
import { writeFiles } from "./newFolder.ts";
import { buildDate, problemsThrownBy, writeData } from "./sampleData.ts";

const files = starterCompany(buildDate, "../generator/data/schemas");
const loaded = loadSite(writeFiles(files), buildDate);
const { site } = loaded;

it("a new company's folder is a site without warnings", () => {
	expect(loaded.warnings).toEqual([]);
	const wanted = "/ /services/first-service /areas/first-county/first-town /privacy-policy";
	const paths = loaded.routes.map(({ path }) => path);
	expect(paths).toEqual(expect.arrayContaining(wanted.split(" ")));
});

it.each(["data", "data/", "none/../data"])(
	"writeNewCompany refuses a folder with files, named as %s",
	(name) => {
		const folder = writeData();
		const before = loadSite(folder, buildDate).site.business;
		expect(() => writeNewCompany(`${folder}/../${name.replace("data", basename(folder))}`)).toThrow(
			"holds files already",
		);
		expect(loadSite(folder, buildDate).site.business).toEqual(before);
	},
);

it("a new company's files name optional fields in comments", () => {
	const business = files.get("business.yaml") ?? "";
	for (const field of ["textPhone", "promises", "notice", "holidays", "social"])
		expect(business).toMatch(new RegExp(`^# ${field}: .+\\.$`, "m"));
	for (const [path, text] of files)
		for (const [, field] of text.matchAll(/^# (\w+): /gm))
			expect(text, path).not.toMatch(new RegExp(`^${field}: `, "m"));
});

it("a new company promises nothing", () => {
	const { answersAlways, promises, rating, reviewsInStructuredData } = site.business;
	expect(
		[answersAlways, rating, reviewsInStructuredData, ...Object.values(promises)].filter(Boolean),
	).toEqual([]);
});

it("a new company's words about its work are still to be written", () => {
	const { footer, town, structuredData } = site.words;
	const { title, description, travel } = town;
	for (const text of [footer.blurb, title, description, travel, structuredData.trade])
		expect(text).toMatch(/^\[To write\] /);
	expect(loaded.unwritten.map(({ file }) => file)).toContain("words.yaml");
});

it("a new company's files are valid by the schemas that they name", () => {
	const schemas = renderSchemas();
	const ajv = new Ajv({ strict: false, validateFormats: false });
	const withSchema = [...files].flatMap(([path, text]) => {
		const [, schema] =
			/^# yaml-language-server: \$schema=(?:\.\.\/)+generator\/data\/schemas\/(\S+)\n/.exec(text) ??
			[];
		return schema === undefined ? [] : [{ path, text, schema }];
	});
	expect(withSchema.length).toBeGreaterThan(10);
	for (const { path, text, schema } of withSchema) {
		const isValid = ajv.validate(JSON.parse(schemas.get(schema) ?? "false"), parse(text));
		expect(isValid, `${path}: ${ajv.errorsText()}`).toBe(true);
	}
});

it("a new company has gray colors, no drawings, and nothing of the example company", () => {
	const { colors } = site.theme;
	expect(JSON.stringify([colors.danger, colors.today, colors.soon])).toMatch(/oklch/);
	const signals = /^(?:danger|today|soon|(?:danger|success)-ground)$/;
	for (const [role, color] of Object.entries(colors).filter(([name]) => !signals.test(name)))
		expect(JSON.stringify(color), role).toMatch(
			/^\[?("(oklch\([\d.]+ 0 0( \/ [\d.]+)?\)|transparent)",?)+\]?$/,
		);
	expect(site.theme).toMatchObject({ drawings: {} });
	expect([...files.keys()].filter((path) => path.startsWith("brand/"))).toEqual([]);
	const { business, towns } = loadSite("tests/javelina", buildDate).site;
	const townNames = [...towns.values()].map((town) => town.name);
	const exampleNames = [business.name, business.shortName, business.region, ...townNames];
	for (const [path, text] of files) {
		const found = exampleNames.filter((word) => text.includes(word));
		expect(found, path).toEqual([]);
	}
});

it("a new company's texts to write are listed, and stop a production build", () => {
	const list = checkPlaceholders(loaded, { production: false, data: "acme" });
	for (const line of [
		/^acme › \d\d files, 404\.yaml, .* and more: Still to be written: search for \[To write\]\.$/,
		/^acme\/business\.yaml › address, .*hours, .*: Of the starter\./,
		/^acme\/theme\.yaml › logo: There is no logo: pages show your name/,
	])
		expect(list).toContainEqual(expect.stringMatching(line));
	const stopped = problemsThrownBy(() =>
		checkPlaceholders(loaded, { production: true, data: "acme" }),
	);
	const field = expect.stringMatching(/^title, description, \w+ and \d+ more$/);
	expect(stopped).toContainEqual(expect.objectContaining({ file: "acme/about.md", field }));
	const stopping = stopped.map(({ file }) => file);
	expect(stopping).toContain("acme/areas/first-county/first-town.yaml");
	expect(stopping).not.toContain("acme/theme.yaml");
});
