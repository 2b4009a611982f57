import { existsSync, lstatSync, type Stats } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import type { DataFile } from "../../site/dataFile.ts";
import { records } from "../../site/files.ts";
import { linkLanguages } from "../../site/routes.ts";
import type { LoadedSite } from "../loadedSite.ts";
import { DataProblems, formatField, problemOf, refuse } from "../problems.ts";
import { assembleSite, assembleTranslation } from "./assembleSite.ts";
import { type ReadFile, readDataFile, readLanguage } from "./dataFile.ts";
import { openKeptFiles } from "./keptFiles.ts";
import { isLeftBehind } from "./leftBehind.ts";
import { languageFolders, languagesOf, readFiles, readTranslation } from "./translations.ts";

/**
 * Files that an earlier `loadSite` has read, by path. If a file's stamp (time, size and so on) has
 * changed, the file is read again.
 */
export type ReadFiles = Map<string, { readonly stamp: string; readonly result: ReadFile }>;

export interface LoadSettings {
	readonly known?: ReadFiles;
	readonly cacheFolder?: string;
	/** Whether to add warnings that only a build prints, such as that an offer has ended. */
	readonly advises?: boolean;
}

/**
 * Reads a data folder into one validated, frozen site with all translations, and plans its pages.
 * @param when the build's day (YYYY-MM-DD), or a time, which is converted to the day in the
 * company's time zone. The copyright year, for example, depends on the day.
 * @throws DataProblems with all problems of the first step that finds any: links, for example, are
 * only checked once all files of the main language are valid
 */
export function loadSite(
	folder: string,
	when: string | Date,
	{ known = new Map(), cacheFolder, advises = true }: LoadSettings = {},
): LoadedSite {
	// Check this first, because a wrong path such as / would make the program read a whole disk.
	if (!existsSync(join(folder, "business.yaml")))
		refuse("data-folder-missing", folder, "no business.yaml in it");
	const { kept, keep } = openKeptFiles(cacheFolder, folder);
	const language = readLanguage(folder);
	const read = (path: string, source?: DataFile): ReadFile => {
		const { mtimeMs, size, ino }: Partial<Stats> =
			lstatSync(join(folder, path), { throwIfNoEntry: false }) ?? {};
		const stamp = [mtimeMs, size, ino, source?.digest, language].join(" ");
		const earlier = known.get(path);
		if (earlier?.stamp === stamp) return earlier.result;
		const result = readDataFile(folder, path, kept, source, language);
		known.set(path, { stamp, result });
		return result;
	};
	const { files, problems } = readDataFolder(folder, read);
	const seen = new Set([...files.values(), ...problems].map(({ file }) => file));
	const absent = Object.keys(records)
		.filter((name) => !seen.has(`${folder}/${name}.yaml`) && !seen.has(`${folder}/${name}.md`))
		.map((name) => problemOf("file-required", `${folder}/${name}.yaml`, "no such file"));
	// Stop here, because the checks across files would only report the same mistakes again.
	if (problems.length + absent.length > 0) throw new DataProblems([...problems, ...absent]);
	const translated = languagesOf(folder).map((code) => readTranslation(folder, code, files, read));
	const own = [...files.values(), ...translated.flatMap((one) => one.own)];
	keep(own);
	const wrong = translated.flatMap((one) => one.problems);
	// Stop here: `assembleSite` knows no page whose translation could not be read.
	if (wrong.length > 0) throw new DataProblems(wrong);
	const languages = translated.map(({ translation }) => translation);
	const main = assembleSite(files, folder, languages, when, advises);
	const translations = translated.map((one) => assembleTranslation(one, main.site, main.paths));
	const all = [main, ...translations];
	const sites = Object.freeze(translations.map(({ site }) => site));
	return {
		site: Object.freeze({ ...main.site, translations: sites }),
		routes: linkLanguages(all.flatMap(({ routes }) => routes)),
		warnings: all.flatMap(({ warnings }) => warnings),
		locate: main.locate,
		findLinks: (target) =>
			own.flatMap(({ file, links, locate }) =>
				links
					.filter((link) => link.target === target)
					.map(({ path }) => ({ file, field: formatField(path), ...locate(path) })),
			),
	};
}

function readDataFolder(folder: string, read: (path: string) => ReadFile) {
	// "onlyFiles" would skip symbolic links, which `readText` (dataFile.ts) reports.
	const entries = glob.sync("**/*", {
		cwd: folder,
		dot: true,
		onlyFiles: false,
		objectMode: true,
		followSymbolicLinks: false,
		// Translations are read later. The other folders hold files that are not data.
		ignore: [
			`${languageFolders}/**/*`,
			"{brand,doors,fonts,photos,posters,public,schemas,starter}/**",
		],
	});
	const paths = entries
		.filter(({ dirent, path }) => !dirent.isDirectory() && !isLeftBehind(path))
		.map(({ path }) => path)
		.sort();
	return readFiles(paths, read);
}
