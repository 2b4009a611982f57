import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import type { z } from "zod";
import { defaultFiles } from "../../generator/load/defaults.ts";
import { type JsonSchema, schemaFile, schemasFolder } from "../../generator/schemaFiles.ts";
import { nameSchema } from "../../generator/tools/nameSchema.ts";
import { folders, schemas } from "../../site/files.ts";
import { isFields } from "../../site/inside.ts";
import { runTool } from "../script.ts";
import { toJsonSchema } from "./jsonSchema.ts";
import { translatablePage } from "./translatableSchema.ts";

/**
 * Renders JSON Schemas for code editors from the zod schemas. Only the build checks rules that JSON
 * Schema can't express, such as unique questions.
 */
export function renderSchemas(): ReadonlyMap<string, string> {
	const kinds = [...schemas, ...folders.map(({ item, schema }) => [item, schema] as const)];
	const files = kinds.flatMap(([kind, schema]) => [
		[schemaFile(kind), defaultFiles[kind] ? asDifferences(schema) : toJsonSchema(schema)] as const,
		[schemaFile(kind, true), asTranslation(kind, schema)] as const,
	]);
	return new Map(
		files.flatMap(([file, schema]) =>
			schema ? [[file, `${JSON.stringify(schema, undefined, "\t")}\n`]] : [],
		),
	);
}

/** Files whose pages have the same path in each language, after the language's code. */
const fixedAddresses: readonly string[] = ["home", "404", "500"];

/** Reduces a schema to the texts that a translation may hold. Undefined if it has none. */
function asTranslation(kind: string, schema: z.ZodType): JsonSchema | undefined {
	const texts = translatablePage(toJsonSchema(schema), !fixedAddresses.includes(kind));
	const strict = (_name: string, value: unknown) =>
		isFields(value) && isFields(value.properties) && value.type === "object"
			? { ...value, additionalProperties: false }
			: value;
	return texts && JSON.parse(JSON.stringify(texts, strict));
}

/**
 * Makes the fields of words or a theme optional, because missing fields have defaults
 * (generator/load/defaults.ts). A text's plural forms ("one", "other") stay required, because a
 * file replaces all forms at once.
 */
function asDifferences(schema: z.ZodType): JsonSchema {
	const text = JSON.stringify(toJsonSchema(schema), (_name, value) =>
		isFields(value) && Array.isArray(value.required) && !value.required.includes("other")
			? { ...value, required: undefined }
			: value,
	);
	return JSON.parse(text) as JsonSchema;
}

/**
 * Lists the YAML files that name their schema. Those in data/starter name none, because no schema
 * describes a part of a file.
 */
export const describedFiles = (folder: string): readonly string[] =>
	glob.sync("**/*.yaml", { cwd: folder, ignore: ["starter/**"] }).sort();

runTool(
	"schemas.ts",
	"write schemas",
	"Writes the schemas that editors read, data/schemas.",
	() => {
		const folder = "data";
		rmSync(join(folder, schemasFolder), { recursive: true, force: true });
		mkdirSync(join(folder, schemasFolder));
		for (const [name, text] of renderSchemas())
			writeFileSync(join(folder, schemasFolder, name), text);
		for (const path of describedFiles(folder))
			writeFileSync(join(folder, path), nameSchema(path, readFileSync(join(folder, path), "utf8")));
		console.log(`Written: ${folder}/${schemasFolder}. Next: npm run write`);
	},
);
