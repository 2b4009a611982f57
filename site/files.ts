import type { z } from "zod";
import { notFoundSchema } from "./schema/pages/404.ts";
import { errorSchema } from "./schema/pages/500.ts";
import { aboutSchema } from "./schema/pages/about.ts";
import { areasSchema } from "./schema/pages/areas.ts";
import { commercialSchema } from "./schema/pages/commercial.ts";
import { sentSchema } from "./schema/pages/contact/sent.ts";
import { contactSchema } from "./schema/pages/contact.ts";
import { countySchema } from "./schema/pages/county.ts";
import { customSchema } from "./schema/pages/custom-page.ts";
import { doorsSchema } from "./schema/pages/doors.ts";
import { faqSchema } from "./schema/pages/faq.ts";
import { guideSchema } from "./schema/pages/guide.ts";
import { homeSchema } from "./schema/pages/home.ts";
import { howToSchema } from "./schema/pages/how-to.ts";
import { hurricaneSchema } from "./schema/pages/hurricane.ts";
import { jobSchema, jobsSchema } from "./schema/pages/jobs.ts";
import { newsSchema } from "./schema/pages/news.ts";
import { newsItemSchema } from "./schema/pages/news-item.ts";
import { permitsSchema } from "./schema/pages/permits.ts";
import { pricesSchema } from "./schema/pages/prices.ts";
import { privacySchema } from "./schema/pages/privacy-policy.ts";
import { serviceSchema } from "./schema/pages/service.ts";
import { servicesSchema } from "./schema/pages/services.ts";
import { sitemapSchema } from "./schema/pages/sitemap.ts";
import { symptomSchema } from "./schema/pages/symptom.ts";
import { symptomsSchema } from "./schema/pages/symptoms.ts";
import { termsSchema } from "./schema/pages/terms-of-service.ts";
import { testimonialsSchema } from "./schema/pages/testimonials.ts";
import { townSchema } from "./schema/pages/town.ts";

import { companySchemas, optionalSchemas } from "./schema/schema.ts";
import { themeSchema } from "./schema/themeSchema.ts";
import { wordsSchema } from "./schema/wordsSchema.ts";

export type Schemas = Readonly<Record<string, z.ZodType>>;

/** A folder of data files. Each file becomes a page, or a part of one. */
export interface DataFolder {
	/** The folder's path in data/. The "*" in "areas/*" stands for any one folder. */
	readonly name: string;
	/** What one file describes: "town". Names the JSON Schema, and labels the file in the editor. */
	readonly item: string;
	readonly schema: z.ZodType;
	/** Whether the folder may be empty. An empty folder's overview page is not built. */
	readonly mayBeEmpty?: true;
	/** Whether two files may have the same `name`, as counties of two states. */
	readonly mayShareName?: true;
	readonly editor?: {
		/** Default: derived from the folder's name. */
		readonly label?: string;
		/** A template of Sveltia CMS for a new file's name. Default: "{{name}}". */
		readonly file?: string;
		/** A template of Sveltia CMS for a file's entry in the list. Default: the file's `name`. */
		readonly summary?: string;
		readonly extension?: "md";
	};
}

/** Files that every company has, by name. */
const required = {
	home: homeSchema,
	services: servicesSchema,
	areas: areasSchema,
	faq: faqSchema,
	about: aboutSchema,
	contact: contactSchema,
	"contact/sent": sentSchema,
	testimonials: testimonialsSchema,
	sitemap: sitemapSchema,
	"privacy-policy": privacySchema,
	"terms-of-service": termsSchema,
	"404": notFoundSchema,
	"500": errorSchema,
};

/** Files that a company may lack. Their pages are then left out. */
const optional = {
	symptoms: symptomsSchema,
	"how-to": howToSchema,
	commercial: commercialSchema,
	permits: permitsSchema,
	doors: doorsSchema,
	hurricane: hurricaneSchema,
	prices: pricesSchema,
	jobs: jobsSchema,
	news: newsSchema,
	accessibility: termsSchema,
};

