import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import glob from "fast-glob";
import { parse } from "yaml";
import type { z } from "zod";
import { folderKindOf, folders, schemas } from "../../site/files.ts";
import { isFields } from "../../site/inside.ts";
import { nameOf } from "../load/dataFile.ts";
import { defaultFiles } from "../load/defaults.ts";
import { type JsonSchema, toJsonSchema } from "../load/jsonSchema.ts";
import { runTool } from "../script.ts";

const schemasFolder = "schemas";
const languageServer = "# yaml-language-server: $schema=";
const schemaFile = (kind: string): string => `${kind.replaceAll("/", "-")}.json`;

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
		'"default", or the path of a file that other companies share: what is not here comes from there.';
	return {
		...whole,
		properties: { extends: { type: "string", description }, ...whole.properties },
	};
}

/**
 * Puts the comment with the schema's path on top of a YAML file's text, or updates it.
 * @param path inside the data folder: "areas/county/town.yaml"
 * @param toSchemas relative path from the data folder to the schemas' folder
 */
export function nameSchema(path: string, text: string, toSchemas: string = schemasFolder): string {
	const rest = text.startsWith(languageServer) ? text.slice(text.indexOf("\n") + 1) : text;
	const name = nameOf(path);
	const file = schemaFile(folderKindOf(name, parse(rest))?.item ?? name);
	return `${languageServer}${join(relative(dirname(path), "."), toSchemas, file).replaceAll("\\", "/")}\n${rest}`;
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
