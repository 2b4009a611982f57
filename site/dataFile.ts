import type { z } from "zod";
import type { Path } from "./inside.ts";
import type { Code, Values } from "./messages.ts";
import type { Position } from "./problem.ts";

/** A data file's values, not yet checked, and where each of them is written. */
export interface YamlFile {
	readonly value: unknown;
	/**
	 * Finds the place of a value, or of its nearest parent if the value is missing. Slow: the first
	 * call parses the text again.
	 */
	locate(path: Path): Position;
}

/** Facts about a file's texts, collected once so that no check parses the texts again. */
export interface Texts {
	/** Links to pages of the site. */
	readonly links: readonly { readonly target: string; readonly path: Path }[];
	/** Characters and Markdown that pages can't show. */
	readonly faults: readonly { readonly code: Code; readonly got: string; readonly path: Path }[];
	/** Whether any text contains braces, as in {years}. */
	readonly hasBraces: boolean;
}

/** How a translation relates to the file that it translates. */
export interface TranslationNotes {
	/** The translated slug, not yet checked. */
	readonly slug: unknown;
	/** Digest of the source's current texts. `npm run site translated` writes it into sources.json. */
	readonly source: string;
	/** Items that the translation lacks, and numbers that differ from the source's. */
	readonly faults: readonly {
		readonly code: Code;
		readonly path: Path;
		readonly got: string;
		readonly values?: Values;
		/** False if the difference may be intended. */
		readonly isSure: boolean;
	}[];
}

/** The part of a data file that the cache keeps. */
export interface KeptFile extends Texts {
	/** The file's content, checked and deeply frozen. */
	readonly value: object;
	/** Undefined means that the file is in the main language. */
	readonly translation: TranslationNotes | undefined;
}

/** A file of a data folder that fits its schema. Its texts still contain {facts} in braces. */
export interface DataFile extends KeptFile {
	/** The file's path in messages: "data/areas/county/town.yaml". */
	readonly file: string;
	/**
	 * The path inside the data folder without extension: "areas/county/town". A translation has the
	 * name of the file that it translates.
	 */
	readonly name: string;
	readonly schema: z.ZodType;
	readonly locate: YamlFile["locate"];
	/**
	 * Returns the file's fields and the defaults that complete it, before the schema is applied. A
	 * translation is not merged with its source.
	 */
	open(): YamlFile;
	/**
	 * Digest of everything that affects `value`: path, text, the fields that complete the file, and
	 * the file that it translates.
	 */
	readonly digest: string;
}

export type Files = ReadonlyMap<string, DataFile>;
