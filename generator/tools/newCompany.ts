import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, normalize, relative, resolve } from "node:path";
import glob from "fast-glob";
import { unwrittenMark } from "../check/readTexts.ts";
import { commandLine, forData, packageName, readArguments } from "../commands.ts";
import { root } from "../root.ts";
import { nameSchema } from "./schemas.ts";

/**
 * Matches the lines of words.yaml that claim what a company does, such as repairs. The new owner
 * must confirm them.
 */
const claims = /^( +(?:blurb|trade|description|travel|title): )(?=.*(?:epair|echnicians))(.*)$/gm;

/**
 * Makes the files of a new company's data folder from generator/starter. words.yaml gets the default
 * words, because these name no company.
 * @param today YYYY-MM-DD
 * @param toSchemas relative path from the new folder to data/schemas
 */
export function starterCompany(today: string, toSchemas: string): ReadonlyMap<string, string> {
	const starter = join(root, "generator/starter");
	const files = new Map<string, string>();
	const add = (path: string, text: string) =>
		files.set(path, path.endsWith(".yaml") ? nameSchema(path, text, toSchemas) : text);
	for (const path of glob.sync("**/*", { cwd: starter }).sort())
		add(
			path,
			readFileSync(join(starter, path), "utf8")
				.replace(/^updated: .*$/m, `updated: ${today}`)
				.replace(/^founded: .*$/m, `founded: ${today.slice(0, 4)}`),
		);
	const words = readFileSync(join(root, "generator/defaults/words.en.yaml"), "utf8");
	add("words.yaml", words.replace(claims, `$1"${unwrittenMark} $2"`));
	return files;
}

/**
 * Writes a new company's folder.
 * @param folderName as typed by a person
 * @returns a line to print
 * @throws Error when the name is missing, or names a file or a folder with files
 */
export function writeNewCompany(folderName: string): string {
	if (folderName === "" || folderName.startsWith("-"))
		throw new Error(`Name a folder: ${commandLine("new", "acme")}`);
	// Normalize first: "none/../data" is "data", even if the folder "none" does not exist.
	const folder = normalize(folderName);
	if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
		throw new Error(
			`${folder} is a file or holds files already. Name a folder that does not exist yet.`,
		);
	const today = new Date().toISOString().slice(0, 10);
	const files = starterCompany(today, relative(resolve(folder), schemasFolder()));
	for (const [path, text] of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return `${files.size} files in ${folder}. Next: ${commandLine("build", ...forData(folder))}, and write what it lists.`;
}

/**
 * The folder of the schemas, which the new company's files name. Prefer the path in node_modules:
 * `root` may be the target of a symbolic link, with the package's version in its path.
 */
function schemasFolder(): string {
	const installed = resolve("node_modules", packageName);
	return join(existsSync(installed) ? installed : root, "data/schemas");
}

export function run(args: readonly string[]): void {
	console.log(writeNewCompany(readArguments("new", args).positionals[0] ?? ""));
}
