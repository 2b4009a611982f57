import { dirname, join, relative } from "node:path";
import { parse } from "yaml";
import { folderKindOf } from "../../site/files.ts";
import { nameOf } from "../load/dataFile.ts";

/** The folder of the schemas in the data folder. */
export const schemasFolder = "schemas";
const languageServer = "# yaml-language-server: $schema=";

/**
 * Returns the name of a kind's schema, or of its translations' schema: "contact/sent" →
 * "contact-sent.json", "translated-contact-sent.json".
 */
export const schemaFile = (kind: string, isTranslated = false): string =>
	`${isTranslated ? "translated-" : ""}${kind.replaceAll("/", "-")}.json`;

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
