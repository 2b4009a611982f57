import { existsSync, lstatSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { DataProblems, type Problem } from "../problems.ts";
import type { Site } from "../site/site.ts";
import { assembleSite, assembleTranslation } from "./assembleSite.ts";
import { type DataFile, readDataFile, records } from "./dataFile.ts";
import { openKeptFiles } from "./keptFiles.ts";
import { languageFolders, languagesOf, readTranslation } from "./translations.ts";

/** Files read before, by path, with the stamp that tells whether they have changed since. */
export type ReadFiles = Map<string, { readonly stamp: string; readonly result: DataFile | { readonly problems: readonly Problem[] } }>;

/** What editors and systems leave behind in folders. */
const leftBehind = ["**/.DS_Store", "**/._*", "**/Thumbs.db", "**/desktop.ini", "**/.gitkeep"];

/**
 * Reads a data folder: YAML and Markdown in, one validated, frozen value out, which holds the site in its other languages too.
 *
 * @param folder the data folder
 * @param buildDate YYYY-MM-DD; the copyright year and "over N years" come from it
 * @param known what an earlier call read; files that have not changed since are not read again
 * @param cacheFolder where what files hold is kept from build to build
 * @throws DataProblems with all problems of all files at once
 */
export function loadSite(folder: string, buildDate: string, known: ReadFiles = new Map(), cacheFolder?: string): Site {
	// A folder given by mistake, such as a whole disk, is not gone through.
	if (!existsSync(join(folder, "business.yaml"))) throw new DataProblems([noDataFolder(folder)]);
	const { files, problems } = readDataFolder(folder, known, cacheFolder);
	const seen = new Set([...[...files.values()].map(({ file }) => file), ...problems.map(({ file }) => file)]);
	const absent = Object.keys(records)
		.filter((name) => !seen.has(`${folder}/${name}.yaml`) && !seen.has(`${folder}/${name}.md`))
		.map((name): Problem => ({ file: `${folder}/${name}.yaml`, got: "no such file", expected: "the file", fix: "Restore it; every build needs it." }));
	// Cross-checks need every file to be there and to keep to its shape: without that they would only repeat what is said already.
	if (problems.length + absent.length > 0) throw new DataProblems([...problems, ...absent]);
	const site = assembleSite(files, folder, buildDate);
	const languages = languagesOf(folder);
	if (languages.length === 0) return site;
	const translations = languages.map((code) => loadTranslation(code, files, site));
	return Object.freeze({ ...site, translations, warnings: [site, ...translations].flatMap(({ warnings }) => warnings) });
}

/** The site in the language of a folder, with whatever the language does not say taken from the site itself. */
function loadTranslation(code: string, sources: ReadonlyMap<string, DataFile>, site: Site): Site {
	const { files, translation, warnings, problems } = readTranslation(site.folder, code, sources);
	if (problems.length > 0) throw new DataProblems(problems);
	return assembleTranslation(files, translation, site, warnings);
}

const noDataFolder = (folder: string): Problem => ({
	file: folder,
	got: "no business.yaml in it",
	expected: "a data folder",
	fix: "Check the path after --data, or restore the file; the project's own folder is data.",
});

/** Every file of a data folder, checked against its schema, and what is wrong with the others. */
function readDataFolder(
	folder: string,
	known: ReadFiles,
	cacheFolder: string | undefined,
): { files: ReadonlyMap<string, DataFile>; problems: readonly Problem[] } {
	// Not "onlyFiles", which would pass over symbolic links without a word.
	const entries = glob.sync("**/*", {
		cwd: folder,
		dot: true,
		onlyFiles: false,
		objectMode: true,
		followSymbolicLinks: false,
		// Schemas; what the data only names: pictures, drawings, fonts; translations, which are read over these files.
		ignore: ["*.ts", `${languageFolders}/**`, "{brand,fonts,photos,posters,schemas}/**", ...leftBehind],
	});
	const paths = entries.flatMap(({ dirent, path }) => (dirent.isDirectory() ? [] : path)).sort();
	const files = new Map<string, DataFile>();
	const problems: Problem[] = [];
	const { kept, keep } = openKeptFiles(cacheFolder, folder);
	for (const path of paths) {
		const status = lstatSync(join(folder, path), { throwIfNoEntry: false });
		const stamp = `${status?.mtimeMs} ${status?.size} ${status?.ino}`;
		const earlier = known.get(path);
		const result = earlier?.stamp === stamp ? earlier.result : readDataFile(folder, path, status?.isFile() ? status.size : undefined, kept);
		known.set(path, { stamp, result });
		if ("problems" in result) problems.push(...result.problems);
		else {
			const twin = files.get(result.name);
			if (twin)
				problems.push({ file: result.file, got: `a second file for the same page as ${twin.file}`, expected: "one file", fix: "Remove one of the two." });
			else files.set(result.name, result);
		}
	}
	keep(new Map([...files.values()].map(({ digest, value, links, hasBraces, unwritten }) => [digest, { value, links, hasBraces, unwritten }])));
	return { files, problems };
}
