import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { nameSchema } from "../../generator/tools/nameSchema.ts";
import { slow } from "../full.ts";
import { describedFiles, renderSchemas } from "./schemas.ts";

const schemas = renderSchemas();
const read = (path: string) => readFileSync(`data/${path}`, "utf8");
const schemaLine = (...file: Parameters<typeof nameSchema>) =>
	nameSchema(...file).split("\n")[0] ?? "";
const ajv = new Ajv({ strict: false, validateFormats: false });
const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
const schemaOf = (path: string) => {
	const name = schemaLine(path, read(path)).split("/").at(-1) ?? "";
	const check = compiled.get(name) ?? ajv.compile(JSON.parse(schemas.get(name) ?? "false"));
	compiled.set(name, check);
	return check;
};

it("data/schemas is up to date (npm run write)", () => {
	const names = readdirSync("data/schemas").sort();
	expect(names).toEqual([...schemas.keys()].sort());
	for (const name of names) expect(read(`schemas/${name}`), name).toBe(schemas.get(name));
});

it("a file's first line names its schema", () => {
	const start = "# yaml-language-server: $schema=";
	expect(schemaLine("business.yaml", "")).toBe(`${start}schemas/business.json`);
	expect(schemaLine("areas/pasco.yaml", "cards: []")).toBe(`${start}../schemas/county.json`);
	expect(schemaLine("areas/pasco/trinity.yaml", "")).toBe(`${start}../../schemas/town.json`);
	expect(schemaLine("es/areas/pasco/trinity.yaml", "")).toBe(
		`${start}../../../schemas/translated-town.json`,
	);
	expect(schemaLine("areas/trinity.yaml", "zips: []")).toBe(`${start}../schemas/town.json`);
	expect(schemaLine("contact/sent.yaml", "", "../site/data/schemas")).toBe(
		`${start}../../site/data/schemas/contact-sent.json`,
	);
	const renamed = nameSchema("team.yaml", `${start}old.json\n[]\n`);
	expect(renamed).toBe(`${start}schemas/team.json\n[]\n`);
});

it("every data file names its own schema, translations too (npm run write)", slow, () => {
	for (const path of describedFiles("data"))
		expect(read(path).split("\n")[0], path).toBe(schemaLine(path, read(path)));
});

it("the JSON schemas accept the data, and refuse slips", slow, () => {
	for (const path of describedFiles("data")) {
		const check = schemaOf(path);
		expect(check(parse(read(path))), `${path}: ${ajv.errorsText(check.errors)}`).toBe(true);
	}
	// A translation holds texts alone: a number there would be a second home of a fact.
	const translated = parse(read("es/services/maintenance.yaml")) as Record<string, unknown>;
	const checkTranslated = schemaOf("es/services/maintenance.yaml");
	expect([checkTranslated(translated), checkTranslated({ ...translated, order: 3 })]).toEqual([
		true,
		false,
	]);
	const business = parse(read("business.yaml")) as Record<string, unknown>;
	const check = schemaOf("business.yaml");
	for (const slip of [
		{ phone: "(201) 555-0123" },
		{ fouded: 2008 },
		{ coordinates: [28.25] },
		{ form: { provider: "mailto" } },
		{ name: undefined },
	])
		expect(check(JSON.parse(JSON.stringify({ ...business, ...slip }))), JSON.stringify(slip)).toBe(
			false,
		);
});
