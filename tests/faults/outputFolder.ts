import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { buildSync } from "esbuild";
import { afterAll, expect } from "vitest";

/** A folder for this test file, removed after its tests. Other users may read it. */
export const work = mkdtempSync(join(tmpdir(), "faults-"));
chmodSync(work, 0o777);
// A busy disk takes a while to remove whole projects.
afterAll(() => rmSync(work, { recursive: true, force: true }), 60_000);

// Bundle the writer: plain JavaScript starts in 0.05 s, TypeScript takes ten times as long.
const script = join(work, "writer.mjs");
buildSync({
	entryPoints: ["tests/faults/writer.ts"],
	bundle: true,
	platform: "node",
	format: "esm",
	outfile: script,
});

export interface Ended {
	readonly code: number | null;
	readonly out: string;
	readonly errors: string;
}

/** Expects a process to fail without a stack. @returns what it said */
export async function refusalOf(ended: Promise<Ended>): Promise<string> {
	const { code, errors } = await ended;
	expect(code, errors).toBe(1);
	expect(errors).not.toMatch(/^\s+at /m);
	return errors;
}

/** Expects a folder to hold one whole build, and nothing else beside it. */
export function expectBuild(out: string, name: string): void {
	expect(buildIn(out)).toBe(name);
	expect(leftovers(out)).toEqual([]);
}

export interface Writer {
	readonly child: ChildProcess;
	readonly ended: Promise<Ended>;
	readonly begun: Promise<void>;
}

/**
 * Starts writer.ts, which writes like a build but does no other work.
 * @param wrap a shell command that sets limits and runs "$@", the writer
 * @param uid the user of the process, if the tests run as root
 */
export function startWriter(
	out: string,
	name: string,
	{
		times = 1,
		wrap = 'exec "$@"',
		uid,
	}: { times?: number; wrap?: string; uid?: number | undefined } = {},
): Writer {
	const child = spawn(
		"sh",
		["-c", wrap, "sh", process.execPath, script, out, name, String(times)],
		{ stdio: ["ignore", "pipe", "pipe"], ...(uid === undefined ? {} : { uid, gid: uid }) },
	);
	let said = "";
	let errors = "";
	const begun = new Promise<void>((resolve) => {
		child.stdout?.on("data", (chunk) => {
			said += chunk;
			if (said.includes("begun")) resolve();
		});
		child.on("exit", () => resolve());
	});
	child.stderr?.on("data", (chunk) => (errors += chunk));
	return {
		child,
		begun,
		ended: new Promise((resolve) =>
			child.on("close", (code) => resolve({ code, out: said, errors })),
		),
	};
}

/**
 * Returns the name of the build that a folder contains.
 * @throws Error if files are missing, or are from different builds
 */
export function buildIn(out: string): string {
	const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter(
		(entry) => entry.isFile() && entry.name.endsWith(".html"),
	);
	const names = new Set(
		files
			.map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
			.map((text) => (text.split("\n").length === 101 ? (text.split("\n")[0] ?? "") : "cut off")),
	);
	if (files.length !== 120 || names.size !== 1 || !existsSync(join(out, ".build.json")))
		throw new Error(`${out} holds ${files.length} files of ${[...names].join(", ")}`);
	return [...names][0] ?? "";
}

/** Returns the work files beside an output folder, which should have been removed. */
export const leftovers = (out: string): readonly string[] =>
	readdirSync(dirname(out)).filter((name) => name.startsWith(`.${basename(out)}.build-`));
