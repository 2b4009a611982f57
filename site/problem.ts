import type { Path } from "./inside.ts";
import type { Code } from "./messages.ts";

/** A mistake in the data or on the command line, worded for the person who can fix it. */
export interface Problem {
	readonly code: Code;
	/** The path as the person would type it ("data/areas/county/town.yaml"), or "command line". */
	readonly file: string;
	/** Line and column count from one. */
	readonly line?: number | undefined;
	readonly column?: number | undefined;
	readonly field?: string | undefined;
	readonly got?: string | undefined;
	readonly expected: string;
	readonly fix: string;
}

/** A place in a file. Line and column count from one. */
export interface Position {
	readonly line: number;
	readonly column: number;
	/** A number as the file has it, such as 007 for the value 7. */
	readonly written?: string | undefined;
}

export type Place = Pick<Problem, "file" | "line" | "column" | "field">;

/**
 * Finds a field's place in a file. `name` is the file's name without its ending: "areas/county".
 * `line` and `column` are getters, because finding them parses the file again.
 */
export type Locate = (name: string, path: Path) => Place;
