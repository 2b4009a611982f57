import type { z } from "zod";
import { companySchemas, optionalSchemas } from "../schema/schema.ts";
import { themeSchema } from "../schema/themeSchema.ts";
import { wordsSchema } from "../schema/wordsSchema.ts";
import { countySchema } from "./county/schema.ts";
import type { AnyKind, DataFolder, Schemas } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { townSchema } from "./town/schema.ts";

const all: readonly AnyKind[] = kinds;

export const pageFiles: Schemas = Object.assign({}, ...all.map(({ files }) => files));
export const optionalPageFiles: Schemas = Object.assign(
	{},
	...all.map(({ optionalFiles }) => optionalFiles),
);

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

export const folders: readonly DataFolder[] = all.flatMap(({ folder }) => folder ?? []);

/** Whether a file is directly in a folder: "areas/pasco/trinity" is in "areas/*". */
const isIn = (name: string, folder: string): boolean => {
	const [steps, pattern] = [name.split("/"), folder.split("/")];
	return (
		steps.length === pattern.length + 1 &&
		pattern.every((step, index) => step === "*" || step === steps[index])
	);
};

/** The fields that every town's file has and no county's file can have. */
const townFields = Object.entries(townSchema.shape).flatMap(([name, field]) =>
	name in countySchema.shape || field.safeParse(undefined).success ? [] : name,
);

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

/**
 * Returns the path of the page made from a file: "areas/pasco/trinity" → "/areas/pasco/trinity".
 * Undefined if files of this folder have no pages.
 */
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

/**
 * Returns a file's schema by the file's name ("areas/pasco/trinity") and content, or undefined if
 * the generator doesn't read the file.
 */
export const schemaFor = (name: string, value?: unknown): z.ZodType | undefined =>
	folderKindOf(name, value)?.schema ?? schemas.get(name);
