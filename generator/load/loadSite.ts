import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import type { z } from "zod";
import {
	businessSchema,
	certificationsSchema,
	countySchema,
	factsSchema,
	hurricaneSchema,
	pageSchemas,
	permitsSchema,
	pricesSchema,
	redirectsSchema,
	serviceSchema,
	teamSchema,
	townSchema,
	townServicesSchema,
} from "../../data/schema.ts";
import { DataProblems, type Problem } from "../problems.ts";
import type { Site } from "../site/site.ts";
import { assembleSite } from "./assembleSite.ts";
import { checkSchema } from "./checkSchema.ts";
import { readYaml, type YamlFile } from "./readYaml.ts";

/** A file of data/ that keeps to its schema, still with its {facts} unfilled. */
export interface DataFile {
	/** As shown in messages: "data/areas/pasco/trinity.yaml". */
	readonly file: string;
	/** Path inside data/ without the ending: "areas/pasco/trinity". */
	readonly name: string;
	readonly value: unknown;
	readonly locate: YamlFile["locate"];
}

const records: Readonly<Record<string, z.ZodType>> = {
	business: businessSchema,
	facts: factsSchema,
	team: teamSchema,
	certifications: certificationsSchema,
	"town-services": townServicesSchema,
	redirects: redirectsSchema,
	...pageSchemas,
};

/** Pages that a company has when their files are there. */
const answers: Readonly<Record<string, z.ZodType>> = { permits: permitsSchema, hurricane: hurricaneSchema, prices: pricesSchema };

/** Files read before, by path, with the stamp that tells whether they have changed since. */
export type ReadFiles = Map<string, { readonly stamp: string; readonly result: DataFile | { readonly problems: readonly Problem[] } }>;

/**
 * Reads a data folder: YAML and Markdown in, one validated, frozen value out.
 *
 * @param folder the data folder
 * @param buildDate YYYY-MM-DD; the copyright year and "over N years" come from it
 * @param known what an earlier call read; files that have not changed since are not read again
 * @throws DataProblems with all problems of all files at once
 */
export function loadSite(folder: string, buildDate: string, known: ReadFiles = new Map()): Site {
	const { files, problems } = readDataFolder(folder, known);
	const missing = Object.keys(records).filter(
		(name) => !files.some((file) => file.name === name) && !problems.some(({ file }) => file.startsWith(`${folder}/${name}.`)),
	);
	const absent = missing.map(
		(name): Problem => ({
			file: `${folder}/${name}.yaml`,
			got: "no such file",
			expected: "the file",
			fix: "Restore it; every build needs it.",
		}),
	);
	// Cross-checks need every file to be there and to keep to its shape: without that they would only repeat what is said already.
	if (problems.length + absent.length > 0) throw new DataProblems([...problems, ...absent]);
	return assembleSite(files, folder, buildDate);
}

/** Every file of a data folder, checked against its schema, and what is wrong with the others. */
function readDataFolder(folder: string, known: ReadFiles): { files: readonly DataFile[]; problems: readonly Problem[] } {
	// Not "onlyFiles", which would pass over symbolic links without a word.
	const entries = glob.sync("**/*", {
		cwd: folder,
		dot: true,
		onlyFiles: false,
		objectMode: true,
		followSymbolicLinks: false,
		ignore: ["schema.ts", "**/.DS_Store"],
	});
	const paths = entries.flatMap(({ dirent, path }) => (dirent.isDirectory() ? [] : path)).sort();
	const files = new Map<string, DataFile>();
	const problems: Problem[] = [];
	for (const path of paths) {
		const status = lstatSync(join(folder, path), { throwIfNoEntry: false });
		const stamp = `${status?.mtimeMs} ${status?.size} ${status?.ino}`;
		const earlier = known.get(path);
		const result = earlier?.stamp === stamp ? earlier.result : readDataFile(folder, path);
		known.set(path, { stamp, result });
		if ("problems" in result) problems.push(...result.problems);
		else {
			const twin = files.get(result.name);
			if (twin)
				problems.push({ file: result.file, got: `a second file for the same page as ${twin.file}`, expected: "one file", fix: "Remove one of the two." });
			else files.set(result.name, result);
		}
	}
	if (paths.length === 0) {
		problems.push({ file: folder, got: "0 files", expected: "a data folder", fix: "Check the path after --data; the project's own folder is data." });
	}
	return { files: [...files.values()], problems };
}

function readDataFile(folder: string, path: string): DataFile | { problems: readonly Problem[] } {
	const file = `${folder}/${path}`;
	const name = path.replace(/\.(yaml|md)$/, "");
	const schema = schemaFor(name);
	const stop = (got: string, expected: string, fix: string) => ({ problems: [{ file, got, expected, fix }] });

	if (!lstatSync(join(folder, path), { throwIfNoEntry: false })?.isFile()) return stop("a symbolic link", "a plain file", "Put the file itself here.");
	if (!schema || name === path)
		return stop("a file that nothing reads", "a file of the kinds that data/schema.ts describes", "Remove it, or correct its name or folder.");
	let bytes: Uint8Array;
	try {
		bytes = readFileSync(join(folder, path));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT")
			return stop("a file that went away while it was read", "a file that stays", "Build again once nothing changes the data.");
		return stop("a file that may not be read", "a readable file", "Give yourself the right to read it (chmod u+r).");
	}
	const text = decode(bytes);
	if (text === undefined) return stop("bytes that are no UTF-8 text", "text in UTF-8", "Save the file with the encoding UTF-8.");
	if (text.trim() === "") return stop("an empty file", "its fields", "Restore its content; data/schema.ts says what it holds.");

	const yaml = path.endsWith(".md") ? readFrontMatter(text, file) : readYaml(text, file);
	if ("fix" in yaml) return { problems: [yaml] };
	const result = checkSchema(schema, yaml, file);
	return "problems" in result ? result : { file, name, value: result.value, locate: yaml.locate };
}

function schemaFor(name: string): z.ZodType | undefined {
	if (/^areas\/[^/]+\/[^/]+$/.test(name)) return townSchema;
	if (/^areas\/[^/]+$/.test(name)) return countySchema;
	if (/^services\/[^/]+$/.test(name)) return serviceSchema;
	if (Object.hasOwn(answers, name)) return answers[name];
	return Object.hasOwn(records, name) ? records[name] : undefined;
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array): string | undefined {
	try {
		return decoder.decode(bytes).replaceAll("\r\n", "\n");
	} catch {
		return undefined;
	}
}

/** A Markdown file is its front matter's fields, plus `body`. */
function readFrontMatter(text: string, file: string): YamlFile | Problem {
	const match = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text);
	if (!match?.[1])
		return {
			file,
			line: 1,
			column: 1,
			expected: "front matter between two lines of ---",
			fix: "Start the file with ---, the fields, and --- again; the text follows.",
		};
	const yaml = readYaml(match[1], file, 2);
	if ("fix" in yaml || typeof yaml.value !== "object" || yaml.value === null) return yaml;
	const bodyLine = match[1].split("\n").length + 2;
	return {
		value: { ...yaml.value, body: (match[2] ?? "").trim() },
		locate: (path) => (path[0] === "body" ? { line: bodyLine, column: 1 } : yaml.locate(path)),
	};
}
