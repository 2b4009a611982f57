import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { describedFiles, nameSchema, renderSchemas } from "../../generator/tools/schemas.ts";

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

it("data/schemas is up to date (npm run schemas)", () => {
	const names = readdirSync("data/schemas").sort();
	expect(names).toEqual([...schemas.keys()].sort());
	for (const name of names) expect(read(`schemas/${name}`), name).toBe(schemas.get(name));
});

it("a file's first line names its schema", () => {
	expect(schemaLine("business.yaml", "")).toBe(
		"# yaml-language-server: $schema=schemas/business.json",
	);
	expect(schemaLine("areas/pasco.yaml", "cards: []")).toBe(
		"# yaml-language-server: $schema=../schemas/county.json",
	);
	expect(schemaLine("areas/pasco/trinity.yaml", "")).toBe(
		"# yaml-language-server: $schema=../../schemas/town.json",
	);
	expect(schemaLine("areas/trinity.yaml", "zips: []")).toBe(
		"# yaml-language-server: $schema=../schemas/town.json",
	);
	expect(schemaLine("contact/sent.yaml", "", "../site/data/schemas")).toBe(
		"# yaml-language-server: $schema=../../site/data/schemas/contact-sent.json",
	);
	expect(nameSchema("team.yaml", "# yaml-language-server: $schema=old.json\n[]\n")).toBe(
		"# yaml-language-server: $schema=schemas/team.json\n[]\n",
	);
});

it("every data file with a schema line names its own schema", () => {
	const paths = describedFiles("data").filter((path) =>
		read(path).includes("yaml-language-server"),
	);
	for (const path of paths)
		expect(read(path).split("\n")[0], path).toBe(schemaLine(path, read(path)));
});

it("the JSON schemas accept the data, and refuse slips", () => {
	for (const path of describedFiles("data")) {
		const check = schemaOf(path);
		expect(check(parse(read(path))), `${path}: ${ajv.errorsText(check.errors)}`).toBe(true);
	}
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

it("the JSON schemas describe fields", () => {
	const fields = (kind: string) =>
		JSON.parse(schemas.get(`${kind}.json`) ?? "").properties as Record<
			string,
			{ description?: string; properties?: object }
		>;
	expect(fields("business").hours?.description).toContain("Each day is in one group");
	expect(fields("town").responseMinutes?.description).toContain("minutes");
	expect(fields("home").image?.properties).toMatchObject({
		alt: { description: "What the picture shows, for those who cannot see it." },
	});
});
