import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import type { AdminData } from "../../schema/schema.ts";
import { folderKindOf, folderKinds, nameOf, schemas } from "../load/dataFile.ts";
import { type JsonSchema, toJsonSchema } from "../load/jsonSchema.ts";
import { editorFields, labelOf } from "./editorFields.ts";

/** Files about the whole company, in the editor's order. All other files are pages. */
const company = [
	"business",
	"testimonials",
	"facts",
	"team",
	"certifications",
	"town-services",
	"redirects",
];
/** Files that are risky to edit, so they get no form. */
const withoutForm = ["theme", "landmarks", "admin"];
const labels: Readonly<Record<string, string>> = {
	business: "Company and hours",
	testimonials: "Reviews",
	facts: "Numbers in texts",
	redirects: "Old addresses",
	faq: "Questions",
	"contact/sent": "Message sent",
	"404": "Page not found",
	"500": "Server error",
};

/**
 * Builds Sveltia CMS's configuration: the files, with a form for each from the build's schemas.
 * @param paths the files of the data folder: "areas/pasco/trinity.yaml"
 */
export function editorConfig(admin: AdminData, paths: readonly string[], title: string): CmsConfig {
	const { folder } = admin;
	const names = new Map(paths.map((path) => [nameOf(path), path]));
	const fileOf = (name: string): CollectionFile[] => {
		const [path, schema] = [names.get(name), schemas.get(name)];
		if (path === undefined || schema === undefined) return [];
		const format = path.endsWith(".md") ? ("yaml-frontmatter" as const) : ("yaml" as const);
		return [
			{
				name: name.replaceAll("/", "-"),
				label: labels[name] ?? labelOf(name),
				file: `${folder}/${path}`,
				format,
				fields: fieldsOf(toJsonSchema(schema)),
			},
		];
	};
	const pages = [...schemas.keys()].filter(
		(name) => !company.includes(name) && !withoutForm.includes(name),
	);
	// JavaScript lists numeric names such as "404" first; move them to the end.
	pages.sort((one, other) => Number(/^\d/.test(one)) - Number(/^\d/.test(other)));
	const folders = [
		...new Set(
			[...names.keys()].flatMap((name) =>
				folderKindOf(name) ? name.slice(0, name.lastIndexOf("/")) : [],
			),
		),
	];
	return {
		backend: backendOf(admin),
		app_title: title,
		load_config_file: false,
		media_folder: `${folder}/photos`,
		public_folder: "/photos",
		media_libraries: {
			default: { config: { slugify_filename: true } },
			stock_assets: { providers: [] },
		},
		show_preview_links: false,
		editor: { preview: false },
		// The schemas don't accept empty optional fields.
		output: { omit_empty_optional_fields: true },
		slug: { encoding: "ascii", clean_accents: true },
		collections: [
			{ name: "company", label: "Company", icon: "storefront", files: company.flatMap(fileOf) },
			{ name: "pages", label: "Pages", icon: "description", files: pages.flatMap(fileOf) },
			...folders.flatMap((inside) => {
				// Without counties, the towns' files are in areas/.
				const isTowns = inside === "areas" && !folders.some((other) => other.startsWith("areas/"));
				const kind = isTowns
					? folderKinds.find((one) => one.kind === "town")
					: folderKindOf(`${inside}/file`);
				return kind ? [folderOf(`${folder}/${inside}`, inside, kind)] : [];
			}),
		],
	};
}

/**
 * The repository, and how people sign in. GitLab's sign-in needs no server of ours (PKCE); GitHub's
 * needs an authenticator: https://github.com/sveltia/sveltia-cms-auth.
 */
function backendOf({ service, repository: repo, branch, auth }: AdminData): CmsConfig["backend"] {
	if (auth === undefined) return { name: service, repo, branch, auth_methods: ["token"] };
	const { base_url, app_id } = auth;
	const shared = { repo, branch, auth_methods: ["oauth", "token"] as ("oauth" | "token")[] };
	const address = base_url === undefined ? {} : { base_url };
	return service === "github"
		? { name: "github", ...shared, ...address, ...(app_id !== undefined && { app_id }) }
		: {
				name: "gitlab",
				...shared,
				...address,
				auth_type: "pkce",
				app_id: app_id ?? "",
				...(base_url !== undefined && { api_root: `${base_url.replace(/\/$/, "")}/api/v4` }),
			};
}

/** The form of a file: an object's fields, or one list or record. */
function fieldsOf(schema: JsonSchema): Field[] {
	if (schema.properties) return [...editorFields(schema)];
	if (schema.additionalProperties)
		return [{ name: "items", label: "Names and texts", widget: "keyvalue", root: true }];
	return editorFields({ properties: { items: schema } }).map(
		(field) => ({ ...field, root: true }) as Field,
	);
}

/** A collection to which the editor can add files. */
function folderOf(
	folder: string,
	inside: string,
	{ schema, kind }: (typeof folderKinds)[number],
): EntryCollection {
	const county = /^areas\/(.+)$/.exec(inside)?.[1];
	const areas = kind === "town" ? "towns" : "counties";
	return {
		name: inside.replaceAll("/", "-"),
		label:
			county === undefined
				? labelOf(inside === "areas" ? areas : inside)
				: `Towns in ${labelOf(county)}`,
		label_singular: labelOf(kind),
		icon: kind === "town" ? "location_on" : "folder",
		folder,
		extension: "yaml",
		format: "yaml",
		identifier_field: "name",
		slug: "{{name}}",
		fields: fieldsOf(toJsonSchema(schema)),
	};
}