/** The editor's labels for files whose names would be poor labels. */
export const fileLabels: Readonly<Record<string, string>> = {
	business: "Company and hours",
	facts: "Numbers in texts",
	redirects: "Old addresses",
	faq: "Questions",
	testimonials: "Reviews",
	"contact/sent": "Message sent",
	"404": "Page not found",
	"500": "Server error",
};

/** The folders of data files, with what each file holds. */
const folderTable = {
	services: { item: "service", schema: serviceSchema },
	areas: { item: "county", schema: countySchema, mayShareName: true },
	"areas/*": { item: "town", schema: townSchema },
	symptoms: { item: "symptom", schema: symptomSchema },
	"how-to": { item: "guide", schema: guideSchema },
	jobs: {
		item: "job",
		schema: jobSchema,
		mayBeEmpty: true,
		editor: {
			file: "{{fields.month}}-{{fields.service}}",
			summary: "{{fields.month}} {{fields.service}}, {{fields.town}}",
		},
	},
	news: {
		item: "news-item",
		schema: newsItemSchema,
		mayBeEmpty: true,
		editor: { file: "{{year}}-{{month}}-{{day}}-{{title}}", extension: "md" },
	},
	pages: {
		item: "custom-page",
		schema: customSchema,
		mayBeEmpty: true,
		editor: { label: "Pages of your own", extension: "md" },
	},
} as const satisfies Readonly<Record<string, Omit<DataFolder, "name">>>;

/** The content of the pages' files by file name. Files that the company lacks are undefined. */
export type PageFiles = { readonly [N in keyof typeof required]: z.infer<(typeof required)[N]> } & {
	readonly [N in keyof typeof optional]?: z.infer<(typeof optional)[N]>;
};
/** The content of one file in each folder, by the folder's name. */
export type FolderItems = {
	readonly [N in keyof typeof folderTable]: z.infer<(typeof folderTable)[N]["schema"]>;
};

export const pageFiles: Schemas = required;
export const optionalPageFiles: Schemas = optional;

/** Schemas of all required files, by file name. */
export const records: Schemas = {
	...companySchemas,
	theme: themeSchema,
	words: wordsSchema,
	...pageFiles,
};

/** Schemas of all files with a fixed name, by file name. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(
	Object.entries({ ...records, ...optionalSchemas, ...optionalPageFiles }),
);

export const folders: readonly DataFolder[] = Object.entries(folderTable).map(([name, folder]) => ({
	name,
	...folder,
}));

/** Whether a file is directly in a folder: "areas/pasco/trinity" is in "areas/*". */
const isIn = (name: string, folder: string): boolean => {
	const [steps, pattern] = [name.split("/"), folder.split("/")];
	return (
		steps.length === pattern.length + 1 &&
		pattern.every((step, index) => step === "*" || step === steps[index])
	);
};

/** The fields that a town's file can have, but no county's file. */
const townFields = Object.keys(townSchema.shape).filter((name) => !(name in countySchema.shape));

/**
 * Returns the `DataFolder` that a file belongs to, or undefined if there is none. A file directly
 * in areas/ is a county's, or a town's if the company has no counties: `value` tells which.
 * @param name "areas/pasco/trinity"
 * @param value the file's content
 */
export function folderKindOf(name: string, value?: unknown): (typeof folders)[number] | undefined {
	const found = folders.find((folder) => isIn(name, folder.name));
	const isTown =
		found?.schema === countySchema &&
		typeof value === "object" &&
		value !== null &&
		townFields.some((field) => Object.hasOwn(value, field));
	return isTown ? folders.find(({ schema }) => schema === townSchema) : found;
}

export const isTownFile = ({ schema }: { readonly schema: z.ZodType }): boolean =>
	schema === townSchema;

/**
 * Returns a file's schema by the file's name ("areas/pasco/trinity") and content, or undefined if
 * the generator doesn't read the file.
 */
export const schemaFor = (name: string, value?: unknown): z.ZodType | undefined =>
	folderKindOf(name, value)?.schema ?? schemas.get(name);
