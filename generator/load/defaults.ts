import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import type { YamlFile } from "../../site/dataFile.ts";
import { type Fields, isFields } from "../../site/inside.ts";
import { paletteOf } from "../../site/palette.ts";
import type { Problem } from "../../site/problem.ts";
import { formatField, listStart, problemOf, showValue } from "../problems.ts";
import { root } from "../root.ts";
import { readYaml } from "./readYaml.ts";

/** Defaults for fields that words.yaml or theme.yaml leaves out. */
export interface Base {
	readonly fields: Fields;
	/** The content of the files that `fields` come from. It is part of the data file's digest. */
	readonly text: string;
	/**
	 * Whether the data file has a line `extends`, which means that fields are left out on purpose.
	 * Without that line, each missing field causes a warning.
	 */
	readonly isMeant: boolean;
}

/** Paths of the generator's default words and default theme. */
export const defaultFiles: Readonly<Record<string, (language: string) => string>> = {
	words: (language) => `generator/defaults/words.${language}.yaml`,
	theme: () => "generator/defaults/theme.yaml",
};

/**
 * Reads the default theme, or the default words of the first language that has any. Returns no
 * fields if no language has default words, and undefined for other files, which have no defaults.
 */
function readDefault(
	name: string,
	languages: readonly string[],
): Pick<Base, "fields" | "text"> | undefined {
	const fileOf = defaultFiles[name];
	if (fileOf === undefined) return undefined;
	const path = languages.map((language) => join(root, fileOf(language))).find(existsSync);
	if (path === undefined) return { fields: {}, text: "" };
	const text = readFileSync(path, "utf8");
	let parsed: Fields | undefined;
	return {
		text,
		// A file that an earlier build has read needs the text alone.
		get fields() {
			if (parsed === undefined) {
				const { brand: _, ...defaults } = withPalette(parse(text));
				parsed = defaults;
			}
			return parsed;
		},
	};
}

/** Matches "extends: ../../shared/words.yaml" and "extends: default". */
const extension = /^extends:[ \t]*(["']?)(.+?)\1[ \t]*(?:#.*)?$/m;

/**
 * Returns the path in a file's line `extends`, relative to that file. Undefined for `extends:
 * default` and for a file without such a line.
 */
function extendedFile(text: string): string | undefined {
	const [, , target] = extension.exec(text) ?? [];
	return target === "default" ? undefined : target;
}

/**
 * Reads the defaults for words.yaml or theme.yaml: the generator's defaults, overridden by the
 * fields of the file that `extends` names.
 * @param file the path of the data file: "acme/data/words.yaml"
 * @param languages the languages whose default words may complete the file, the best first
 * @returns undefined for other data files, and a problem if the file that `extends` names is
 * missing or no YAML
 */
export function readBase(
	file: string,
	name: string,
	text: string,
	languages: readonly string[],
): Base | Problem | undefined {
	const own = readDefault(name, languages);
	if (own === undefined) return undefined;
	const target = extendedFile(text);
	if (target === undefined) return Object.assign(own, { isMeant: extension.test(text) });
	const path = join(dirname(file), target);
	if (!existsSync(path))
		return problemOf("extends-missing", { file, field: "extends" }, showValue(target));
	const shared = readFileSync(path, "utf8");
	const read = readYaml(shared, path);
	if ("fix" in read) return read;
	const fields = isFields(read.value) ? layer(own.fields, withPalette(read.value)) : own.fields;
	return { fields, text: own.text + shared, isMeant: true };
}

/**
 * Adds the defaults of the fields that a file leaves out. `lacking` lists these fields, but is
 * empty if the file has a line `extends`.
 */
export function completeFile(
	yaml: YamlFile,
	{ fields, isMeant }: Base,
): { readonly yaml: YamlFile; readonly lacking: readonly string[] } {
	if (!isFields(yaml.value)) return { yaml, lacking: [] };
	const { extends: _, ...written } = yaml.value;
	const own = withPalette(written);
	return {
		yaml: { ...yaml, value: layer(fields, own) },
		lacking: isMeant ? [] : lackingFields(fields, own),
	};
}

/** Adds the colors that a theme's brand color makes to those that the theme sets. */
function withPalette(fields: Fields): Fields {
	const { brand, colors } = fields;
	return typeof brand === "string" && isFields(colors ?? {})
		? { ...fields, colors: { ...paletteOf(brand), ...(colors as Fields) } }
		: fields;
}

export const warnOfDefaults = (
	files: readonly { readonly file: string; readonly lacking: readonly string[] }[],
): readonly Problem[] =>
	files
		.filter(({ lacking }) => lacking.length > 0)
		.map(({ file, lacking }) => problemOf("defaults-used", file, `no ${listStart(lacking, 4)}`));

/**
 * Returns `base` overridden by `own`, field by field. Lists and the plural forms of a text are
 * replaced as a whole.
 */
function layer(base: Fields, own: Fields): Fields {
	const fields = Object.entries(own).map(([name, value]) => {
		const below = base[name];
		const isRecord = isFields(below) && isFields(value) && !isOneText(below);
		return [name, isRecord ? layer(below, value) : value] as const;
	});
	return { ...base, ...Object.fromEntries(fields) };
}

function lackingFields(base: Fields, own: Fields, path: readonly string[] = []): readonly string[] {
	return Object.entries(base).flatMap(([name, below]) => {
		const value = own[name];
		if (value === undefined) return [formatField([...path, name])];
		return isFields(below) && isFields(value) && !isOneText(below)
			? lackingFields(below, value, [...path, name])
			: [];
	});
}

/** Whether a record contains the plural forms of one text. These always include "other". */
const isOneText = (fields: Fields): boolean => Object.hasOwn(fields, "other");
