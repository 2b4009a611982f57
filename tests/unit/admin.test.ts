import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import glob from "fast-glob";
import { afterAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { editorConfig } from "../../generator/admin/editorConfig.ts";
import { renderAdmin } from "../../generator/admin/renderAdmin.ts";
import { openerPolicyFor } from "../../generator/hosts/planHeaders.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import type { Site } from "../../generator/site/site.ts";
import { editorFormat } from "../../generator/tools/keepComments.ts";
import { optionalPageFiles } from "../../pages/files.ts";
import type { AdminData } from "../../schema/schema.ts";
import { readPolicy } from "../policy.ts";
import { buildDate, problemsAfter, sampleSite } from "./sampleData.ts";

/** The example's files, and the optional ones that a company may add. */
const paths = [
	...glob.sync("**/*.{yaml,md}", { cwd: "examples/javelina" }),
	...["admin", "landmarks", ...Object.keys(optionalPageFiles)].map((name) => `${name}.yaml`),
	...["photos/LICENSE.md", "symptoms/noise.yaml", "how-to/release.yaml"],
].sort();
const admin = {
	service: "github",
	repository: "acme/website",
	branch: "main",
	folder: "data",
} as const;
/** Sign-in with an account: at GitHub, at gitlab.com and at a GitLab server of one's own. */
const signIns: readonly [AdminData, AdminData, AdminData] = [
	{ ...admin, auth: { base_url: "https://sign-in.acme.example" } },
	{ ...admin, service: "gitlab", auth: { app_id: "5832fc6e" } },
	{
		...admin,
		service: "gitlab",
		auth: { base_url: "https://git.acme.example", app_id: "5832fc6e" },
	},
];
const config = JSON.parse(JSON.stringify(editorConfig(admin, paths, "Acme Doors")));
const scratch = mkdtempSync(join(tmpdir(), "admin-"));
afterAll(() => rmSync(scratch, { recursive: true }));

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
const field = (fields: readonly Field[] | undefined, name: string) =>
	fields?.find((one) => one.name === name);

describe("the editor's configuration", () => {
	it("is one by Sveltia's own schema", () => {
		const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
		const check = ajv.compile(
			JSON.parse(readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8")),
		);
		for (const made of [config, ...signIns.map((one) => editorConfig(one, paths, "Acme Doors"))])
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
		const made = editorConfig(admin, ["business.yaml", "areas/trinity.yaml"], "Acme Doors")
			.collections as readonly Collection[];
		const areas = (of: readonly Collection[]) =>
			of.find(({ name }) => name === "areas")?.fields?.map(({ name }) => name);
		expect(areas(made)).toContain("zips");
		expect(areas(collections)).not.toContain("zips");
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
		expect(field(business, "hours")?.hint).toContain("Every day stands in a group");
		const review = field(file("testimonials")?.fields, "items")?.fields;
		// A review may be dated by month alone, which no date picker offers.
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
		const below = (fields: readonly Field[] = []): readonly Field[] =>
			fields.flatMap((one) => [
				one,
				...below(one.fields),
				...below((one.types as readonly Field[] | undefined)?.flatMap(({ fields = [] }) => fields)),
			]);
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
	const made = editorConfig(admin, own, "Acme Doors")
		.collections as unknown as readonly Collection[];
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
		/** A key of one record, and a choice of the language's own, stand in the file alone. */
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
		const below = (fields: readonly Field[] = []): readonly Field[] =>
			fields.flatMap((one) => [one, ...below(one.fields)]);
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
		// Sveltia refuses the whole configuration over a list of records without fields.
		expect(all.filter(({ fields }) => fields?.length === 0)).toEqual([]);
		const keys = ["id", "slug", "part", "number"];
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

it.each(["data", "examples/javelina"])(
	"%s as the editor writes it anew is the same site",
	(folder) => {
		const rewritten = join(scratch, folder);
		cpSync(folder, rewritten, { recursive: true });
		const rewrite = (text: string) => stringify(parse(text), null, editorFormat);
		for (const path of glob.sync("**/*.{yaml,md}", {
			cwd: folder,
			ignore: ["[a-z][a-z]/**", "photos/**"],
		})) {
			const text = readFileSync(join(folder, path), "utf8");
			const [, front = "", body = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
			writeFileSync(
				join(rewritten, path),
				path.endsWith(".md") ? `---\n${rewrite(front)}---\n${body.trim()}\n` : rewrite(text),
			);
		}
		const plain = (site: Site) =>
			JSON.parse(
				JSON.stringify({
					...site,
					towns: [...site.towns],
					folder: "",
					warnings: [],
					translations: [],
				}),
			);
		expect(plain(loadSite(rewritten, buildDate))).toEqual(plain(loadSite(folder, buildDate)));
	},
);

describe("the editing page", () => {
	const site = sampleSite();
	const files = renderAdmin({
		...site,
		admin,
		business: { ...site.business, url: "https://acme.example/doors" },
	});

	it("is there only for a company that asks for it", () => {
		expect(renderAdmin(site)).toEqual([]);
		expect(String(files[0]?.contents)).toContain('src="/doors/admin/start.js"');
	});

	it("is served from our own files alone, its licence among them", () => {
		const names = files.map(({ path }) => path);
		expect(names).toEqual(
			expect.arrayContaining([
				"admin.html",
				"admin/start.js",
				"admin/sveltia/index.js",
				"admin/sveltia/LICENSE.txt",
			]),
		);
		expect(names.filter((name) => name.endsWith(".map"))).toEqual([]);
		const script = String(files.find(({ path }) => path === "admin/sveltia/index.js")?.contents);
		const fonts = [...script.matchAll(/src:url\(([^)]*)\)/g)].map(([, address = ""]) => address);
		expect(fonts).toHaveLength(3);
		for (const address of fonts) expect(names).toContain(address);
	});

	it("has a policy of its own, which lets nothing else in", () => {
		const html = String(files[0]?.contents);
		expect(html).toContain('<meta name="robots" content="noindex">');
		const policy = readPolicy(html, "admin");
		expect(policy.get("script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
		expect(policy.get("connect-src")).toEqual([
			"'self'",
			"blob:",
			"data:",
			"https://api.github.com",
			"https://www.githubstatus.com",
		]);
	});
});

describe("signing in", () => {
	const backendOf = (one: AdminData) => editorConfig(one, paths, "Acme Doors").backend;
	const [github, gitlab, ownServer] = signIns;

	it("takes a token alone, unless data/admin.yaml says how else", () => {
		expect(backendOf(admin)).toEqual({
			name: "github",
			repo: "acme/website",
			branch: "main",
			auth_methods: ["token"],
		});
	});

	it("offers an account beside the token: at GitHub by an authenticator, at GitLab by PKCE", () => {
		const auth_methods = ["oauth", "token"];
		expect(backendOf(github)).toMatchObject({
			auth_methods,
			base_url: "https://sign-in.acme.example",
		});
		expect(backendOf(gitlab)).toMatchObject({
			auth_methods,
			auth_type: "pkce",
			app_id: "5832fc6e",
		});
		expect(backendOf(ownServer)).toMatchObject({
			base_url: "https://git.acme.example",
			api_root: "https://git.acme.example/api/v4",
		});
	});

	it("lets just that host in, and the window that asks for the account answer", () => {
		const site = sampleSite();
		const sources = (one: AdminData, directive: string) =>
			readPolicy(String(renderAdmin({ ...site, admin: one })[0]?.contents), "admin").get(directive);
		expect(
			sources(github, "connect-src")?.filter(
				(source) => !sources(admin, "connect-src")?.includes(source),
			),
		).toEqual(["https://sign-in.acme.example"]);
		expect(sources(github, "img-src")).toEqual(sources(admin, "img-src"));
		expect(sources(ownServer, "connect-src")).toContain("https://git.acme.example");
		expect([admin, ...signIns].map(openerPolicyFor)).toEqual([
			"same-origin",
			"same-origin-allow-popups",
			"unsafe-none",
			"unsafe-none",
		]);
		expect(openerPolicyFor(undefined)).toBe("same-origin");
	});

	it.each([
		["github, auth: { app_id: acme }", "sign-in-address-missing", "auth"],
		["gitlab, auth: { base_url: https://git.acme.example }", "app-id-missing", "auth"],
		["gitlab, auth: { app_id: my app }", "app-id-format", "auth.app_id"],
	])("says what is missing of %s", (text, code, field) => {
		const problems = problemsAfter({
			"admin.yaml": `{ repository: acme/website, branch: main, folder: data, service: ${text} }\n`,
		});
		expect(problems).toHaveLength(1);
		expect(problems[0]).toContain(`${code} data/admin.yaml:1:`);
		expect(problems[0]).toContain(`› ${field}`);
	});
});
