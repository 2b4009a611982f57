import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, normalize, relative, resolve } from "node:path";
import glob from "fast-glob";
import { unwrittenMark } from "../load/readTexts.ts";
import { root } from "../root.ts";
import { runTool } from "./runTool.ts";
import { nameSchema } from "./schemas.ts";

/** Lines of words.yaml that say what a company does. The new owner has to confirm each. */
const claims = /^( +(?:blurb|trade|description|travel|title): )(?=.*(?:epair|echnicians))(.*)$/gm;

/**
 * Makes the files of a new company's data folder from examples/starter. words.yaml comes from
 * examples/javelina, because its words name no company.
 * @param today YYYY-MM-DD
 * @param toSchemas relative path from the folder to data/schemas
 * @returns each file's text by its path
 */
export function starterCompany(today: string, toSchemas: string): ReadonlyMap<string, string> {
	const starter = join(root, "examples/starter");
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
	const words = readFileSync(join(root, "examples/javelina/words.yaml"), "utf8");
	add("words.yaml", words.replace(claims, `$1"${unwrittenMark} $2"`));
	return files;
}

/**
 * Writes a new company's folder.
 * @param folderName as typed by a person
 * @returns a message with the next step
 * @throws Error when the name is missing, or is a file or a folder with files
 */
export function writeNewCompany(folderName: string): string {
	if (folderName === "" || folderName.startsWith("-"))
		throw new Error("Name a folder: npm run new -- acme");
	// Normalize first: "none/../data" is "data", even if the folder "none" does not exist.
	const folder = normalize(folderName);
	if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
		throw new Error(
			`${folder} is a file or holds files already. Name a folder that does not exist yet.`,
		);
	const files = starterCompany(
		new Date().toISOString().slice(0, 10),
		relative(resolve(folder), join(root, "data/schemas")),
	);
	for (const [path, text] of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return `${files.size} files in ${folder}. Next: npm run build -- --data ${folder}, and write what it lists.`;
}

runTool("newCompany.ts", () => console.log(writeNewCompany(process.argv[2] ?? "")));
