import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** The parts of JSON Schema (draft 7) that our schemas use. */
export interface JsonSchema {
	readonly type?: string;
	readonly description?: string;
	readonly contentMediaType?: string;
	readonly "x-key"?: true;
	readonly format?: string;
	readonly pattern?: string;
	readonly patternErrorMessage?: string;
	readonly allOf?: readonly { readonly pattern?: string }[];
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly const?: string | number | boolean;
	readonly enum?: readonly string[];
	readonly items?: JsonSchema | readonly JsonSchema[];
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly propertyNames?: { readonly enum?: readonly string[] };
	readonly additionalProperties?: JsonSchema | false;
	readonly oneOf?: readonly JsonSchema[];
	readonly anyOf?: readonly JsonSchema[];
}

/** The folder of the JSON Schemas, inside the data folder. */
export const schemasFolder = "schemas";

/**
 * Returns the name of a kind's schema, or of its translations' schema: "contact/sent" →
 * "contact-sent.json", "translated-contact-sent.json".
 */
export const schemaFile = (kind: string, isTranslated = false): string =>
	`${isTranslated ? "translated-" : ""}${kind.replaceAll("/", "-")}.json`;

/**
 * Reads a kind's schema from data/schemas, which `npm run write` makes from the zod schemas.
 * Undefined if translations are asked for and the kind has no texts to translate.
 */
export function readSchema(kind: string, isTranslated?: boolean): JsonSchema | undefined {
	const file = join(root, "data", schemasFolder, schemaFile(kind, isTranslated));
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
