import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Output } from "./output.ts";
import { DataProblems } from "./problems.ts";

/** The file that marks a folder as a build of ours; it also says which files belong to it. */
export const buildMarker = ".build.json";

/**
 * Takes the output folder for this build: refuses a folder that is not ours and a second build at the same time, and
 * clears away what a killed build left behind.
 *
 * @param out the output folder
 * @returns a function that gives it free again
 * @throws DataProblems
 */
export function lockOutput(out: string): () => void {
	const target = resolve(out);
	const lock = `${target}.lock`;
	mkdirSync(dirname(target), { recursive: true });
	takeLock(lock, out);
	try {
		recover(target);
		refuseForeignFolder(target, out);
	} catch (error) {
		rmSync(lock, { force: true });
		throw error;
	}
	return () => rmSync(lock, { force: true });
}

/**
 * Writes a whole build beside the output folder, then puts it in the old one's place. The only function that writes to it.
 *
 * A build that fails or is killed while writing leaves the old folder as it was. Between the two renames at the end
 * there is no folder by that name; the next command that locks it finishes the swap.
 */
export function writeOutput(out: string, output: Output): void {
	const target = resolve(out);
	const next = `${target}.next`;
	const old = `${target}.old`;
	try {
		rmSync(next, { recursive: true, force: true });
		const folders = new Set<string>();
		for (const [path, contents] of output) {
			const file = join(next, path);
			const folder = dirname(file);
			if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
			folders.add(folder);
			writeFileSync(file, contents);
		}
		writeFileSync(join(next, buildMarker), `${JSON.stringify({ generator: "build.ts", files: output.size })}\n`);
	} catch (error) {
		rmSync(next, { recursive: true, force: true });
		throw error;
	}
	if (existsSync(target)) renameSync(target, old);
	renameSync(next, target);
	rmSync(old, { recursive: true, force: true });
}

function takeLock(lock: string, out: string): void {
	for (let attempt = 0; ; attempt++) {
		try {
			const file = openSync(lock, "wx");
			writeSync(file, String(process.pid));
			closeSync(file);
			return;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
			const owner = Number(readLock(lock));
			if (attempt > 0 || isAlive(owner)) {
				throw new DataProblems([
					{ file: out, got: `a build that is running already (process ${owner})`, expected: "one build at a time", fix: `Wait for it to end. If there is none, remove ${basename(lock)}.` },
				]);
			}
			rmSync(lock, { force: true });
		}
	}
}

function readLock(lock: string): string {
	try {
		return readFileSync(lock, "utf8");
	} catch {
		return "";
	}
}

function isAlive(pid: number): boolean {
	if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** Finishes or clears away what a killed build left: the old build comes back unless the new one is in place. */
function recover(target: string): void {
	if (!existsSync(target) && existsSync(`${target}.old`)) renameSync(`${target}.old`, target);
	rmSync(`${target}.old`, { recursive: true, force: true });
	rmSync(`${target}.next`, { recursive: true, force: true });
}

function refuseForeignFolder(target: string, out: string): void {
	if (!existsSync(target) || readdirSync(target).length === 0 || existsSync(join(target, buildMarker))) return;
	throw new DataProblems([
		{ file: out, got: "a folder that this program did not write", expected: "a new folder, or a build of ours", fix: "Choose another folder with --out, or empty this one yourself." },
	]);
}
