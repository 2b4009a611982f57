import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import type { YamlFile } from "../../site/dataFile.ts";
import { type Fields, isFields } from "../../site/inside.ts";
import { paletteOf } from "../../site/palette.ts";
import type { Problem } from "../../site/problem.ts";
import { problemOf, showValue } from "../problems.ts";
import { root } from "../root.ts";
import { readYaml } from "./readYaml.ts";

/** Defaults for fields that words.yaml or theme.yaml leaves out. */
export interface Base {
	readonly fields: Fields;
	/** The content of the files that `fields` come from. It is part of the data file's digest. */
	readonly text: string;
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
function readDefault(name: string, languages: readonly string[]): Base | undefined {
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

/** Matches "extends: ../../shared/words.yaml". */
export const extension = /^extends:[ \t]*(["']?)(.+?)\1[ \t]*(?:#.*)?$/m;

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
	const [, , target] = extension.exec(text) ?? [];
	if (own === undefined || target === undefined) return own;
	const path = join(dirname(file), target);
	if (!existsSync(path))
		return problemOf("extends-missing", { file, field: "extends" }, showValue(target));
	const shared = readFileSync(path, "utf8");
	const read = readYaml(shared, path);
	if ("fix" in read) return read;
	const fields = isFields(read.value) ? layer(own.fields, withPalette(read.value)) : own.fields;
	return { fields, text: own.text + shared };
}

/** Adds the defaults of the fields that a file leaves out. */
export function completeFile(yaml: YamlFile, { fields }: Base): YamlFile {
	if (!isFields(yaml.value)) return yaml;
	const { extends: _, ...written } = yaml.value;
	return { ...yaml, value: layer(fields, withPalette(written)) };
}

/** Adds the colors that a theme's brand color makes to those that the theme sets. */
function withPalette(fields: Fields): Fields {
	const { brand, colors } = fields;
	return typeof brand === "string" && isFields(colors ?? {})
		? { ...fields, colors: { ...paletteOf(brand), ...(colors as Fields) } }
		: fields;
}

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

/** Whether a record contains the plural forms of one text. These always include "other". */
const isOneText = (fields: Fields): boolean => Object.hasOwn(fields, "other");
