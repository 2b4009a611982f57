/** Something wrong in the data or the command line, told so that its owner can mend it. */
export interface Problem {
	/**
	 * The problem's permanent name, "town-unknown": tests and documentation refer to a problem by its
	 * code, so that its wording can change.
	 */
	readonly code: string;
	/** Path as the person typed or would type it: "data/areas/county/town.yaml". */
	readonly file: string;
	/** One-based. */
	readonly line?: number | undefined;
	/** One-based. */
	readonly column?: number | undefined;
	/** "zips[0]" */
	readonly field?: string | undefined;
	readonly got?: string | undefined;
	readonly expected: string;
	readonly fix: string;
}

/**
 * Stops a build with every problem found so far. Printed without a stack: the mistake is in the
 * input, not in the code.
 */
export class DataProblems extends Error {
	override readonly name = "DataProblems";
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		super(formatProblems(problems));
		this.problems = problems;
	}
}

/** More scroll away before anyone has read them. */
const mostShown = 50;

/**
 * Problems below one another, the same of several places once: the first fifty places, and how many
 * more there are.
 */
export function formatProblems(problems: readonly Problem[]): string {
	const alike = new Map<string, Problem[]>();
	for (const problem of problems) {
		const key = JSON.stringify([problem.got, problem.expected, problem.fix]);
		const others = alike.get(key);
		if (others) others.push(problem);
		else alike.set(key, [problem]);
	}
	const first = [...alike.values()].slice(0, mostShown);
	let room = mostShown - first.length;
	const shown = first.map(([problem, ...others]) => {
		const also = others.slice(0, room);
		room -= also.length;
		return [
			formatProblem(problem as Problem),
			...also.map((other) => `  The same at ${escapeControls(placeOf(other))}`),
		].join("\n");
	});
	const more = problems.length - (mostShown - room);
	return [...shown, ...(more > 0 ? [`… and ${more} more.`] : [])].join("\n");
}

/**
 * One problem as two lines:
 *
 *     data/areas/county/town.yaml:6:9 › zips[0]  got 12345  expected a postal code in quotes
 *       Fix: write the ZIP as a quoted string, e.g. "12345".
 */
export function formatProblem(problem: Problem): string {
	const got = problem.got === undefined ? "" : `  got ${problem.got}`;
	return `${escapeControls(`${placeOf(problem)}${got}  expected ${problem.expected}`)}\n  Fix: ${escapeControls(problem.fix)}`;
}

const placeOf = (problem: Problem): string =>
	formatPlace(problem) + (problem.field ? ` › ${problem.field}` : "");

/** Where something stands, as editors open it: "data/about.md:2:8". */
export const formatPlace = ({
	file,
	line,
	column,
}: Pick<Problem, "file" | "line" | "column">): string =>
	[file, line, column].filter((part) => part !== undefined).join(":");

/** A field's path as people write it: ["zips", 0, "name"] → "zips[0].name". */
export function formatField(path: readonly PropertyKey[]): string {
	return path
		.map((key, index) =>
			typeof key === "number" ? `[${key}]` : `${index === 0 ? "" : "."}${String(key)}`,
		)
		.join("");
}

/** A value as short text on one line, at most 60 characters. */
export function showValue(value: unknown): string {
	if (value === undefined) return "nothing";
	if (value === null) return "an empty value";
	// JSON has no word for .inf and .nan, which YAML can hold.
	const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
	return text.length > 60 ? `${text.slice(0, 57).replace(/[\ud800-\udbff]$/, "")}…` : text;
}

/**
 * A problem ends up in a terminal: characters that steer it, or turn the direction of reading, are
 * written out.
 */
const escapeControls = (text: string): string =>
	text.replace(
		/[\p{Cc}\p{Cf}\u2028\u2029]/gu,
		(character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, "0")}`,
	);
