// @module-tag slow
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { editorConfig } from "../../generator/admin/editorConfig.ts";
import { folders } from "../../site/files.ts";
import type { AdminData } from "../../site/schema/schema.ts";
import { pathsIn } from "./leaves.ts";
import { admin, paths, signIns } from "./sampleAdmin.ts";

const configOf = (one: AdminData, files: readonly string[] = paths) =>
	editorConfig(one, files, "Acme Doors");
const config = JSON.parse(JSON.stringify(configOf(admin)));

interface Field {
	readonly name: string;
	readonly widget: string;
	readonly hint?: string;
	readonly fields?: readonly Field[];
	readonly [option: string]: unknown;
}
interface Collection {
	readonly name: string;
	readonly label?: string;
	readonly folder?: string;
	readonly fields?: readonly Field[];
	readonly files?: readonly { name: string; file: string; fields: readonly Field[] }[];
}
const collections = config.collections as readonly Collection[];
const file = (name: string) =>
	collections.flatMap(({ files = [] }) => files).find((one) => one.name === name);
const below = (fields: readonly Field[] = []): readonly Field[] =>
	fields.flatMap((one) => [
		one,
		...below(one.fields),
		...below((one.types as readonly Field[] | undefined)?.flatMap(({ fields = [] }) => fields)),
	]);
const field = (fields: readonly Field[] | undefined, name: string) =>
	fields?.find((one) => one.name === name);
/** Returns a field by its path, such as "hours.days". */
const fieldAt = (fields: readonly Field[] | undefined, path: string): Field | undefined =>
	(path === "" ? [] : path.split(".")).reduce<Field | undefined>(
		(from, name) => field(from?.fields, name),
		{ fields } as Field,
	);

