import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { YamlFile } from "../../site/dataFile.ts";
import { type Fields, isFields } from "../../site/inside.ts";
import { memoize } from "../../site/memoize.ts";
import { paletteOf } from "../../site/palette.ts";
import { root } from "../root.ts";

/** Paths of the generator's default words and default theme. */
export const defaultFiles: Readonly<Record<string, (language: string) => string>> = {
	words: (language) => `generator/defaults/words.${language}.yaml`,
	theme: () => "generator/defaults/theme.yaml",
};

/**
 * Reads the file with the defaults for words.yaml or theme.yaml.
 * @param languages the languages whose default words may complete the file, the best first
 * @returns its text, "" if no language has default words, and undefined for other data files
 */
export function readBase(name: string, languages: readonly string[]): string | undefined {
	const fileOf = defaultFiles[name];
	if (fileOf === undefined) return undefined;
	const path = languages.map((language) => join(root, fileOf(language))).find(existsSync);
	return path === undefined ? "" : readFileSync(path, "utf8");
}

const defaultsIn = memoize((text): Fields => {
	const { brand: _, ...defaults } = withPalette(parse(text) ?? {});
	return defaults;
});

/** Adds the defaults of the fields that a file leaves out. `base` comes from `readBase`. */
export function completeFile(yaml: YamlFile, base: string): YamlFile {
	const { value } = yaml;
	return isFields(value) ? { ...yaml, value: layer(defaultsIn(base), withPalette(value)) } : yaml;
}

/** Adds a palette made from the theme's brand color. Colors that the theme sets stay. */
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
export function layer(base: Fields, own: Fields): Fields {
	const fields = Object.entries(own).map(([name, value]) => {
		const below = base[name];
		// The plural forms of one text always include "other".
		const isRecord = isFields(below) && isFields(value) && !Object.hasOwn(below, "other");
		return [name, isRecord ? layer(below, value) : value] as const;
	});
	return { ...base, ...Object.fromEntries(fields) };
}
