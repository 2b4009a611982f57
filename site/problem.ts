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
	/** A number as the file has it: 007, which is read as 7. */
	readonly written?: string | undefined;
}

export type Place = Pick<Problem, "file" | "line" | "column" | "field">;

/**
 * Finds a field's place in its file. `name` is the file without its ending: "areas/county". The
 * place finds its line when somebody reads it, because that parses the file again.
 */
export type Locate = (name: string, path: Path) => Place;
