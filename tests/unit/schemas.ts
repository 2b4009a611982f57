import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import type { z } from "zod";
import { defaultFiles } from "../../generator/load/defaults.ts";
import { type JsonSchema, toJsonSchema } from "../../generator/load/jsonSchema.ts";
import { nameSchema, schemaFile, schemasFolder } from "../../generator/tools/nameSchema.ts";
import { folders, schemas } from "../../site/files.ts";
import { isFields } from "../../site/inside.ts";
import { runTool } from "../script.ts";

/**
 * Renders JSON Schemas for code editors from the zod schemas. Only the build checks rules that JSON
 * Schema can't express, such as unique questions.
 */
export function renderSchemas(): ReadonlyMap<string, string> {
	const kinds = [...schemas, ...folders.map(({ item, schema }) => [item, schema] as const)];
	return new Map(
		kinds.map(([kind, schema]) => [
			schemaFile(kind),
			`${JSON.stringify(defaultFiles[kind] ? asDifferences(schema) : toJsonSchema(schema), undefined, "\t")}\n`,
		]),
	);
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
	const whole = JSON.parse(text) as JsonSchema;
	const description =
		"The path of a file that other companies share: what is not here comes from there.";
	return {
		...whole,
		properties: { extends: { type: "string", description }, ...whole.properties },
	};
}

/**
 * Lists the YAML files that name their schema. Translations and data/starter name none, because
 * no schema describes a part of a file.
 */
export const describedFiles = (folder: string): readonly string[] =>
	glob.sync("**/*.yaml", { cwd: folder, ignore: ["[a-z][a-z]/**", "starter/**"] }).sort();

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
