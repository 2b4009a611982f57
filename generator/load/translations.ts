import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { z } from "zod";
import type { DataFile } from "../../site/dataFile.ts";
import { folderKindOf, optionalPageFiles } from "../../site/files.ts";
import type { Path } from "../../site/inside.ts";
import { languageCode } from "../../site/languages.ts";
import type { Problem } from "../../site/problem.ts";
import { type Business, optionalSchemas } from "../../site/schema/schema.ts";
import type { Translation } from "../../site/site.ts";
import { commandLine, forData } from "../commands.ts";
import { formatField, problemOf, refuse, reporterTo } from "../problems.ts";
import { nameOf, type ReadFile } from "./dataFile.ts";
import { isSlug } from "./folders.ts";
import { isLeftBehind } from "./leftBehind.ts";

export type TranslatedFiles = Readonly<ReturnType<typeof readTranslation>>;

/**
 * A file in each language's folder, with a digest of the text that each translation was made from.
 * `npm run site translated` writes it.
 */
export const sourcesFile = "sources.json";

/** Matches the folders of translations. They are named by two-letter language codes (ISO 639-1). */
export const languageFolders = "[a-z][a-z]";

/**
 * Whether a translation leaves out a file until the file is translated. Until then, other files are
 * used in the main language, such as those in areas/, because all languages share the places.
 */
const isOptional = (name: string): boolean =>
	Object.hasOwn(optionalPageFiles, name) ||
	(Object.hasOwn(optionalSchemas, name) && !wordless.test(name)) ||
	(folderKindOf(name) !== undefined && !name.startsWith("areas/"));

const onEveryPage: readonly string[] = ["words", "facts"];

/** Matches files that need no translation. `warnOfTexts` checks the few texts of business.yaml. */
const wordless = /^(business|theme|redirects|admin|landmarks)$/;

/**
 * Reads a language's folder inside of a data folder.
 * @param sources the main language's files by name, with all required files
 * @param read reads a file, given its path in the data folder and the file that it translates
 * @returns `files`: all files of the language. `own`: the translated ones among them.
 */
export function readTranslation(
	folder: string,
	code: string,
	sources: ReadonlyMap<string, DataFile>,
	read: (path: string, source: DataFile) => ReadFile,
) {
	const inside = `${folder}/${code}`;
	const warnings: Problem[] = [];
	const warn = reporterTo(warnings);
	const { files: translated, problems } = readFiles(translatedPaths(folder, code), (path) => {
		const source = sources.get(nameOf(path));
		if (source) return read(`${code}/${path}`, source);
		const got = "a translation of nothing";
		warn("translation-without-source", `${inside}/${path}`, got, { folder, path });
		return { problems: [] };
	});
	const report = reporterTo(problems);
	const main = sources.get("business")?.value as Business;
	checkLanguage(folder, code, main, report);
	const madeFrom = readMadeFrom(inside);
	const command = commandLine("translated", ...forData(folder), code);
	const slugs = new Map<string, string>();
	for (const [name, own] of translated) {
		const source = sources.get(name) as DataFile;
		const { slug, source: madeOf, faults = [] } = own.translation ?? {};
		if (isSlug(slug)) slugs.set(name, slug);
		else if (slug !== undefined) report("slug-format", placeOf(own, ["slug"]), String(slug));
		for (const { code, path, got, values, isSure } of faults)
			(isSure ? report : warn)(code, placeOf(own, path), got, { ...values, source: source.file });
		const isNoted = Object.hasOwn(madeFrom, name);
		const got = isNoted ? `a translation of an earlier ${source.file}` : "no record of its source";
		if (madeFrom[name] !== madeOf) warn("translation-outdated", own.file, got, { command, name });
	}
	// Translated files replace the main language's. A language has an optional file only once the
	// file is translated.
	const required = [...sources].filter(([name]) => !isOptional(name));
	const files = new Map([...required, ...translated]);
	const business = files.get("business") as DataFile;
	const texts = translated.has("business") ? (business.open().value as Partial<Business>) : {};
	files.set("business", translateBusiness(business, main, code));
	warnOfTexts(business.value as Business, texts, inside, warn);
	const missing = [...sources.keys()].filter(
		(name) => !translated.has(name) && !wordless.test(name),
	);
	warnOfFiles(missing, folder, code, warn);
	const hasNotice = texts.notice?.text !== undefined;
	const names = new Set(translated.keys());
	const translation: Translation = { code, slugs, names, hasNotice };
	return { translation, files, own: [...translated.values()], warnings, problems };
}

