import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import glob from "fast-glob";
import type { BuildOptions } from "./options.ts";

/** What the last build into a folder was made of and what it wrote. Safe to delete: the next build then does its work. */
interface BuildRecord {
	/** Hash of everything that went in. */
	readonly inputs: string;
	/** Hash of the names, sizes and times of the files that came out. */
	readonly output: string;
	/** What the build told the owner to do. */
	readonly beforePublishing: readonly string[];
}

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = [
	"assets/**",
	"build.ts",
	"components/**",
	"data/schema.ts",
	"generator/**",
	"islands/**",
	"pages/**",
	"styles/**",
	"package-lock.json",
	"tsconfig.json",
];

/** A hash of everything that a build depends on: data, code, assets, libraries, options, Node itself. */
export function hashInputs({ out: _out, profile: _profile, ...options }: BuildOptions): string {
	const hash = createHash("sha256").update(JSON.stringify([options, process.version]));
	const add = (folder: string, patterns: readonly string[]) => {
		for (const path of glob.sync([...patterns], { cwd: folder, dot: true, followSymbolicLinks: false }).sort()) {
			const contents = readIfPossible(join(folder, path));
			hash.update(`${path}\0${contents?.length}\0`).update(contents ?? "");
		}
	};
	add(root, sources);
	add(options.data, ["**"]);
	return hash.digest("hex");
}

/**
 * The record of the build that stands in the output folder, if it was made of the same inputs and nobody has touched it since.
 *
 * @param inputs from `hashInputs`
 */
export function findCurrentBuild({ out }: Pick<BuildOptions, "out">, inputs: string): BuildRecord | undefined {
	try {
		const record = JSON.parse(readFileSync(recordFile(out), "utf8")) as BuildRecord;
		return record.inputs === inputs && record.output === hashOutput(out) ? record : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Remembers a finished build, unless something that goes into one has changed since it began: nobody knows then what it
 * read. A disk that refuses costs the next build time, nothing else.
 *
 * @param inputs from `hashInputs`, at the beginning
 */
export function keepBuildRecord(options: BuildOptions, inputs: string, beforePublishing: readonly string[]): void {
	const { out } = options;
	try {
		if (hashInputs(options) !== inputs) return;
		mkdirSync(join(root, ".cache/builds"), { recursive: true });
		writeFileSync(recordFile(out), JSON.stringify({ inputs, output: hashOutput(out), beforePublishing } satisfies BuildRecord));
	} catch {}
}

/** What can't be read, or went away meanwhile, is told by the step that needs it. */
function readIfPossible(path: string): Uint8Array | undefined {
	try {
		return readFileSync(path);
	} catch {
		return undefined;
	}
}

const recordFile = (out: string): string => join(root, ".cache/builds", `${createHash("sha256").update(resolve(out)).digest("hex").slice(0, 16)}.json`);

function hashOutput(out: string): string {
	const hash = createHash("sha256");
	for (const path of glob.sync("**", { cwd: out, dot: true }).sort()) {
		const { size, mtimeMs, ino } = statSync(join(out, path));
		hash.update(`${path}\0${size}\0${mtimeMs}\0${ino}\0`);
	}
	return hash.digest("hex");
}
