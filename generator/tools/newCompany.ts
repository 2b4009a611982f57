import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, normalize, relative, resolve } from "node:path";
import glob from "fast-glob";
import { unwrittenMark } from "../load/readTexts.ts";
import { root } from "../root.ts";
import { nameSchema } from "./schemas.ts";

/** Words that say what work a company does, and how many do it: they come as a proposal. */
const claims = /^( +(?:blurb|trade|description|travel|title): )(?=.*(?:epair|echnicians))(.*)$/gm;

/**
 * A company's data folder to begin with: examples/starter, which has one county, one town and one
 * service, and texts that the build lists as still to be written. The words of the interface are
 * the example company's, because they name no company.
 * @param today YYYY-MM-DD
 * @param toSchemas the way from the folder to data/schemas, for editors
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
 *
 * @param named the folder, as a person names it
 * @returns what to tell that person
 * @throws Error where the name is none, or leads to a file or to a folder that holds some
 */
export function writeNewCompany(named: string): string {
	if (named === "" || named.startsWith("-")) throw new Error("Name a folder: npm run new -- acme");
	// "none/../data" is data, also where there is no none.
	const folder = normalize(named);
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

if (process.argv[1]?.endsWith("newCompany.ts")) {
	try {
		console.log(writeNewCompany(process.argv[2] ?? ""));
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}
