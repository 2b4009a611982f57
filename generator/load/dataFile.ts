import { isUtf8 } from "node:buffer";
import { lstatSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { z } from "zod";
import type { DataFile, KeptFile, YamlFile } from "../../site/dataFile.ts";
import { folderKindOf, schemaFor, schemas } from "../../site/files.ts";
import { inside, isFields } from "../../site/inside.ts";
import { memoize } from "../../site/memoize.ts";
import type { Problem } from "../../site/problem.ts";
import { checkSchema } from "../check/checkSchema.ts";
import { readTexts } from "../check/readTexts.ts";
import { nearestName } from "../commands.ts";
import { damagedLetters, lfsPointer } from "../damage.ts";
import { digestOf } from "../hash.ts";
import { DataProblems, refuse, showValue } from "../problems.ts";
import { completeFile, readBase } from "./defaults.ts";
import { placeAt } from "./explainYaml.ts";
import type { KeptFiles } from "./keptFiles.ts";
import { layOver } from "./overlay.ts";
import { readYaml, trimPastedMarks } from "./readYaml.ts";

export type ReadFile = DataFile | { readonly problems: readonly Problem[] };

/** Reads the company's language. Ignores mistakes, because `readDataFile` reports them. */
export function readLanguage(folder: string): string {
	try {
		return languageIn(readText(`${folder}/business.yaml`));
	} catch {
		return "en";
	}
}

/** Memoized, because the development server reads the language after each save. */
const languageIn = memoize((text) => {
	const { value } = openText(text, "business.yaml");
	const language = String(inside(inside(value, "locale"), "language"));
	return /^[a-z]{2,3}(?=-|$)/.exec(language)?.[0] ?? "en";
});

/** Reads one file. Returns its problems, which `openDataFile` throws. */
export function readDataFile(...file: Parameters<typeof openDataFile>): ReadFile {
	try {
		return openDataFile(...file);
	} catch (error) {
		if (error instanceof DataProblems) return { problems: error.problems };
		throw error;
	}
}

/**
 * Reads one file of a data folder and checks it against its schema.
 * @param path inside the folder: "home.yaml", "es/home.yaml"
 * @param source the file that this file translates. Undefined for a file in the main language.
 * @throws DataProblems when the file can't be read, or doesn't fit its schema
 */
function openDataFile(
	folder: string,
	path: string,
	kept: KeptFiles = new Map(),
	source?: DataFile,
	language = "en",
): DataFile {
	const file = `${folder}/${path}`;
	const name = source?.name ?? nameOf(path);
	if (!schemaFor(name) || name === path) {
		const meant = suggestPath(path);
		const values = { meant: meant && `${folder}/${meant}` };
		refuse("file-unknown", file, "a file that nothing reads", values);
	}
	const text = readText(file);
	const base = readBase(name, languagesAt(path, language));
	const digest = digestOf(JSON.stringify([source?.digest, path, text, base]));
	// Parse the text once, and only if its value or a position is needed.
	const open = memoize((own) => openCompleted(own, file, base));
	const merge = () =>
		source
			? layOver(open(text).yaml, source.open(), schemaFor(name, source.value))
			: { yaml: open(text).yaml, translation: undefined };
	const check = (): KeptFile => {
		const { yaml, translation } = merge();
		const schema = schemaFor(name, yaml.value) as z.ZodType;
		const value = checkSchema(schema, yaml, file, open(text).written);
		return { ...readTexts(value, schema), value, translation };
	};
	const content = kept.get(digest) ?? check();
	return {
		...content,
		file,
		name,
		schema: schemaFor(name, content.value) as z.ZodType,
		digest,
		open: () => open(text).yaml,
		locate: (field) => merge().yaml.locate(field),
	};
}

/** Suggests a path for a misnamed file: "FAQ.yml" → "faq.yaml". Undefined if no name is near. */
function suggestPath(path: string): string | undefined {
	const base = path.replace(/(?:\.(?:ya?ml|md|mdx|markdown|txt))+$/i, "").toLowerCase();
	const name = schemaFor(base) ? base : nearestName(base, [...schemas.keys()]);
	if (name === undefined) return undefined;
	const isMarkdown = /\.m(d|arkdown)/i.test(path) || folderKindOf(name)?.editor?.extension === "md";
	const suggested = `${name}${isMarkdown ? ".md" : ".yaml"}`;
	return suggested === path ? undefined : suggested;
}

/**
 * Removes the extension from a path: "areas/county/town.yaml" → "areas/county/town". For a
 * translation, pass the path inside the language's folder.
 */
export const nameOf = (path: string): string => path.replace(/\.(yaml|md)$/, "");

/** Accepts a name, or a path as shells complete it: "data/pages/imprint.md" → "pages/imprint". */
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

function openCompleted(text: string, file: string, base: string | undefined) {
	const own = openText(text, file);
	return { written: own.value, yaml: base === undefined ? own : completeFile(own, base) };
}

function openText(text: string, file: string): YamlFile {
	// Look for merge conflicts before parsing: inside a block text, the conflict marks are valid
	// YAML.
	const conflict = /^[ \t]*(?:<{7}|>{7}) /m.exec(text);
	if (conflict)
		refuse("merge-conflict", { file, ...placeAt(text, conflict.index) }, "a merge conflict");
	return file.endsWith(".md") ? readFrontMatter(text, file) : readYaml(text, file);
}

const maxKilobytes = 1000;

function readText(file: string): string {
	const status = lstatSync(file, { throwIfNoEntry: false });
	if (status?.isFile() === false) refuse("file-link", file, "a symbolic link");
	const kilobytes = Math.ceil((status?.size ?? 0) / 1000);
	if (kilobytes > maxKilobytes)
		refuse("file-too-large", file, `${kilobytes} kB`, { most: maxKilobytes });
	const bytes = readBytes(file);
	if (!isUtf8(bytes)) refuse("file-encoding", file, "bytes that are no UTF-8 text");
	// TextDecoder also removes a byte order mark. NFC makes "é" one character, as fonts expect it.
	const text = new TextDecoder().decode(bytes).normalize("NFC").replaceAll("\r\n", "\n");
	if (text.trim() === "") refuse("file-empty", file, "an empty file");
	if (lfsPointer.test(text)) refuse("file-not-fetched", file, "a pointer of Git LFS");
	const damaged = damagedLetters.exec(text);
	if (damaged)
		refuse("text-damaged", { file, ...placeAt(text, damaged.index) }, showValue(damaged[0]));
	return text;
}

function readBytes(file: string): Buffer {
	try {
		return readFileSync(file);
	} catch {
		return refuse("file-unreadable", file, "a file that can't be read");
	}
}

/**
 * Reads a Markdown file: the fields of its front matter, plus `body`. Ignores empty lines above the
 * first --- and spaces after each ---, because people don't see them.
 */
function readFrontMatter(text: string, file: string): YamlFile {
	const match = /^(\s*)---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(text);
	const [, before = "", fields, body = ""] = match ?? [];
	if (fields === undefined) {
		const [first = ""] = text.trimStart().split("\n");
		const isOpen = /^---[ \t]*$/.test(first);
		const got = isOpen ? "one line of --- alone" : showValue(first);
		const line = isOpen ? "a line of ---" : undefined;
		return refuse("front-matter-missing", { file, line: 1, column: 1 }, got, { line });
	}
	const firstLine = before.split("\n").length + 1;
	const yaml = readYaml(fields, file, firstLine);
	if (!isFields(yaml.value)) return yaml;
	const bodyLine = firstLine + fields.split("\n").length;
	return {
		value: { ...yaml.value, body: trimPastedMarks(body.trim()) },
		locate: (path) => (path[0] === "body" ? { line: bodyLine, column: 1 } : yaml.locate(path)),
	};
}
