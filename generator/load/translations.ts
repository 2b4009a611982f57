import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { z } from "zod";
import type { Business, Facts } from "../../schema/schema.ts";
import { formatField, type Problem, showValue } from "../problems.ts";
import { languageCode } from "../site/languages.ts";
import type { Translation } from "../site/site.ts";
import { type DataFile, nameOf, type ReadFile } from "./dataFile.ts";
import { isSlug, slugRule } from "./folders.ts";
import { isLeftBehind } from "./leftBehind.ts";

export type TranslatedFiles = Readonly<ReturnType<typeof readTranslation>>;

/**
 * Digests of the sources that a language's files were made from, written by `npm run translated`.
 */
export const sourcesFile = "sources.json";

/** A language's folder is named by its two letters of ISO 639-1. */
export const languageFolders = "[a-z][a-z]";

/** How many outdated files get a warning of their own. */
const maxReported = 8;

/** Pages that a translation may lack. */
const optionalPages =
	/^services\/|^(symptoms|how-to)(\/|$)|^(commercial|permits|hurricane|prices|offers)$/;

const onEveryPage: readonly string[] = ["words", "facts"];

/** Files that need no translation. */
const wordless = /^(business|theme|redirects|admin|landmarks)$/;

/**
 * Reads the folder of a language inside a data folder.
 * @param sources the main language's files by name; no required file is missing
 */
export function readTranslation(
	folder: string,
	code: string,
	sources: ReadonlyMap<string, DataFile>,
	read: (path: string, source: DataFile) => ReadFile,
) {
	const inside = `${folder}/${code}`;
	/**
	 * Starts with every required file in the main language. Optional pages are added once translated.
	 */
	const files = new Map([...sources].filter(([name]) => !optionalPages.test(name)));
	const names = new Set<string>();
	const slugs = new Map<string, string>();
	const warnings: Problem[] = [];
	const problems: Problem[] = [];
	const madeFrom = readMadeFrom(inside);
	const changed: Problem[] = [];

	const main = sources.get("business")?.value as Business;
	if (languageCode(main.locale.language) === code)
		problems.push({
			code: "language-is-main",
			file: inside,
			got: "the site's own language",
			expected: "another one",
			fix: `Its texts stand in ${folder} itself: remove the folder.`,
		});
	else if (
		new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code) === undefined
	)
		problems.push({
			code: "language-unknown",
			file: inside,
			got: code,
			expected: "a language's two letters, such as es for Spanish",
			fix: "Rename the folder.",
		});
	const note = [
		"npm run translated --",
		...(folder === "data" ? [] : ["--data", folder]),
		code,
	].join(" ");
	if (madeFrom === undefined) {
		const got = "no JSON of names and what they were made from";
		const fix = `Restore it. Without it, nobody knows which translations are old; if it is lost, remove it and run: ${note}`;
		problems.push({
			code: "sources-file-broken",
			file: `${inside}/${sourcesFile}`,
			got,
			expected: "what npm run translated writes",
			fix,
		});
	}
	for (const path of translatedPaths(folder, code)) {
		const name = nameOf(path);
		const source = sources.get(name);
		const file = `${inside}/${path}`;
		if (!source) {
			warnings.push({
				code: "translation-without-source",
				file,
				got: "a translation of nothing",
				expected: `${folder}/${path}`,
				fix: "Remove it with the file that it translates.",
			});
			continue;
		}
		const own = read(`${code}/${path}`, source);
		if ("problems" in own) {
			problems.push(...own.problems);
			continue;
		}
		const twin = names.has(name) ? files.get(name) : undefined;
		if (twin)
			problems.push({
				code: "page-twice",
				file,
				got: `a second file for the same page as ${twin.file}`,
				expected: "one file",
				fix: "Remove one of the two.",
			});
		const { slug, source: madeOf, lacking = [] } = own.translation ?? {};
		const at = (field: readonly PropertyKey[]) => ({
			file,
			...own.open().locate(field),
			field: formatField(field),
		});
		if (isSlug(slug)) slugs.set(name, slug);
		else if (slug !== undefined) {
			const fix = "Write it without accents: it is the page's address.";
			problems.push({
				code: "slug-format",
				...at(["slug"]),
				got: String(slug),
				expected: slugRule,
				fix,
			});
		}
		for (const { path: list, keys } of lacking) {
			const expected = `the texts of each item of ${source.file}`;
			const left = {
				got: `no ${keys.join(", ")}`,
				fix: "Translate it: until then it is left out of the pages in this language.",
			};
			const fix =
				"Translate what has come, and remove what is gone: until then these pages say all of them in the main language.";
			warnings.push({
				code: "items-untranslated",
				...at(list),
				expected,
				...(keys.length > 0 ? left : { got: "more items, or fewer", fix }),
			});
		}
		if (name === "facts") warnings.push(...otherNumbers(own, source));
		if (madeFrom && madeFrom[name] !== madeOf) {
			const got =
				madeFrom[name] === undefined
					? "no word of what it was made from"
					: `a translation of an earlier ${source.file}`;
			changed.push({
				code: "translation-outdated",
				file,
				got,
				expected: "one of the file as it is",
				fix: `Compare the two, then run: ${note} ${name}`,
			});
		}
		files.set(name, own);
		names.add(name);
	}
	/** The translated files as written: business.yaml is adapted below. */
	const own = [...names].flatMap((name) => files.get(name) ?? []);
	const business = files.get("business") as DataFile;
	const { notice, address, locale, ...others } = business.value as Business;
	const region = new Intl.Locale(locale.language).region ?? address.country;
	const language = new Intl.Locale(code, { region }).toString();
	const texts = names.has("business") ? (business.open().value as Partial<Business>) : {};
	const isTranslated = texts.notice?.text !== undefined;
	const { directions: _, ...plain } = address;
	// Once the company removes its directions, the translated directions are left out, too.
	const shown = main.address.directions === undefined ? plain : address;
	const value = Object.freeze({
		...others,
		address: shown,
		locale: { ...locale, language },
		...(isTranslated && { notice }),
	});
	files.set("business", { ...business, value });
	if (notice && !isTranslated) {
		const fix = "Translate its text: until then these pages are without it.";
		warnings.push({
			code: "notice-untranslated",
			file: `${inside}/business.yaml`,
			field: "notice",
			got: "no text of it",
			expected: "the notice in this language",
			fix,
		});
	}
	if (others.holidays.length > 0 && !texts.holidays) {
		const fix =
			'Write them in the same order, "holidays: [{ name: … }]": until then these pages say them in the main language.';
		warnings.push({
			code: "holidays-untranslated",
			file: `${inside}/business.yaml`,
			field: "holidays",
			got: "no names of them",
			expected: "the holidays' names in this language",
			fix,
		});
	}
	const untranslated = [...sources.keys()].filter(
		(name) => !names.has(name) && !wordless.test(name),
	);
	const missing = untranslated.filter((name) => !onEveryPage.includes(name));
	if (missing.length > 0) {
		const got = `no translation of ${missing.length} files: ${missing.slice(0, 6).join(", ")}${missing.length > 6 ? ", …" : ""}`;
		const expected = "a file for each page that the language is to have";
		warnings.push({
			code: "pages-untranslated",
			file: inside,
			got,
			expected,
			fix: "Nothing, if these pages stay in the main language.",
		});
	}
	for (const name of onEveryPage.filter((one) => untranslated.includes(one))) {
		const fix = `Translate ${folder}/${name}.yaml: until then these pages say it in the main language.`;
		warnings.push({
			code: "translation-required",
			file: `${inside}/${name}.yaml`,
			got: "no such file",
			expected: "what every page of the language says",
			fix,
		});
	}
	warnings.push(...changed.slice(0, maxReported));
	if (changed.length > maxReported)
		warnings.push({
			code: "translations-outdated-more",
			file: inside,
			got: `${changed.length - maxReported} more such files`,
			expected: "none",
			fix: "Compare them as those above.",
		});
	const translation: Translation = { code, slugs, names };
	return { translation, files, own, warnings, problems };
}

