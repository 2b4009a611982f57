import { dirname, join, relative } from "node:path";
import { parse } from "yaml";
import { folderKindOf } from "../../site/files.ts";
import { nameOf } from "../load/dataFile.ts";
import { schemaFile, schemasFolder } from "../schemaFiles.ts";

const languageServer = "# yaml-language-server: $schema=";

/**
 * Puts the comment with the schema's path on top of a YAML file's text, or updates it.
 * @param path inside the data folder: "areas/county/town.yaml", "es/areas/county/town.yaml"
 * @param toSchemas relative path from the data folder to the schemas' folder
 */
export function nameSchema(path: string, text: string, toSchemas: string = schemasFolder): string {
	const rest = text.startsWith(languageServer) ? text.slice(text.indexOf("\n") + 1) : text;
	const name = nameOf(path).replace(/^[a-z][a-z]\//, "");
	const kind = folderKindOf(name, parse(rest))?.item ?? name;
	const file = schemaFile(kind, name !== nameOf(path));
	return `${languageServer}${join(relative(dirname(path), "."), toSchemas, file).replaceAll("\\", "/")}\n${rest}`;
}
