import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, normalize, relative, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import glob from "fast-glob";
import { parse } from "yaml";
import { type Fields, isFields } from "../../site/inside.ts";
import { slugOf } from "../../site/schema/slugOf.ts";
import {
	commandLine,
	commands,
	forData,
	type Option,
	packageName,
	readArguments,
} from "../commands.ts";
import { nameOf } from "../load/dataFile.ts";
import { layer } from "../load/defaults.ts";
import { root } from "../root.ts";
import {
	type Answers,
	completeAnswers,
	type NewTown,
	newBusiness,
	type ToConfirm,
} from "./companyFacts.ts";
import { splitFile } from "./keepComments.ts";
import { nameSchema } from "./nameSchema.ts";
import { type LocalWords, neutralize } from "./neutralTexts.ts";
import { noteTranslated } from "./translated.ts";
import { writeValues } from "./writeValues.ts";

/** The sample's languages. The first one's files are in data/ itself. */
const languages = ["en", "es"] as const;
const folderOf = (language: string): string => (language === languages[0] ? "" : `${language}/`);

const sample = join(root, "data");
const readText = (path: string): string => readFileSync(join(sample, path), "utf8");
const readFields = (path: string): Fields =>
	existsSync(join(sample, path)) ? (parse(readText(path)) ?? {}) : {};

interface Recipe {
	readonly leftOut: readonly string[];
	readonly toConfirm: readonly ToConfirm[];
	readonly en: WrittenWords;
	readonly es: WrittenWords;
}

interface WrittenWords {
	readonly instead: Readonly<Record<string, string>>;
	readonly local: readonly string[];
}

/** What a new company is made from. */
interface Making {
	readonly recipe: Recipe;
	readonly complete: ReturnType<typeof completeAnswers>;
	readonly answers: Answers;
	readonly today: string;
}

type Change = (fields: unknown) => unknown;

/**
 * Makes each language's rules from data/starter/local.yaml. Facts that the company has not given
 * count as local, too.
 * @param removed pages that the company won't have, without the ending: "services/maintenance"
 */
function localWords({ recipe, complete, answers }: Making, removed: readonly string[]) {
	const ids = removed.filter((name) => name.includes("/")).map((name) => basename(name));
	const inText = (phrase: string) => new RegExp(phrase.replaceAll(" ", "\\s+"), "g");
	const inState = (words: string) => words.replace("{state}", complete.stateName);
	return languages.map((language): LocalWords => {
		const { instead, local } = recipe[language];
		const unknown = [
			...local,
			...(answers.founded === undefined ? ["\\{(years|founded)\\}"] : []),
			...ids.map((id) => `^${id}$`),
		];
		const phrases = [
			...(answers.street === undefined ? noStreet : []),
			[linksTo(removed), "$1"] as const,
			...Object.entries(instead),
		];
		return {
			instead: new Map(phrases.map(([phrase, words]) => [inText(phrase), inState(words)])),
			local: new RegExp(unknown.join("|")),
		};
	});
}

/** Returns a regular expression for links to these pages. */
const linksTo = (pages: readonly string[]): string =>
	`\\[([^\\]]+)\\]\\(/(?:${pages.join("|") || "(?!)"})(?:#[^)]*)?\\)`;

/**
 * The sample's services that a company does not offer.
 * @param written "repair, springs, openers". Undefined means all.
 */
function otherServices(written: string | undefined): readonly string[] {
	const paths = glob.sync("services/*.yaml", { cwd: sample });
	const all = paths.map((path) => basename(path, ".yaml"));
	const wanted = written?.split(/[,;]/).map((one) => slugOf(one).replace(/s$/, "")) ?? [""];
	const unknown = wanted.find((one) => !all.some((name) => name.includes(one)));
	if (unknown !== undefined)
		throw new Error(`There are no texts for "${unknown}". Choose from ${all.join(", ")}.`);
	return all
		.filter((name) => !wanted.some((one) => name.includes(one)))
		.map((name) => `services/${name}`);
}

const noStreet = [
	["\\{street\\},( en)? \\{city\\}", "{city}"],
	["at \\{street\\} in", "in"],
	["\\{street\\}", "{city}"],
] as const;