/** Facts with other numbers than their source: "30,000 ciclos" for "10,000 cycles". */
function otherNumbers(own: DataFile, source: DataFile): readonly Problem[] {
	// Languages separate thousands by different signs.
	const numbersOf = (text: string) =>
		(text.match(/\d+(?:[.,]\d+|[ \u00a0\u202f]\d{3}(?!\d))*/g) ?? []).map((number) =>
			number.replace(/\D/g, ""),
		);
	const sayings = source.value as Facts;
	return Object.entries(own.value as Facts).flatMap(([fact, text]): Problem | readonly [] => {
		const said = sayings[fact] ?? "";
		const numbers = numbersOf(said);
		if (numbers.length === 0 || numbersOf(text).every((number) => numbers.includes(number)))
			return [];
		const place = { file: own.file, ...own.locate([fact]), field: fact };
		return {
			code: "numbers-differ",
			...place,
			got: showValue(text),
			expected: `the numbers of ${source.file}: ${said}`,
			fix: "Correct the one that is wrong: pages say both.",
		};
	});
}

/** Codes of a data folder's translations. */
export const languagesOf = (folder: string): readonly string[] =>
	glob.sync(languageFolders, { cwd: folder, onlyDirectories: true }).sort();

export const translatedPaths = (folder: string, code: string): readonly string[] =>
	glob
		.sync("**/*", { cwd: join(folder, code), ignore: [sourcesFile] })
		.filter((path) => !isLeftBehind(path))
		.sort();

/** Digests of the sources by file name. Undefined if the file is damaged. */
export function readMadeFrom(inside: string): Readonly<Record<string, string>> | undefined {
	const path = join(inside, sourcesFile);
	if (!existsSync(path)) return {};
	try {
		return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, "utf8")));
	} catch {
		return undefined;
	}
}