/** Reads files by name. Reports two files for the same page, such as faq.yaml and faq.md. */
export function readFiles(paths: readonly string[], read: (path: string) => ReadFile) {
	const files = new Map<string, DataFile>();
	const problems: Problem[] = [];
	for (const path of paths) {
		const result = read(path);
		if ("problems" in result) {
			problems.push(...result.problems);
			continue;
		}
		const { name, file } = result;
		const twin = files.get(name)?.file;
		if (twin)
			problems.push(problemOf("page-twice", file, `a second file for the same page as ${twin}`));
		else files.set(name, result);
	}
	return { files, problems };
}

type Report = ReturnType<typeof reporterTo>;

const placeOf = (own: DataFile, field: Path) => ({
	file: own.file,
	...own.open().locate(field),
	field: formatField(field),
});

function checkLanguage(folder: string, code: string, { locale }: Business, report: Report): void {
	const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
	if (languageCode(locale.language) === code)
		report("language-is-main", `${folder}/${code}`, "the site's own language", { folder });
	else if (languages.of(code) === undefined) report("language-unknown", `${folder}/${code}`, code);
}

/** Sets the locale of business.yaml to a translation's language. */
function translateBusiness(business: DataFile, main: Business, code: string): DataFile {
	const { address, locale, ...others } = business.value as Business;
	const region = new Intl.Locale(locale.language).region ?? address.country;
	const language = new Intl.Locale(code, { region }).toString();
	// If the company has removed its directions, leave out the translated directions.
	const { directions: _, ...addressOnly } = address;
	const shown = main.address.directions === undefined ? addressOnly : address;
	const value = Object.freeze({ ...others, address: shown, locale: { ...locale, language } });
	return { ...business, value };
}

function warnOfTexts(main: Business, texts: Partial<Business>, inside: string, warn: Report): void {
	const { notice, holidays } = main;
	const file = `${inside}/business.yaml`;
	if (notice && texts.notice?.text === undefined)
		warn("notice-untranslated", { file, field: "notice" }, "no text of it");
	if (holidays.length > 0 && !texts.holidays)
		warn("holidays-untranslated", { file, field: "holidays" }, "no names of them");
}

function warnOfFiles(missing: readonly string[], folder: string, code: string, warn: Report): void {
	const inside = `${folder}/${code}`;
	const pages = missing.filter((name) => !onEveryPage.includes(name));
	const named = `${pages.slice(0, 6).join(", ")}${pages.length > 6 ? ", …" : ""}`;
	if (pages.length > 0)
		warn("pages-untranslated", inside, `no translation of ${pages.length} files: ${named}`);
	for (const name of onEveryPage.filter((one) => missing.includes(one)))
		warn("translation-required", `${inside}/${name}.yaml`, "no such file", { folder, name });
}

export const languagesOf = (folder: string): readonly string[] =>
	glob.sync(languageFolders, { cwd: folder, onlyDirectories: true }).sort();

export const translatedPaths = (folder: string, code: string): readonly string[] =>
	glob
		.sync("**/*", { cwd: join(folder, code), ignore: [sourcesFile] })
		.filter((path) => !isLeftBehind(path))
		.sort();

/**
 * Reads a language's sources.json: a digest for each data file's name. Returns {} if there is no
 * such file.
 * @param inside the language's folder: "data/es"
 * @throws DataProblems when the file is damaged
 */
export function readMadeFrom(inside: string): Readonly<Record<string, string>> {
	const path = join(inside, sourcesFile);
	try {
		const text = existsSync(path) ? readFileSync(path, "utf8") : "{}";
		return z.record(z.string(), z.string()).parse(JSON.parse(text));
	} catch {
		return refuse("sources-file-broken", path, "no JSON of names and what they were made from");
	}
}
