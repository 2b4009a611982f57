import type { Path } from "../site/inside.ts";
import { adviceOn, type Code, type Values } from "../site/messages.ts";
import type { Place, Problem } from "../site/problem.ts";
import { describeSystemError } from "./systemErrors.js";

/** Creates a problem, with the texts of its row in site/messages.json. */
export function problemOf(
	code: Code,
	place: string | Place,
	got: string | undefined,
	values?: Values,
): Problem {
	const [expected, fix] = adviceOn(code, values);
	// Copy getters as getters: a place from `Locate` parses its file only when `line` is read.
	return Object.defineProperties(
		{ code, file: "", got, expected, fix },
		Object.getOwnPropertyDescriptors(typeof place === "string" ? { file: place } : place),
	);
}

export const reporterTo =
	(list: Problem[]) =>
	(...problem: Parameters<typeof problemOf>): void =>
		void list.push(problemOf(...problem));

export function refuse(...problem: Parameters<typeof problemOf>): never {
	throw new DataProblems([problemOf(...problem)]);
}

/**
 * The error that stops a build, with all problems found. It is printed without its stack, because
 * the data is at fault and not the code.
 */
export class DataProblems extends Error {
	override readonly name = "DataProblems";
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		super(formatProblems(problems));
		this.problems = problems;
	}
}

/**
 * Describes an error for the terminal. Data problems have no stack. If `renderPages` has wrapped an
 * error to name the page, the stack is the wrapped error's.
 */
export function describeError(error: unknown): string {
	const description = describeSystemError(error);
	if (description !== undefined) return description;
	if (!(error instanceof Error)) return String(error);
	const { message, stack = message, cause } = error;
	if (error instanceof DataProblems) return message;
	return cause instanceof Error ? `${message}\n${cause.stack}` : stack;
}

const maxShown = 50;

/** Formats problems for a terminal: at most `maxShown`, grouped by `got`, `expected` and `fix`. */
export function formatProblems(problems: readonly Problem[]): string {
	const texts = problems.map(({ got, expected, fix }) => JSON.stringify([got, expected, fix]));
	const groups = [...new Set(texts)]
		.slice(0, maxShown)
		.map((text) => problems.filter((_, index) => texts[index] === text));
	let room = maxShown - groups.length;
	const shown: string[] = [];
	for (const [problem, ...others] of groups) {
		const listed = others.slice(0, room);
		room -= listed.length;
		const same = listed.map((other) => `  The same at ${escapeControls(placeOf(other))}`);
		shown.push([formatProblem(problem as Problem), ...same].join("\n"));
	}
	const omitted = problems.length - (maxShown - room);
	return [...shown, ...(omitted > 0 ? [`… and ${omitted} more.`] : [])].join("\n");
}

/**
 * Formats a problem as two lines:
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

/** Formats a place so that terminals and code editors can link it: "data/about.md:2:8". */
export const formatPlace = ({ file, line, column }: Omit<Place, "field">): string =>
	[file, line, column].filter((position) => position !== undefined).join(":");

/** Formats a field's path: ["zips", 0, "name"] → "zips[0].name". */
export function formatField(path: Path): string {
	return path
		.map((key, index) =>
			typeof key === "number" ? `[${key}]` : `${index === 0 ? "" : "."}${String(key)}`,
		)
		.join("");
}

/** Formats a value as one line of at most 60 characters. */
export function showValue(value: unknown): string {
	if (value === undefined) return "nothing";
	if (value === null) return "an empty value";
	// JSON has no NaN or Infinity, but YAML has (.nan, .inf), so don't convert numbers to JSON.
	const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
	return text.length > 60 ? `${text.slice(0, 57).replace(/[\ud800-\udbff]$/, "")}…` : text;
}

export const listStart = (items: readonly string[], max: number): string =>
	items.slice(0, max).join(", ") + (items.length > max ? ` and ${items.length - max} more` : "");

/** Escapes control characters and direction marks, which could otherwise control the terminal. */
const escapeControls = (text: string): string =>
	text.replace(
		/[\p{Cc}\p{Cf}\u2028\u2029]/gu,
		(character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, "0")}`,
	);