/** Returns a data file's values, and a function that puts other values into its text. */
function openFile(text: string) {
	const { yaml, body } = splitFile(text);
	return {
		value: { fields: parse(yaml), body: body ?? "" } as Fields,
		write: ({ fields, body: written }: Fields) => {
			const values = writeValues(yaml, fields);
			return body === undefined ? values : `---\n${values}---\n${written}`;
		},
	};
}

/** Removes fields of null: a file in data/starter uses null to remove the sample's field. */
const withoutNulls = (fields: Fields): unknown =>
	JSON.parse(JSON.stringify(fields), (_name, value) => value ?? undefined);

/** Makes a new company's file from the sample's, in each language. */
function adoptFile(path: string, words: readonly LocalWords[], change: Change) {
	const paths = languages.map((language) => folderOf(language) + path);
	const opened = paths.map((one) =>
		existsSync(join(sample, one)) ? openFile(readText(one)) : undefined,
	);
	const before = opened.map((one) => one?.value);
	const values = path === "business.yaml" ? before : neutralize(before, words);
	return opened.flatMap((one, index) => {
		const value = values[index];
		if (!one || !isFields(value) || value.fields === undefined) return [];
		const over = readFields(`starter/${paths[index]?.replace(/\.md$/, ".yaml")}`);
		const fields = change(withoutNulls(isFields(value.fields) ? layer(value.fields, over) : over));
		return [[paths[index] ?? "", one.write({ body: "", ...value, fields })] as const];
	});
}

/** Returns a function that sets the company's own values in a file. */
function ownFields(path: string, { recipe, complete, answers, today }: Making): Change {
	const ids = complete.towns.map(({ slug }) => slug);
	return (fields) => {
		if (/^(?:team|certifications|redirects)\.yaml$/.test(path)) return [];
		if (!isFields(fields)) return fields;
		if (path === "theme.yaml") return ownTheme(fields, answers);
		const updated = "updated" in fields ? { ...fields, updated: today } : fields;
		if (path === "business.yaml")
			return "phone" in fields
				? newBusiness(fields, complete, answers, recipe.toConfirm)
				: { tagline: fields.tagline, holidays: fields.holidays };
		if (path !== "home.yaml" || !isFields(fields.image) || !("file" in fields.image))
			return updated;
		return layer(updated, {
			serving: { towns: ids.slice(0, 15) },
			response: { towns: ids.slice(0, 5) },
		});
	};
}

