import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import glob from "fast-glob";
import { parse } from "yaml";
import { folderKindOf, folderKinds, nameOf, schemas } from "../load/dataFile.ts";
import { toJsonSchema } from "../load/jsonSchema.ts";

/** The folder of the schemas, inside data/. */
const schemasFolder = "schemas";
const languageServer = "# yaml-language-server: $schema=";
const schemaFile = (kind: string): string => `${kind.replaceAll("/", "-")}.json`;

/**
 * The JSON Schemas that editors check data files against while one types: from the zod schemas,
 * which remain the ones that decide. What JSON Schema cannot say (that a question stands once) only
 * the build says.
 * @returns each file's text by its name, "business.json"
 */
export function renderSchemas(): ReadonlyMap<string, string> {
	const kinds = [...schemas, ...folderKinds.map(({ kind, schema }) => [kind, schema] as const)];
	return new Map(
		kinds.map(([kind, schema]) => [
			schemaFile(kind),
			`${JSON.stringify(toJsonSchema(schema), undefined, "\t")}\n`,
		]),
	);
}

/**
 * A data file's text with the one line on top by which editors find its schema.
 *
 * @param path inside the data folder: "areas/pasco/trinity.yaml"
 * @param toSchemas the way from the data folder to the schemas' folder
 */
export function nameSchema(path: string, text: string, toSchemas: string = schemasFolder): string {
	const rest = text.startsWith(languageServer) ? text.slice(text.indexOf("\n") + 1) : text;
	const name = nameOf(path);
	const file = schemaFile(folderKindOf(name, parse(rest))?.kind ?? name);
	return `${languageServer}${join(relative(dirname(path), "."), toSchemas, file).replaceAll("\\", "/")}\n${rest}`;
}

/** The data files that a schema is for. No editor looks for YAML in Markdown. */
export const describedFiles = (folder: string): readonly string[] =>
	glob.sync("**/*.yaml", { cwd: folder, ignore: ["[a-z][a-z]/**"] }).sort();

if (process.argv[1]?.endsWith("schemas.ts")) {
	const folder = "data";
	rmSync(join(folder, schemasFolder), { recursive: true, force: true });
	mkdirSync(join(folder, schemasFolder));
	for (const [name, text] of renderSchemas())
		writeFileSync(join(folder, schemasFolder, name), text);
	for (const path of describedFiles(folder))
		writeFileSync(join(folder, path), nameSchema(path, readFileSync(join(folder, path), "utf8")));
}
