/** Which schema each file of `data/` has. */
import type { z } from "zod";
import { offersSchema } from "./offers.ts";
import {
	companySchemas,
	countySchema,
	howToSchema,
	optionalSchemas,
	pageSchemas,
	serviceSchema,
	symptomBranchSchema,
	townSchema,
} from "./schema.ts";
import { themeSchema } from "./themeSchema.ts";
import { wordsSchema } from "./wordsSchema.ts";

/** Files that every company has, by name. */
export const records: Readonly<Record<string, z.ZodType>> = {
	...companySchemas,
	theme: themeSchema,
	words: wordsSchema,
	...pageSchemas,
};

/** Files with a fixed name. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(
	Object.entries({ ...records, ...optionalSchemas, offers: offersSchema }),
);

/** Folders whose files are all of one kind. */
export const folderKinds: readonly {
	readonly kind: string;
	readonly names: RegExp;
	readonly schema: z.ZodType;
}[] = [
	{ kind: "town", names: /^areas\/[^/]+\/[^/]+$/, schema: townSchema },
	{ kind: "county", names: /^areas\/[^/]+$/, schema: countySchema },
	{ kind: "service", names: /^services\/[^/]+$/, schema: serviceSchema },
	{ kind: "symptom-branch", names: /^symptoms\/[^/]+$/, schema: symptomBranchSchema },
	{ kind: "how-to-page", names: /^how-to\/[^/]+$/, schema: howToSchema },
];

/** Fields that towns must have and counties cannot. */
const townFields = Object.entries(townSchema.shape).flatMap(([name, field]) =>
	name in countySchema.shape || field.safeParse(undefined).success ? [] : name,
);

/**
 * Towns stand in their county's folder. Without counties they stand in areas/, where only their
 * content tells them from counties.
 */
export function folderKindOf(
	name: string,
	value?: unknown,
): (typeof folderKinds)[number] | undefined {
	const found = folderKinds.find(({ names }) => names.test(name));
	const isTown =
		found?.kind === "county" &&
		typeof value === "object" &&
		value !== null &&
		townFields.some((field) => Object.hasOwn(value, field));
	return isTown ? folderKinds.find(({ kind }) => kind === "town") : found;
}

export const isTownFile = ({
	name,
	value,
}: {
	readonly name: string;
	readonly value: unknown;
}): boolean => folderKindOf(name, value)?.kind === "town";

/** A file's schema by its name ("areas/pasco/trinity") and content. Undefined: nothing reads it. */
export const schemaFor = (name: string, value?: unknown): z.ZodType | undefined =>
	folderKindOf(name, value)?.schema ?? schemas.get(name);