describe("the editor's configuration", () => {
	it("is valid by Sveltia's schema", () => {
		const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
		const check = ajv.compile(
			JSON.parse(readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8")),
		);
		for (const configuration of [config, ...signIns.map((one) => configOf(one))])
			expect(check(configuration), ajv.errorsText(check.errors?.slice(0, 5))).toBe(true);
		expect(check({ ...config, backend: { name: "github" } })).toBe(false);
	});

	it("names the files of every folder by a field that they have", () => {
		const everyFolder = folders.map(
			({ name, editor }) => `${name}/one.${editor?.extension ?? "yaml"}`,
		);
		const found = (configOf(admin, [...paths, ...everyFolder]).collections ?? []).flatMap((one) =>
			"folder" in one ? one : [],
		);
		expect(found.map(({ name }) => name)).toContain("jobs");
		for (const { name, identifier_field, fields } of found)
			expect(
				fields?.map((one) => one.name),
				name,
			).toContain(identifier_field);
	});

	it("has every file except theme, landmarks, admin and the photos' license", () => {
		const reached = new Set(
			collections.flatMap(({ files = [], folder }) => [
				...files.map((one) => one.file),
				...(folder === undefined ? [] : [folder]),
			]),
		);
		const withoutForm = paths.filter(
			(path) =>
				!reached.has(`data/${path}`) &&
				!reached.has(`data/${path.slice(0, path.lastIndexOf("/"))}`),
		);
		expect(withoutForm.join(" ")).toBe("admin.yaml landmarks.yaml photos/LICENSE.md theme.yaml");
	});

	it("has towns directly in areas/ if there are no counties", () => {
		const configuration = configOf(admin, ["business.yaml", "areas/trinity.yaml"])
			.collections as readonly Collection[];
		const areas = (of: readonly Collection[]) =>
			of.find(({ name }) => name === "areas")?.fields?.map(({ name }) => name);
		expect(areas(configuration)).toContain("zips");
		expect(areas(collections)).not.toContain("zips");
	});

	it("has a folder for pages, and for news and jobs if these have a file", () => {
		const foldersWith = (...files: readonly string[]) =>
			(configOf(admin, ["business.yaml", ...files]).collections as readonly Collection[]).flatMap(
				({ folder, label }) => (folder === undefined ? [] : [[folder, label]]),
			);
		expect(foldersWith()).toEqual([["data/pages", "Pages of your own"]]);
		expect(foldersWith("news.yaml", "jobs.yaml").sort()).toEqual([
			["data/jobs", "Jobs"],
			["data/news", "News"],
			["data/pages", "Pages of your own"],
		]);
		const byName = (name: string) => collections.find((one) => one.name === name);
		expect(byName("news")).toMatchObject({
			extension: "md",
			format: "yaml-frontmatter",
			identifier_field: "title",
			slug: "{{year}}-{{month}}-{{day}}-{{title}}",
		});
		expect(byName("pages")).toMatchObject({ identifier_field: "name", slug: "{{name}}" });
		expect(field(byName("pages")?.fields, "body")).toMatchObject({ widget: "markdown" });
		const block = field(byName("pages")?.fields, "blocks")?.fields;
		expect(block?.map(({ widget }) => widget).join(" ")).toBe(
			"string markdown list object list select",
		);
		expect(fieldAt(byName("jobs")?.fields, "before.file")).toMatchObject({ widget: "image" });
	});

	it.each<[file: string, path: string, expected: object]>([
		["business", "phone", { widget: "string", required: true }],
		["business", "answersAlways", { widget: "boolean", required: false }],
		["business", "licenseNumber", { widget: "string", required: false, maxlength: 30 }],
		["business", "coordinates", { widget: "list", min: 2, max: 2 }],
		["business", "coordinates", { field: { widget: "number", value_type: "float" } }],
		["business", "hours.days", { widget: "select", multiple: true }],
		["business", "hours", { hint: expect.stringContaining("Each day is in one group") }],
		["business", "form", { widget: "object", typeKey: "provider" }],
		// A review's date may be only a month, which a date picker doesn't offer.
		["testimonials", "items.date", { widget: "string" }],
		["testimonials", "items.rating", { widget: "number", min: 1, max: 5 }],
		["home", "updated", { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
		["home", "image.file", { widget: "image" }],
		["privacy-policy", "body", { widget: "markdown", editor_components: [] }],
	])("has a field for %s.yaml › %s: %j", (name, path, expected) => {
		expect(fieldAt(file(name)?.fields, path)).toMatchObject(expected);
	});

	it("allows an empty list and an empty ownerNote by making them optional", () => {
		const all = collections.flatMap(({ fields, files = [] }) => [
			...below(fields),
			...files.flatMap((one) => below(one.fields)),
		]);
		const mayBeEmpty = all.filter(
			({ name, widget, min }) =>
				name === "ownerNote" || (widget === "list" && !min && name !== "hours"),
		);
		expect(new Set(mayBeEmpty.map(({ name }) => name)).size).toBeGreaterThan(4);
		expect(mayBeEmpty.filter(({ required }) => required !== false).map(({ name }) => name)).toEqual(
			[],
		);
	});

	it("leaves out fields that the editor can't write, such as those that may be null", () => {
		const permits = file("permits")?.fields?.map(({ name }) => name);
		expect(permits).toContain("heading");
		expect(permits).not.toContain("offices");
		expect(permits).not.toContain("sources");
		// A file that is a list or a record has one root field.
		expect(file("team")?.fields).toMatchObject([{ widget: "list", root: true }]);
		expect(file("facts")?.fields).toMatchObject([{ widget: "keyvalue", root: true }]);
	});
});

describe("a translation", () => {
	const own = glob.sync("**/*.{yaml,md}", { cwd: "data" }).sort();
	const configuration = configOf(admin, own).collections as unknown as readonly Collection[];
	const spanish = configuration.filter(({ label = "" }) => label.startsWith("Spanish: "));
	const files = spanish.flatMap(({ files = [] }) => files);

	it("has collections, which another site lacks", () => {
		expect(spanish.map(({ label = "" }) => label.replace("Spanish: ", ""))).toEqual(
			expect.arrayContaining(["company and pages", "counties", "services", "symptoms"]),
		);
		expect(collections.filter(({ label = "" }) => label.startsWith("Spanish"))).toEqual([]);
	});

	it("has a form for each file of the main language", () => {
		const names = files.map((one) => one.file.replace("data/es/", ""));
		const withoutForm = own.filter(
			(path) => !/^(?:es|photos|starter)\//.test(path) && !names.includes(path),
		);
		expect(withoutForm).toEqual(["landmarks.yaml", "redirects.yaml", "theme.yaml"]);
	});

	it("has a field for each text of data/es", () => {
		/** The editor has no fields for keys of records, and none for choices of one language. */
		const withoutField = [
			"es/hurricane.yaml label.drawing.lines",
			"es/prices.yaml sources",
			"es/how-to/opener-lights.yaml tables.rows",
		];
		const lacking = files.flatMap(({ file, fields }) => {
			if (!own.includes(file.replace("data/", "")) || fields[0]?.widget === "keyvalue") return [];
			const text = readFileSync(file, "utf8");
			const value = parse(/^---\n([\s\S]*?\n)---\n/.exec(text)?.[1] ?? text);
			const inner = fields[0]?.root ? fields[0].fields : fields;
			return pathsIn(value).flatMap((path) => {
				const names = path.filter((key) => typeof key === "string");
				const above = fieldAt(inner, names.slice(0, -1).join("."))?.fields;
				const isLacking = above && names.length > 0 && !field(above, names.at(-1) ?? "");
				return isLacking ? [`${file.replace("data/", "")} ${names.join(".")}`] : [];
			});
		});
		expect([...new Set(lacking)].sort()).toEqual(withoutField.sort());
	});

	it("has text fields only, and none is required", () => {
		const all = files.flatMap(({ fields }) => below(fields));
		expect([...new Set(all.map(({ widget }) => widget))].sort().join(" ")).toBe(
			"keyvalue list markdown number object select string text",
		);
		// Sveltia refuses the whole configuration if a list of records has no fields.
		expect(all.filter(({ fields }) => fields?.length === 0)).toEqual([]);
		const keys = ["id", "name", "part", "number"];
		const required = all.filter((one) => one.required !== false && !one.root);
		expect(required.filter(({ name }) => !keys.includes(name))).toEqual([]);
		const choices = all.filter(({ widget }) => ["number", "select"].includes(widget));
		expect(choices.filter(({ name }) => !keys.includes(name))).toEqual([]);
		const business = files.find((one) => one.name === "business")?.fields;
		expect(field(business, "tagline")).toBeDefined();
		expect(field(business, "phone")).toBeUndefined();
		expect(fieldAt(file("home")?.fields, "image.file")).toBeDefined();
		const home = files.find((one) => one.name === "home")?.fields;
		expect(field(home, "image")?.fields?.map(({ name }) => name)).toEqual(["alt", "credit"]);
	});
});
