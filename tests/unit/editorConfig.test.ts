import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { editorConfig } from "../../generator/admin/editorConfig.ts";
import type { AdminData } from "../../schema/schema.ts";
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
	readonly files?: readonly {
		readonly name: string;
		readonly file: string;
		readonly fields: readonly Field[];
	}[];
}
const collections = config.collections as readonly Collection[];
const file = (name: string) =>
	collections.flatMap(({ files = [] }) => files).find((one) => one.name === name);
/** Returns fields, their subfields, and those of each type that a field may have. */
const below = (fields: readonly Field[] = []): readonly Field[] =>
	fields.flatMap((one) => [
		one,
		...below(one.fields),
		...below((one.types as readonly Field[] | undefined)?.flatMap(({ fields = [] }) => fields)),
	]);
const field = (fields: readonly Field[] | undefined, name: string) =>
	fields?.find((one) => one.name === name);

describe("the editor's configuration", () => {
	it("is one by Sveltia's own schema", () => {
		const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
		const check = ajv.compile(
			JSON.parse(readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8")),
		);
		for (const made of [config, ...signIns.map((one) => configOf(one))])
			expect(check(made), ajv.errorsText(check.errors?.slice(0, 5))).toBe(true);
		expect(check({ ...config, backend: { name: "github" } })).toBe(false);
	});

	it("reaches every file, but for those on the look, the map and itself", () => {
		const reached = new Set(
			collections.flatMap(({ files = [], folder }) => [
				...files.map((one) => one.file),
				...(folder === undefined ? [] : [folder]),
			]),
		);
		const left = paths.filter(
			(path) =>
				!reached.has(`data/${path}`) &&
				!reached.has(`data/${path.slice(0, path.lastIndexOf("/"))}`),
		);
		expect(left).toEqual(["admin.yaml", "landmarks.yaml", "photos/LICENSE.md", "theme.yaml"]);
	});

	it("takes the files of areas/ for towns where a company has no counties", () => {
		const made = configOf(admin, ["business.yaml", "areas/trinity.yaml"])
			.collections as readonly Collection[];
		const areas = (of: readonly Collection[]) =>
			of.find(({ name }) => name === "areas")?.fields?.map(({ name }) => name);
		expect(areas(made)).toContain("zips");
		expect(areas(collections)).not.toContain("zips");
	});

	it("lets people begin pages of their own, and news and jobs once their list has a file", () => {
		const begun = (...files: readonly string[]) =>
			(configOf(admin, ["business.yaml", ...files]).collections as readonly Collection[]).flatMap(
				({ folder, label }) => (folder === undefined ? [] : [[folder, label]]),
			);
		expect(begun()).toEqual([["data/pages", "Pages of your own"]]);
		expect(begun("news.yaml", "jobs.yaml").sort()).toEqual([
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
		expect(block?.map(({ widget }) => widget)).toEqual([
			"string",
			"markdown",
			"list",
			"list",
			"select",
		]);
		expect(field(field(byName("jobs")?.fields, "before")?.fields, "file")).toMatchObject({
			widget: "image",
		});
	});

	it("has a field of the right kind for each of the schemas'", () => {
		const business = file("business")?.fields;
		expect(field(business, "phone")).toMatchObject({ widget: "string", required: true });
		expect(field(business, "answersAlways")).toMatchObject({ widget: "boolean", required: false });
		expect(field(business, "licenseNumber")).toMatchObject({
			widget: "string",
			required: false,
			maxlength: 30,
		});
		expect(field(business, "coordinates")).toMatchObject({
			widget: "list",
			min: 2,
			max: 2,
			field: { widget: "number", value_type: "float" },
		});
		expect(field(field(business, "hours")?.fields, "days")).toMatchObject({
			widget: "select",
			multiple: true,
		});
		expect(field(business, "form")).toMatchObject({ widget: "object", typeKey: "provider" });
		expect(field(business, "hours")?.hint).toContain("Each day is in one group");
		const review = field(file("testimonials")?.fields, "items")?.fields;
		// A review's date may be only a month, which a date picker doesn't offer.
		expect(field(review, "date")).toMatchObject({ widget: "string" });
		expect(field(file("home")?.fields, "updated")).toMatchObject({
			widget: "datetime",
			type: "date",
			format: "YYYY-MM-DD",
		});
		expect(field(review, "rating")).toMatchObject({ widget: "number", min: 1, max: 5 });
		expect(field(field(file("home")?.fields, "image")?.fields, "file")).toMatchObject({
			widget: "image",
		});
		expect(field(file("privacy-policy")?.fields, "body")).toMatchObject({ widget: "markdown" });
		expect(file("team")?.fields).toMatchObject([{ widget: "list", root: true }]);
		expect(file("facts")?.fields).toMatchObject([{ widget: "keyvalue", root: true }]);
	});

	it("lets every list be empty that may be, and the lawyer's note: it takes nothing for an answer only where it may leave the field out", () => {
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

	it("leaves out what the editor cannot write", () => {
		const permits = file("permits")?.fields;
		expect(field(permits, "heading")).toBeDefined();
		// The editor can't write null, and offices have fields that may be null.
		expect(field(permits, "offices")).toBeUndefined();
		expect(field(permits, "sources")).toBeUndefined();
	});
});

describe("a translation", () => {
	const own = glob.sync("**/*.{yaml,md}", { cwd: "data" }).sort();
	const made = configOf(admin, own).collections as unknown as readonly Collection[];
	const spanish = made.filter(({ label = "" }) => label.startsWith("Spanish: "));
	const files = spanish.flatMap(({ files = [] }) => files);

	it("has a collection of its own for the pages and for each folder", () => {
		expect(spanish.map(({ label }) => label)).toEqual([
			"Spanish: company and pages",
			"Spanish: counties",
			"Spanish: towns in Hillsborough",
			"Spanish: towns in Pasco",
			"Spanish: towns in Pinellas",
			"Spanish: how to",
			"Spanish: services",
			"Spanish: symptoms",
		]);
		expect(collections.filter(({ label = "" }) => label.startsWith("Spanish"))).toEqual([]);
	});

	it("can be started for each page of the main language", () => {
		const names = files.map((one) => one.file.replace("data/es/", ""));
		const left = own.filter(
			(path) => !path.startsWith("es/") && !path.startsWith("photos/") && !names.includes(path),
		);
		expect(left).toEqual(["landmarks.yaml", "redirects.yaml", "theme.yaml"]);
	});

	it("has a field for each text that data/es has today", () => {
		/** The editor has no fields for keys of records, and none for choices of one language. */
		const withoutField = [
			"es/words.yaml time.clock",
			"es/hurricane.yaml label.id",
			"es/hurricane.yaml label.drawing.lines",
			"es/prices.yaml worksheet.id",
			"es/prices.yaml sources",
			// A part that data/home.yaml no longer has.
			"es/home.yaml zip",
		];
		const missing = (
			value: unknown,
			fields: readonly Field[] = [],
			path = "",
		): readonly string[] => {
			if (typeof value !== "object" || value === null) return [];
			if (Array.isArray(value)) return value.flatMap((item) => missing(item, fields, path));
			return Object.entries(value).flatMap(([name, inner]) => {
				const found = field(fields, name);
				const place = path === "" ? name : `${path}.${name}`;
				if (!found) return [place];
				return found.fields ? missing(inner, found.fields, place) : [];
			});
		};
		const lacking = files.flatMap(({ file, fields }) => {
			if (!own.includes(file.replace("data/", ""))) return [];
			const text = readFileSync(file, "utf8");
			const value = parse(/^---\n([\s\S]*?\n)---\n/.exec(text)?.[1] ?? text);
			const [root] = fields;
			const inner = root?.root ? (root.fields ?? []) : fields;
			if (root?.widget === "keyvalue") return [];
			return missing(value, inner).map((place) => `${file.replace("data/", "")} ${place}`);
		});
		expect([...new Set(lacking)].sort()).toEqual(withoutField.sort());
	});

	it("has texts alone, none of them required", () => {
		const all = files.flatMap(({ fields }) => below(fields));
		expect([...new Set(all.map(({ widget }) => widget))].sort()).toEqual([
			"keyvalue",
			"list",
			"markdown",
			"number",
			"object",
			"select",
			"string",
			"text",
		]);
		// Sveltia refuses the whole configuration if a list of records has no fields.
		expect(all.filter(({ fields }) => fields?.length === 0)).toEqual([]);
		const keys = ["id", "name", "part", "number"];
		expect(
			all.filter(({ name, required, root }) => required !== false && !root && !keys.includes(name)),
		).toEqual([]);
		expect(
			all.filter(
				({ widget, name }) => ["number", "select"].includes(widget) && !keys.includes(name),
			),
		).toEqual([]);
		const business = files.find((one) => one.name === "business")?.fields;
		expect(field(business, "tagline")).toBeDefined();
		expect(field(business, "phone")).toBeUndefined();
		expect(field(field(file("home")?.fields, "image")?.fields, "file")).toBeDefined();
		const home = files.find((one) => one.name === "home")?.fields;
		expect(field(home, "image")?.fields?.map(({ name }) => name)).toEqual(["alt", "credit"]);
	});
});
