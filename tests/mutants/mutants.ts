/**
 * Measures how much the tests notice: breaks the generator, one small change at a time, and runs
 * the tests.
 * npm run measure mutants -- --count 60 --seed 1 --files "generator/output/*.ts"
 * A change swaps an operator, a number, a boolean or a text, negates a condition, or deletes a
 * statement. Vitest runs the unit tests that import the file in a copy of the project. If these
 * pass, the site is built and its tests run.
 * Prints the score, and each change that no test noticed: a test is missing, the line is not
 * needed, or the change makes no difference (such as a cache's limit). Forty changes take half an
 * hour.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { transformSync } from "esbuild";
import fastGlob from "fast-glob";
import { copyKept } from "../faults/projectCopy.ts";
import { startScript } from "../script.ts";

const { values } = startScript("measure mutants", {
	what: "Breaks the generator on purpose and runs its tests: half an hour for forty changes.",
	options: {
		count: { value: "NUMBER", what: "how many changes", default: "60" },
		seed: { value: "NUMBER", what: "which sample; the same seed takes the same", default: "1" },
		files: { value: "GLOB", what: "files to break", default: "generator/**/*.{ts,tsx}" },
	},
});
const copy = resolve(".cache/mutants");

/** Replacements by pattern. Biome puts a space on each side of an operator. */
const swaps: readonly (readonly [pattern: RegExp, replacement: (found: string) => string])[] = [
	...[
		["===", "!=="],
		["<", "<="],
		[">", ">="],
		["&&", "||"],
		["+", "-"],
		["*", "/"],
	].flatMap(([one = "", other = ""]) => [swap(one, other), swap(other, one)]),
	swap("??", "&&"),
	swap("?", "&& false ?"),
	swap("?", "|| true ?"),
	[/\btrue\b/g, () => "false"],
	[/\bfalse\b/g, () => "true"],
	[
		/(?<![\w.#$-])\d+(?:_\d+)*(?![\w.])/g,
		(digits) => String(Number(digits.replaceAll("_", "")) + 1),
	],
	[/"[^"\n]+"/g, () => '"mutant"'],
	[/\bif \((?=[^\n]*\) )/g, () => "if (!"],
	[
		/^\t+(?:[\w.]+(?:\?\.)?\([^\n]*\)|[\w.]+ [-+*]?= [^\n]*|throw [^\n]*|return|continue|break);$/gm,
		() => "",
	],
];

function swap(one: string, other: string): readonly [RegExp, () => string] {
	return [new RegExp(`(?<= )${one.replace(/\W/g, "\\$&")}(?= )`, "g"), () => other];
}

type Mutant = ReturnType<typeof mutantsOf>[number];

/** Returns every change of a file that changes the compiled program. */
function mutantsOf(file: string) {
	const source = readFileSync(file, "utf8");
	return swaps.flatMap(([pattern, replacement]) =>
		[...source.matchAll(pattern)].map(({ 0: found, index }) => {
			// Negate the whole condition, up to its closing bracket.
			const end = found === "if (" ? closing(source, index + found.length) : index + found.length;
			const after =
				found === "if ("
					? `if (!${source.slice(index + found.length - 1, end)})`
					: replacement(found);
			const text = source.slice(0, index) + after + source.slice(end);
			const line = source.slice(0, index).split("\n").length;
			return {
				file,
				line,
				text,
				before: source.split("\n")[line - 1]?.trim() ?? "",
				after: text.split("\n")[line - 1]?.trim() ?? "",
			};
		}),
	);
}

function closing(source: string, from: number): number {
	for (let at = from, depth = 1; at < source.length; at++) {
		if (source[at] === "(") depth++;
		else if (source[at] === ")" && --depth === 0) return at + 1;
	}
	return source.length;
}

/** Returns the program without types and comments, or undefined if it doesn't compile. */
function compiled(file: string, text: string): string | undefined {
	try {
		return transformSync(text, {
			loader: file.endsWith("x") ? "tsx" : "ts",
			jsx: "automatic",
			minifyWhitespace: true,
			logLevel: "silent",
		}).code;
	} catch {
		return undefined;
	}
}

/** Whether a project's tests pass in time. In threads: a fork in a loop would outlive Vitest. */
function passes(project: "unit" | "site", timeout?: number, file?: string): boolean {
	const which = [
		...(file ? ["related", file] : []),
		"--run",
		"--pool=threads",
		`--project=${project}`,
		"--tags-filter=!long",
		"--bail=1",
		"--passWithNoTests",
	];
	const args = [join("node_modules", "vitest", "vitest.mjs"), ...which];
	return (
		spawnSync(process.execPath, args, {
			cwd: copy,
			stdio: "ignore",
			timeout,
			killSignal: "SIGKILL",
		}).status === 0
	);
}

function timeOf(project: "unit" | "site"): number {
	const started = performance.now();
	if (!passes(project))
		throw new Error(`The tests fail as they are: see "npx vitest run --project ${project}".`);
	return performance.now() - started;
}

rmSync(copy, { recursive: true, force: true });
for (const file of execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
	encoding: "utf8",
})
	.trim()
	.split("\n")) {
	mkdirSync(dirname(join(copy, file)), { recursive: true });
	cpSync(file, join(copy, file), { force: true });
}
symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
copyKept(copy, ["fonts", "icons", "images", "sharing"]);

/** A change whose tests take three times as long as all tests is in an endless loop. */
const longest = { unit: Math.round(3 * timeOf("unit")), site: Math.round(3 * timeOf("site")) };

const order = ({ file, text }: Mutant) =>
	createHash("sha256").update(`${values.seed} ${file} ${text}`).digest("hex");
const candidates = fastGlob.sync(values.files).flatMap(mutantsOf);
let made = 0;
let byUnitTests = 0;
let unnoticed = 0;
for (const mutant of candidates.sort((one, other) => (order(one) < order(other) ? -1 : 1))) {
	if (made === Number(values.count)) break;
	const original = readFileSync(mutant.file, "utf8");
	const program = compiled(mutant.file, mutant.text);
	if (program === undefined || program === compiled(mutant.file, original)) continue;
	made++;
	writeFileSync(join(copy, mutant.file), mutant.text);
	if (!passes("unit", longest.unit, mutant.file)) byUnitTests++;
	else if (passes("site", longest.site)) {
		unnoticed++;
		console.log(`${mutant.file}:${mutant.line}\n  - ${mutant.before}\n  + ${mutant.after}\n`);
	}
	writeFileSync(join(copy, mutant.file), original);
}
const share = ((1 - unnoticed / made) * 100).toFixed(0);
console.log(
	`${made - unnoticed} of ${made} changes noticed (${share} %), ${byUnitTests} of them by unit tests, seed ${values.seed}.`,
);
