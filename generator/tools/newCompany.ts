import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, normalize, relative, resolve } from "node:path";
import glob from "fast-glob";
import { stringify } from "yaml";
import { dayOf } from "../load/assembleSite.ts";
import { folderKinds, records } from "../load/dataFile.ts";
import { type JsonSchema, toJsonSchema } from "../load/jsonSchema.ts";
import { unwrittenMark } from "../load/readTexts.ts";
import { root } from "../root.ts";
import { nameSchema } from "./schemas.ts";

/** A company's files are at these addresses at first: they are renamed with the town. */
const [county, town, service] = ["first-county", "first-town", "first-service"];
const timeZone = "America/New_York";
/**
 * What no program makes up, and a page would not work without; all of it is on the list before
 * publishing.
 */
const business = (today: string) => ({
	name: "[To write] name",
	shortName: "[To write]",
	tagline: "Garage Doors",
	url: "https://company.example",
	phone: "+12125550100",
	email: "hello@company.example",
	region: "[To write] region",
	locale: { language: "en-US", currency: "USD", units: "miles" },
	address: {
		street: "[To write] street",
		city: "First Town",
		state: "NY",
		zip: "10001",
		country: "US",
		directions: "[To write] how to find the office",
	},
	coordinates: [40.75, -73.99],
	timeZone,
	founded: Number(today.slice(0, 4)),
	priceRange: "$$",
	hours: [
		{
			days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
			opens: "08:00",
			closes: "17:00",
		},
		{ days: ["Saturday", "Sunday"], closed: true },
	],
	answersAlways: false,
	reviewsInStructuredData: false,
	form: { provider: "simulated" },
	placeholders: [
		"address",
		"coordinates",
		"timeZone",
		"founded",
		"priceRange",
		"hours",
		"answersAlways",
		"licenseNumber",
	].map((field) => ({
		field,
		note: `Of the starter. Put your own${field === "licenseNumber" ? ", or leave it empty where your state asks for none" : ""}, then remove its line under placeholders.`,
	})),
});
/** Words that say what work a company does, and how many do it: they come as a proposal. */
const claims = /^( +(?:blurb|trade|description|travel|title): )(?=.*(?:epair|echnicians))(.*)$/gm;
const headFields = new Set(["title", "description"]);
/** Values of fields that are no free text, by the field's name, in whatever file. */
const values: Readonly<Record<string, unknown>> = {
	poster: "door",
	id: "first",
	towns: [`${county}/${town}`],
	cards: [town],
	nearby: [],
	neighborhoods: [`${unwrittenMark} neighborhoods`],
	commercial: [`${unwrittenMark} commercial`],
	isBase: true,
	responseMinutes: [30, 45],
	minutes: [30, 45],
	coordinates: [40.75, -73.99],
	zips: ["10001"],
	order: 1,
	ownerNote: "Has this text been read by a lawyer?",
};

/**
 * A company's data folder to begin with: every file and field that a site needs, one county, one
 * town, one service, and texts that the build lists as still to be written. Made of the schemas, so
 * that it has what they ask for today.
 * @param today YYYY-MM-DD
 * @param toSchemas the way from the folder to data/schemas, for editors
 * @returns each file's text by its path
 */
