/** Which schema each file of `data/` has. */
import type { z } from "zod";
import { companySchemas, optionalSchemas } from "../schema/schema.ts";
import { themeSchema } from "../schema/themeSchema.ts";
import { wordsSchema } from "../schema/wordsSchema.ts";
import { countySchema } from "./county/schema.ts";
import type { AnyKind, DataFolder } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { townSchema } from "./town/schema.ts";

type Schemas = Readonly<Record<string, z.ZodType>>;
const all: readonly AnyKind[] = kinds;

/** Pages' files that every company has, by name. */
export const pageFiles: Schemas = Object.assign({}, ...all.map(({ files }) => files));
/** Pages' files that a company may lack, by name. */
export const optionalPageFiles: Schemas = Object.assign(
	{},
	...all.map(({ optionalFiles }) => optionalFiles),
);

/** Files that every company has, by name. */
export const records: Schemas = {
	...companySchemas,
	theme: themeSchema,
	words: wordsSchema,
	...pageFiles,
};

/** Files with a fixed name. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(
	Object.entries({ ...records, ...optionalSchemas, ...optionalPageFiles }),
);

/** Folders whose files are all of one kind. */
export const folders: readonly DataFolder[] = all.flatMap(({ folder }) => folder ?? []);

/** Whether a file stands in the folder: "areas/pasco/trinity" in "areas/*". */
const isIn = (name: string, folder: string): boolean => {
	const [steps, pattern] = [name.split("/"), folder.split("/")];
	return (
		steps.length === pattern.length + 1 &&
		pattern.every((step, index) => step === "*" || step === steps[index])
	);
};

/** Fields that towns must have and counties cannot. */
const townFields = Object.entries(townSchema.shape).flatMap(([name, field]) =>
	name in countySchema.shape || field.safeParse(undefined).success ? [] : name,
);

/**
 * Towns stand in their county's folder. Without counties they stand in areas/, where only their
 * content tells them from counties.
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

/** The path of the page of a folder's file. Undefined: the file is a part of another page. */
export function pathOf(name: string): string | undefined {
	const address = folderKindOf(name)?.address;
	if (address === "none") return undefined;
	return address === "top" ? name.slice(name.lastIndexOf("/")) : `/${name}`;
}

export const isTownFile = ({
	name,
	value,
}: {
	readonly name: string;
	readonly value: unknown;
}): boolean => folderKindOf(name, value)?.schema === townSchema;

/** A file's schema by its name ("areas/pasco/trinity") and content. Undefined: nothing reads it. */
export const schemaFor = (name: string, value?: unknown): z.ZodType | undefined =>
	folderKindOf(name, value)?.schema ?? schemas.get(name);
