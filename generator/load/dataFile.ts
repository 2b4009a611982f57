import { isUtf8 } from "node:buffer";
import { lstatSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { z } from "zod";
import type { DataFile, YamlFile } from "../../site/dataFile.ts";
import { folderKindOf, schemaFor, schemas } from "../../site/files.ts";
import { type Fields, inside, isFields } from "../../site/inside.ts";
import { memoize } from "../../site/memoize.ts";
import type { Problem } from "../../site/problem.ts";
import { checkSchema } from "../check/checkSchema.ts";
import { readTexts } from "../check/readTexts.ts";
import { nearestName } from "../commands.ts";
import { damagedLetters, lfsPointer } from "../damage.ts";
import { digestOf } from "../hash.ts";
import { problemOf, showValue } from "../problems.ts";
import { completeFile, readBase } from "./defaults.ts";
import { placeAt } from "./explainYaml.ts";
import type { KeptFiles } from "./keptFiles.ts";
import { layOver } from "./overlay.ts";
import { readYaml } from "./readYaml.ts";

export type ReadFile = DataFile | { readonly problems: readonly Problem[] };

/** Reads the company's language. Ignores mistakes, because `readDataFile` reports them. */
export function readLanguage(folder: string): string {
	const text = readText(`${folder}/business.yaml`);
	return typeof text === "string" ? languageIn(text) : "en";
}

/** Memoized: the development server asks after each save. */
const languageIn = memoize((text) => {
	const opened = openText(text, "business.yaml");
	const fields: Fields = "value" in opened && isFields(opened.value) ? opened.value : {};
	const language = String(inside(fields.locale, "language"));
	return /^[a-z]{2,3}(?=-|$)/.exec(language)?.[0] ?? "en";
});

/**
 * Reads one file of a data folder and checks it against its schema.
 * @param path inside the folder: "home.yaml", "es/home.yaml"
 * @param source the file that this file translates. Undefined for a file in the main language.
 */
export function readDataFile(
	folder: string,
	path: string,
	kept: KeptFiles = new Map(),
	source?: DataFile,
	language = "en",
): ReadFile {
	const file = `${folder}/${path}`;
	const name = source?.name ?? nameOf(path);
	if (!schemaFor(name) || name === path) {
		const meant = nameMeant(path);
		const values = { meant: meant && `${folder}/${meant}` };
		return { problems: [problemOf("file-unknown", file, "a file that nothing reads", values)] };
	}
	const text = readText(file);
	if (typeof text !== "string") return { problems: [text] };
	const base = readBase(name, languagesAt(path, language));
	const layOverSource = (own: YamlFile) =>
		source
			? layOver(own, source.open(), schemaFor(name, source.value))
			: { yaml: own, translation: undefined };
	const inputs = [source?.digest, path, text, base];
	const digest = digestOf(JSON.stringify(inputs));
	const known = kept.get(digest);
	if (known) {
		let opened: OpenedFile | undefined;
		const open = () => {
			// This text has no syntax problem: files with problems are not cached.
			opened ??= openCompleted(text, file, base) as OpenedFile;
			return opened.yaml;
		};
		const locate: DataFile["locate"] = (field) => layOverSource(open()).yaml.locate(field);
		const schema = schemaFor(name, known.value) as z.ZodType;
		return { ...known, file, name, schema, digest, open, locate };
	}
	const opening = openCompleted(text, file, base);
	if ("fix" in opening) return { problems: [opening] };
	const { yaml: own } = opening;
	const { yaml, translation } = layOverSource(own);
	const schema = schemaFor(name, yaml.value) ?? z.never();
	const result = checkSchema(schema, yaml, file, opening.written);
	if ("problems" in result) return result;
	const value = result.value as object;
	const read = { ...readTexts(value, schema), value, translation };
	return { ...read, file, name, schema, digest, open: () => own, locate: yaml.locate };
}

function nameMeant(path: string): string | undefined {
	const base = path.replace(/(?:\.(?:ya?ml|md|mdx|markdown|txt))+$/i, "").toLowerCase();
	const meant = schemaFor(base) ? base : nearestName(base, [...schemas.keys()]);
	const isMarkdown = /\.m(?:d|arkdown)/i.test(path) || folderKindOf(meant ?? "")?.editor?.extension;
	const ending = isMarkdown ? ".md" : ".yaml";
	return meant === undefined || meant + ending === path ? undefined : meant + ending;
}

/**
 * Removes the extension from a path: "areas/county/town.yaml" → "areas/county/town". For a
 * translation, pass the path inside the language's folder.
 */
export const nameOf = (path: string): string => path.replace(/\.(yaml|md)$/, "");

/** The name of a file as shells complete it: "data/pages/imprint.md" → "pages/imprint". */
export const nameTyped = (folder: string, typed: string): string => {
	const path = relative(folder, typed).replaceAll("\\", "/");
	return nameOf(path.startsWith("../") ? typed : path);
};

/**
 * Lists the languages whose default words may complete a file, the best first. A translation is
 * only completed in its own language: `layOver` (overlay.ts) fills the other gaps with the main
 * language's texts.
 */
function languagesAt(path: string, language: string): readonly string[] {
	const [, code] = /^([a-z]{2})\//.exec(path) ?? [];
	return code === undefined ? [language, "en"] : [code];
}

interface OpenedFile {
	readonly yaml: YamlFile;
	readonly written: unknown;
}

function openCompleted(text: string, file: string, base: string | undefined): OpenedFile | Problem {
	const opened = openText(text, file);
	if ("fix" in opened) return opened;
	return { written: opened.value, yaml: base === undefined ? opened : completeFile(opened, base) };
}

function openText(text: string, file: string): YamlFile | Problem {
	// Look for merge conflicts before parsing: inside a block text, the conflict marks are valid
	// YAML.
	const conflict = /^[ \t]*(?:<{7}|>{7}) /m.exec(text);
	if (conflict) {
		const place = { file, ...placeAt(text, conflict.index) };
		return problemOf("merge-conflict", place, "a merge conflict");
	}
	const own = file.endsWith(".md") ? readFrontMatter(text, file) : readYaml(text, file);
	return "fix" in own || !pastedMarks.test(text)
		? own
		: { ...own, value: trimPastedMarks(own.value) };
}

/** Matches invisible characters of copied text, such as direction marks and zero-width spaces. */
const pastedMarks = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const marksAround = new RegExp(
	`^(?:\\s*${pastedMarks.source})+\\s*|\\s*(?:${pastedMarks.source}\\s*)+$`,
	"g",
);

function trimPastedMarks(value: unknown): unknown {
	if (typeof value === "string") return value.replace(marksAround, "");
	if (Array.isArray(value)) return value.map(trimPastedMarks);
	if (typeof value !== "object" || value === null) return value;
	const fields = Object.entries(value);
	return Object.fromEntries(
		fields.map(([key, inner]) => [key.replace(marksAround, ""), trimPastedMarks(inner)]),
	);
}

const maxKilobytes = 1000;

function readText(file: string): string | Problem {
	let bytes: Buffer;
	try {
		const status = lstatSync(file);
		if (!status.isFile()) return problemOf("file-link", file, "a symbolic link");
		if (status.size > maxKilobytes * 1000)
			return problemOf("file-too-large", file, `${Math.ceil(status.size / 1000)} kB`, {
				most: maxKilobytes,
			});
		bytes = readFileSync(file);
	} catch {
		return problemOf("file-unreadable", file, "a file that can't be read");
	}
	if (!isUtf8(bytes)) return problemOf("file-encoding", file, "bytes that are no UTF-8 text");
	// TextDecoder also removes a byte order mark. NFC: fonts and searches know "é" as one character.
	const text = new TextDecoder().decode(bytes).normalize("NFC").replaceAll("\r\n", "\n");
	if (text.trim() === "") return problemOf("file-empty", file, "an empty file");
	if (lfsPointer.test(text)) return problemOf("file-not-fetched", file, "a pointer of Git LFS");
	const damaged = damagedLetters.exec(text);
	if (!damaged) return text;
	const place = { file, ...placeAt(text, damaged.index) };
	return problemOf("text-damaged", place, showValue(damaged[0]));
}

/**
 * Reads a Markdown file: the fields of its front matter, plus `body`. Ignores empty lines above the
 * first --- and spaces after each ---, because people don't see them.
 */
function readFrontMatter(text: string, file: string): YamlFile | Problem {
	const match = /^(\s*)---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(text);
	const [, before = "", fields, body = ""] = match ?? [];
	if (fields === undefined) {
		const [first = ""] = text.trimStart().split("\n");
		const isOpen = /^---[ \t]*$/.test(first);
		const got = isOpen ? "one line of --- alone" : showValue(first);
		return problemOf("front-matter-missing", { file, line: 1, column: 1 }, got, {
			line: isOpen ? "a line of ---" : undefined,
		});
	}
	const firstLine = before.split("\n").length + 1;
	const yaml = readYaml(fields, file, firstLine);
	if ("fix" in yaml || typeof yaml.value !== "object" || yaml.value === null) return yaml;
	const bodyLine = firstLine + fields.split("\n").length;
	return {
		value: { ...yaml.value, body: body.trim() },
		locate: (path) => (path[0] === "body" ? { line: bodyLine, column: 1 } : yaml.locate(path)),
	};
}
