import type { DataFile, Files } from "./dataFile.ts";
import type { Path } from "./inside.ts";
import type { Code, Values } from "./messages.ts";
import type { Locate, Problem } from "./problem.ts";

/**
 * Adds a problem to the errors or the warnings, in the words of its row in messages.json.
 * @param name the data file's name ("areas/county/town"), or another path in the data folder
 * @param path the field in the file
 * @param values the values for the names in the row's texts
 */
export type Tell = (code: Code, name: string, path: Path, got: unknown, values?: Values) => void;

/** What checks work with: the files of one language, and functions that report problems. */
export interface Checking {
	readonly files: Files;
	readonly folder: string;
	/** Returns a file's value before facts are filled in. */
	readonly rawValue: <T>(name: string) => T;
	readonly problems: readonly Problem[];
	readonly warnings: readonly Problem[];
	readonly locate: Locate;
	/** Adds an error. Errors stop the build after all checks have run. */
	readonly report: Tell;
	readonly warn: Tell;
	/** Old paths in redirects.yaml, each with the number of places that still name the old path. */
	readonly removed: ReadonlyMap<string, number>;
	/** Returns whether redirects.yaml has the old path. If so, adds one to its count in `removed`. */
	readonly countIfRemoved: (path: string) => boolean;
}

/** The part of `Checking` that a check needs if it reads no file except the one it checks. */
export type Telling = Pick<Checking, "report" | "warn">;

/** Returns the files in a folder and its subfolders. */
export const filesIn = (folder: string, files: Files): readonly DataFile[] =>
	[...files.values()].filter(({ name }) => name.startsWith(`${folder}/`));