/** Removes the sample's logo and drawings, and its colors if the company has its own color. */
function ownTheme({ logo: _, drawings: __, ...theme }: Fields, { color }: Answers): Fields {
	if (color === undefined) return theme;
	const { colors: ___, ...others } = theme;
	return { brand: color.replace(/^#?/, "#"), ...others };
}

/**
 * Makes a new company's data files from the sample's: removes what is local, and fills in the
 * company's facts.
 * @param today YYYY-MM-DD
 * @param toSchemas relative path from the new folder to data/schemas
 */
function newCompany(answers: Answers, today: string, toSchemas: string) {
	const recipe = parse(readText("starter/local.yaml")) as Recipe;
	const complete = completeAnswers(answers, today);
	const making = { recipe, complete, answers, today };
	const leftOut = otherServices(answers.services);
	const paths = glob
		.sync("**/*.{yaml,md}", {
			cwd: sample,
			ignore: [
				"??/**",
				"{brand,photos,posters,schemas,starter}/**",
				"words.yaml",
				...recipe.leftOut,
				...leftOut.map((name) => `${name}.yaml`),
			],
		})
		.sort();
	// Leaving out a page removes the links to it, which can leave another page empty. Repeat until no
	// other page is empty.
	const adoptAll = (removed: readonly string[]): ReturnType<typeof adoptFile> => {
		const words = localWords(making, removed);
		const adopted = paths.map((path) => adoptFile(path, words, ownFields(path, making)));
		const lost = paths.filter((_, index) => adopted[index]?.length === 0);
		const all = [...leftOut, ...lost.map(nameOf)];
		if (all.length > removed.length) return adoptAll(all);
		const towns = complete.towns.flatMap((town, index) =>
			languages.map(
				(language) =>
					[
						`${folderOf(language)}areas/${town.slug}.yaml`,
						writeTown(language, town, index === 0, today, new RegExp(linksTo(removed), "g")),
					] as const,
			),
		);
		return [...adopted.flat(), ...towns];
	};
	const named = (path: string, text: string) =>
		path.endsWith(".yaml") ? nameSchema(path, text, toSchemas) : text;
	const files = [...adoptAll(leftOut), ...defaultWords(answers)];
	return new Map(files.map(([path, text]) => [path, named(path, text)]));
}

/** Returns words.yaml of each language: the generator's default words, which name no company. */
const defaultWords = ({ founded }: Answers) =>
	languages.map((language) => {
		const words = readFileSync(join(root, `generator/defaults/words.${language}.yaml`), "utf8");
		const since = / (?:Founded in|Desde) \{founded\}\./;
		const path = `${folderOf(language)}words.yaml`;
		return [path, founded === undefined ? words.replace(since, "") : words] as const;
	});

/** Fills in data/starter/town.yaml for one town. */
function writeTown(
	language: string,
	{ name, zips }: NewTown,
	isBase: boolean,
	today: string,
	removedLinks: RegExp,
) {
	const text = readText(`starter/${folderOf(language)}town.yaml`)
		.replace(removedLinks, "$1")
		.replaceAll("{town}", name);
	if (language !== languages[0]) return text;
	const fields = { ...parse(text), updated: today, zips, ...(isBase && { isBase }) };
	return writeValues(text, fields);
}

/**
 * Writes a new company's folder.
 * @param folderName as typed by a person
 * @returns a line to print
 * @throws Error when the name is missing, or names a file or a folder with files
 */
export function writeNewCompany(folderName: string, answers: Answers = {}): string {
	if (folderName === "" || folderName.startsWith("-"))
		throw new Error(`Name a folder: ${commandLine("new", "acme")}`);
	// Normalize first: "none/../data" is "data", even if the folder "none" does not exist.
	const folder = normalize(folderName);
	if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
		throw new Error(
			`${folder} is a file or holds files already. Name a folder that does not exist yet.`,
		);
	// Use the day in Hawaii, the state with the latest time zone: `updated` must not be in the future
	// where the company is.
	const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Pacific/Honolulu" });
	const files = newCompany(answers, today, relative(resolve(folder), schemasFolder()));
	const pictures = glob.sync(["photos/*", "posters/*", "!*/{job,town}-*"], { cwd: sample });
	for (const path of [...files.keys(), ...pictures]) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), files.get(path) ?? readFileSync(join(sample, path)));
	}
	noteTranslated(folder, languages[1], []);
	const own = forData(folder);
	return `${files.size} files in ${folder}. See the site: ${commandLine("dev", ...own)}\nWhat to read over and make your own: ${commandLine("todo", ...own)}`;
}

/**
 * Returns the folder of the schemas that a new company's files name. Prefers the path in
 * node_modules, because `root` may be a symbolic link's target, with the version in its path.
 */
function schemasFolder(): string {
	const installed = resolve("node_modules", packageName);
	return join(existsSync(installed) ? installed : root, "data/schemas");
}

/** Asks the questions that no option has answered. Empty answers are left for later. */
async function askFor(given: Answers): Promise<Answers> {
	const questions = Object.entries<Option>(commands.new.options).filter(
		([name, { asked }]) => asked && given[name as keyof Answers] === undefined,
	);
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	const answers: Record<string, string> = {};
	console.log("Leave for later what you don't know: press Enter.");
	for (const [name, { what }] of questions) {
		const answer = (await terminal.question(`${what}: `)).trim();
		if (answer !== "") answers[name] = answer;
	}
	terminal.close();
	return { ...given, ...answers };
}

export async function run(args: readonly string[]): Promise<void> {
	const { values, positionals } = readArguments("new", args);
	const { help: _, ...given } = values;
	const answers = process.stdin.isTTY && process.stdout.isTTY ? await askFor(given) : given;
	console.log(writeNewCompany(positionals[0] ?? "", answers));
}
