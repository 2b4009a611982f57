import { posix } from "node:path";
import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import type { DataFolder } from "../../site/files.ts";
import { folders as dataFolders, fileLabels, folderKindOf, schemas } from "../../site/files.ts";
import type { AdminData } from "../../site/schema/schema.ts";
import { nameOf } from "../load/dataFile.ts";
import { type JsonSchema, readSchema } from "../schemaFiles.ts";
import { editorFields, labelOf } from "./editorFields.ts";

const company = [
	"business",
	"testimonials",
	"offers",
	"facts",
	"team",
	"certifications",
	"town-services",
	"redirects",
];
/**
 * Files that get no form: a mistake in theme would change every page, landmarks has lists in lists,
 * and a mistake in admin could lock people out of the editor.
 */
const withoutForm = ["theme", "landmarks", "admin"];

/**
 * Builds the configuration of Sveltia CMS: a form for each data file except `withoutForm`.
 * @param paths the files of the data folder: "areas/county/town.yaml"
 */
export function editorConfig(admin: AdminData, paths: readonly string[], title: string): CmsConfig {
	const { folder } = admin;
	const names = new Map(paths.map((path) => [nameOf(path), path]));
	const formsOf = (files: readonly string[], code?: string, item?: string): CollectionFile[] =>
		files.flatMap((name) => {
			const [path, schema] = [names.get(name), readSchema(item ?? name, code !== undefined)];
			return path && schema ? [fileForm(name, posix.join(folder, code ?? "", path), schema)] : [];
		});
	const pages = [...schemas.keys()].filter(
		(name) => !company.includes(name) && !withoutForm.includes(name),
	);
	// Move "404" and "500" to the end: JavaScript objects list numeric keys first.
	pages.sort((one, other) => Number(/^\d/.test(one)) - Number(/^\d/.test(other)));
	const inFolders = [...names.keys()].filter((name) => folderKindOf(name));
	const folders = [...new Set(inFolders.map(folderOf))];
	/**
	 * Folders without files that the editor offers nevertheless, so that people can add a first file.
	 * If the folder has an overview page (jobs.yaml for jobs/), the file of that page must exist.
	 */
	const beginnable = dataFolders.flatMap(({ name, mayBeEmpty }) =>
		mayBeEmpty && !folders.includes(name) && (names.has(name) || !schemas.has(name)) ? name : [],
	);
	const kindIn = (inside: string) => {
		// Companies without counties have their towns' files in areas/: treat these as areas/*.
		const isTowns = inside === "areas" && !folders.some((other) => other.startsWith("areas/"));
		return folderKindOf(isTowns ? "areas/county/file" : `${inside}/file`);
	};
	const translated: TranslatedFiles = {
		names: inFolders,
		formsOf,
		texts: [...company, ...pages].filter((name) => name !== "redirects"),
		folders: folders.map((inside) => ({ inside, kind: kindIn(inside) })),
	};
	const languages = new Set(paths.flatMap((path) => /^([a-z]{2})\//.exec(path)?.[1] ?? []));
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
		// Leave out empty optional fields, because the schemas refuse them.
		output: { omit_empty_optional_fields: true },
		slug: { encoding: "ascii", clean_accents: true },
		collections: [
			{ name: "company", label: "Company", icon: "storefront", files: formsOf(company) },
			{ name: "site-pages", label: "Pages", icon: "description", files: formsOf(pages) },
			...[...folders, ...beginnable].flatMap((inside) => {
				const kind = kindIn(inside);
				return kind ? [folderForm(`${folder}/${inside}`, inside, kind)] : [];
			}),
			...[...languages].flatMap((code) => translationsInto(code, translated)),
		],
	};
}

interface TranslatedFiles {
	/** The main language's files in folders. */
	readonly names: readonly string[];
	/** Makes the forms of a language's files. */
	readonly formsOf: (files: readonly string[], code: string, item?: string) => CollectionFile[];
	/** The files outside of folders. */
	readonly texts: readonly string[];
	readonly folders: readonly {
		readonly inside: string;
		readonly kind: ReturnType<typeof folderKindOf>;
	}[];
}

/**
 * Makes a language's collections. They list all files of the main language, so that people can add
 * translations.
 */
function translationsInto(code: string, { names, formsOf, texts, folders }: TranslatedFiles) {
	const language = new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
	const collection = (
		inside: string,
		label: string,
		files: readonly string[],
		kind?: ReturnType<typeof folderKindOf>,
	) => ({
		name: `${code}-${inside.replaceAll("/", "-")}`,
		label: `${language}: ${label}`,
		icon: "translate",
		files: formsOf(files, code, kind?.item),
	});
	return [
		collection("texts", "company and pages", texts),
		...folders.map(({ inside, kind }) => {
			const label = collectionLabel(inside, kind);
			const files = names.filter((name) => folderOf(name) === inside);
			return collection(inside, label.charAt(0).toLowerCase() + label.slice(1), files, kind);
		}),
	];
}

/**
 * Describes the repository, and how people sign in: with an access token or, if `auth` is set, also
 * with a GitHub account (https://github.com/sveltia/sveltia-cms-auth).
 */
function backendOf({ service, repository, branch, auth }: AdminData): CmsConfig["backend"] {
	const auth_methods: ("oauth" | "token")[] = auth ? ["oauth", "token"] : ["token"];
	return { name: service, repo: repository, branch, auth_methods, ...auth };
}

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf("/"));

const fileForm = (name: string, file: string, schema: JsonSchema): CollectionFile => ({
	name: name.replaceAll("/", "-"),
	label: fileLabels[name] ?? labelOf(name.slice(name.lastIndexOf("/") + 1)),
	file,
	format: file.endsWith(".md") ? "yaml-frontmatter" : "yaml",
	fields: fieldsOf(schema),
});

function collectionLabel(inside: string, kind: DataFolder | undefined): string {
	if (kind?.editor?.label !== undefined) return kind.editor.label;
	const county = /^areas\/(.+)$/.exec(inside)?.[1];
	if (county !== undefined) return `Towns in ${labelOf(county)}`;
	if (inside === "areas") return kind?.item === "town" ? "Towns" : "Counties";
	return labelOf(inside);
}

function fieldsOf(schema: JsonSchema): Field[] {
	if (schema.properties) return [...editorFields(schema)];
	if (schema.additionalProperties)
		return [{ name: "items", label: "Names and texts", widget: "keyvalue", root: true }];
	return editorFields({ properties: { items: schema } }).map(
		(field) => ({ ...field, root: true }) as Field,
	);
}

const folderForm = (folder: string, inside: string, kind: DataFolder): EntryCollection => {
	const { item, editor: { file = "{{name}}", summary, extension = "yaml" } = {} } = kind;
	const json = readSchema(item) ?? {};
	const names = Object.keys(json.properties ?? {});
	return {
		name: inside.replaceAll("/", "-"),
		label: collectionLabel(inside, kind),
		label_singular: labelOf(item),
		icon: item === "town" ? "location_on" : "folder",
		folder,
		extension,
		format: extension === "md" ? "yaml-frontmatter" : "yaml",
		// Name an existing field, because Sveltia refuses others. Jobs have neither name nor title.
		identifier_field: ["name", "title"].find((field) => names.includes(field)) ?? names[0] ?? "",
		slug: file,
		...(summary !== undefined && { summary }),
		fields: fieldsOf(json),
	};
};