export function starterCompany(today: string, toSchemas: string): ReadonlyMap<string, string> {
	// As they are: a theme and drawings that are no company's, and the words of the interface, which
	// name none.
	const folder = join(root, "generator/tools/starter");
	const parts = new Map(
		glob.sync("**/*", { cwd: folder }).map((path) => [path, join(folder, path)]),
	);
	parts.set("words.yaml", join(root, "examples/javelina/words.yaml"));
	const files = new Map<string, string>();
	const add = (name: string, value: unknown, { properties = {} }: JsonSchema) => {
		const { body, ...rest } = value as { readonly body?: string };
		// No two pages may have the same title or description.
		const fields = Object.fromEntries(
			Object.entries(rest).map(([field, text]) => [
				field,
				headFields.has(field) && typeof text === "string" ? `${text} of ${name}` : text,
			]),
		);
		const others = Object.entries(properties).flatMap(([field, { description }]) =>
			Object.hasOwn(value as object, field) || description === undefined
				? []
				: `# ${field}: ${description}\n`,
		);
		const further = others.length > 0 ? ["# What can be said besides:\n", ...others].join("") : "";
		const yaml = `${stringify(Array.isArray(value) ? value : fields, { lineWidth: 0, aliasDuplicateObjects: false })}${further}`;
		if (body === undefined) files.set(`${name}.yaml`, nameSchema(`${name}.yaml`, yaml, toSchemas));
		else
			files.set(
				`${name}.md`,
				`---\n${yaml}---\n${body}\n${name === "privacy-policy" ? "\n{formProviderNote}\n" : ""}`,
			);
	};
	const made: Readonly<Record<string, unknown>> = {
		business: business(today),
		facts: {},
		redirects: [],
		team: [],
		certifications: [],
	};
	for (const [name, schema] of Object.entries(records)) {
		const described = toJsonSchema(schema);
		if (!parts.has(`${name}.yaml`))
			add(name, made[name] ?? valueFor(described, name, today), described);
	}
	for (const { kind, names, schema } of folderKinds) {
		const name = [`areas/${county}`, `areas/${county}/${town}`, `services/${service}`].find(
			(path) => names.test(path),
		);
		const described = toJsonSchema(schema);
		if (name !== undefined)
			add(
				name,
				{
					...(valueFor(described, "", today) as object),
					...(kind === "town" && { name: "First Town", isBase: true }),
				},
				described,
			);
	}
	for (const [path, file] of [...parts].sort()) {
		const text = readFileSync(file, "utf8");
		const own = path === "words.yaml" ? text.replace(claims, `$1"${unwrittenMark} $2"`) : text;
		files.set(path, path.endsWith(".yaml") ? nameSchema(path, own, toSchemas) : own);
	}
	return files;
}

/**
 * The shortest value that a schema takes: what it requires, and texts marked as to be written.
 *
 * @throws Error naming the field that needs a value in `values`
 */
function valueFor(schema: JsonSchema, name: string, today: string): unknown {
	if (Object.hasOwn(values, name) && fits(values[name], schema)) return values[name];
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum[0];
	switch (schema.type) {
		case "string": {
			if (schema.format === "date") return today;
			if (schema.pattern !== undefined || schema.allOf)
				throw new Error(
					`The starter has no value for "${name}": add one in generator/tools/newCompany.ts.`,
				);
			const text = `${unwrittenMark} ${name}`;
			return text.length <= (schema.maxLength ?? text.length) ? text : unwrittenMark;
		}
		case "boolean":
			return false;
		case "integer":
		case "number":
			return schema.minimum ?? 1;
		case "array": {
			const { items } = schema;
			if (Array.isArray(items)) return items.map((item) => valueFor(item, name, today));
			return Array.from({ length: schema.minItems ?? 0 }, () =>
				valueFor(items as JsonSchema, name, today),
			);
		}
		default: {
			const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
			if (propertyNames?.enum && additionalProperties)
				return Object.fromEntries(
					propertyNames.enum.map((key) => [key, valueFor(additionalProperties, key, today)]),
				);
			return Object.fromEntries(
				required.map((key) => [key, valueFor(properties[key] ?? {}, key, today)]),
			);
		}
	}
}

/** Fields of one name may be of several kinds. */
function fits(value: unknown, { type, items }: JsonSchema): boolean {
	if (!Array.isArray(value)) return type !== "object" && type !== "array";
	return type === "array" && (items === undefined || "length" in items || items.type !== "object");
}

/**
 * Writes a new company's folder.
 *
 * @param named the folder, as a person names it
 * @returns what to tell that person
 * @throws Error where the name is none, or leads to a file or to a folder that holds some
 */
export function writeNewCompany(named: string): string {
	if (named === "" || named.startsWith("-")) throw new Error("Name a folder: npm run new -- acme");
	// "none/../data" is data, also where there is no none.
	const folder = normalize(named);
	if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
		throw new Error(
			`${folder} is a file or holds files already. Name a folder that does not exist yet.`,
		);
	const files = starterCompany(
		dayOf(new Date(), { timeZone }),
		relative(resolve(folder), join(root, "data/schemas")),
	);
	for (const [path, text] of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return `${files.size} files in ${folder}. Next: npm run build -- --data ${folder}, and write what it lists.`;
}

if (process.argv[1]?.endsWith("newCompany.ts")) {
	try {
		console.log(writeNewCompany(process.argv[2] ?? ""));
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}
