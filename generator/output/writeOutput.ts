import { accessSync, constants, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DataProblems } from "../problems.ts";
import { exchangeFolders } from "./exchangeFolders.ts";
import { bytesOf, type Output } from "./output.ts";

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
	explainRefusal(out, () => {
		mkdirSync(dirname(target), { recursive: true });
		takeLock(lock, out);
	});
	const unlock = () => {
		if (readLock(lock) === process.pid) rmSync(lock, { force: true });
	};
	try {
		refuseForeignFolder(target, out);
		explainRefusal(out, () => {
			recover(target);
			if (existsSync(target)) accessSync(target, constants.W_OK);
		});
	} catch (error) {
		unlock();
		throw error;
	}
	return unlock;
}

/**
 * Writes a whole build beside the output folder, then puts it in the old one's place. The only function that writes to it.
 *
 * A build that fails or is killed while writing leaves the old folder as it was, and the two change places in one step
 * (docs/decisions/swap.md).
 *
 * @throws DataProblems when the disk refuses: full, read-only, not permitted
 */
export function writeOutput(out: string, output: Output): void {
	const target = resolve(out);
	const next = `${target}.next`;
	try {
		explainRefusal(out, () => {
			rmSync(next, { recursive: true, force: true });
			const folders = new Set<string>();
			for (const [path, contents] of output) {
				const file = join(next, path);
				const folder = dirname(file);
				if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
				folders.add(folder);
				writeFileSync(file, bytesOf(contents));
			}
			writeFileSync(join(next, buildMarker), `${JSON.stringify({ generator: "build.ts", files: output.size })}\n`);
			swap(target, next);
		});
	} catch (error) {
		rmSync(next, { recursive: true, force: true });
		throw error;
	}
	rmSync(next, { recursive: true, force: true });
	rmSync(`${target}.old`, { recursive: true, force: true });
}

/** Puts `next` in the place of `target`; the old folder is then at `next` or at `target`.old. */
function swap(target: string, next: string): void {
	if (!existsSync(target)) renameSync(next, target);
	else if (!exchangeFolders(target, next)) {
		// No program here can exchange two folders: for some microseconds there is none by that name. A build that is killed
		// just then leaves both beside it, and the next command that locks the folder puts the old one back.
		renameSync(target, `${target}.old`);
		renameSync(next, target);
	}
}

/** The lock is a file with the builder's process id, put in place whole: nobody ever reads half of one. */
function takeLock(lock: string, out: string): void {
	const own = `${lock}.${process.pid}`;
	writeFileSync(own, String(process.pid));
	try {
		for (let attempt = 0; ; attempt++) {
			try {
				linkSync(own, lock);
				return;
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
			}
			const owner = readLock(lock);
			if (attempt > 2 || isAlive(owner)) {
				throw new DataProblems([
					{
						file: out,
						got: `a build that is running already (process ${owner})`,
						expected: "one build at a time",
						fix: `Wait for it to end. If there is none, remove ${basename(lock)}.`,
					},
				]);
			}
			breakLock(lock, owner);
		}
	} finally {
		rmSync(own, { force: true });
	}
}

/** Removes the lock of a process that is gone. Taken away by rename first, so that of two builds only one removes it. */
function breakLock(lock: string, owner: number): void {
	const taken = `${lock}.${process.pid}.stale`;
	try {
		renameSync(lock, taken);
	} catch {
		return;
	}
	// Another build was quicker and this is its lock already: it goes back.
	if (readLock(taken) !== owner) linkSync(taken, lock);
	rmSync(taken, { force: true });
}

/** The process id in a lock; 0 when there is no lock or nothing sensible in it. */
function readLock(lock: string): number {
	try {
		return Number(readFileSync(lock, "utf8")) || 0;
	} catch {
		return 0;
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

/** Finishes or clears away what a killed build left: the old build comes back unless one is in place. */
function recover(target: string): void {
	if (!existsSync(target) && existsSync(`${target}.old`)) renameSync(`${target}.old`, target);
	rmSync(`${target}.old`, { recursive: true, force: true });
	rmSync(`${target}.next`, { recursive: true, force: true });
	const name = `${basename(target)}.lock.`;
	for (const file of readdirSync(dirname(target))) {
		if (file.startsWith(name) && !isAlive(Number.parseInt(file.slice(name.length), 10))) rmSync(join(dirname(target), file), { force: true });
	}
}

function refuseForeignFolder(target: string, out: string): void {
	if (!existsSync(target)) return;
	const ours = () => readdirSync(target).length === 0 || existsSync(join(target, buildMarker));
	if (lstatSync(target).isDirectory() && explainRefusal(out, ours)) return;
	throw new DataProblems([
		{
			file: out,
			got: "a folder that this program did not write",
			expected: "a new folder, or a build of ours",
			fix: "Choose another folder with --out, or empty this one yourself.",
		},
	]);
}

type Refusal = readonly [got: string, expected: string, fix: string];

const notPermitted: Refusal = [
	"a folder that may not be written",
	"permission to write there",
	"Give yourself the right to write (chmod u+w), or choose another folder with --out.",
];

/** What the disk's refusals mean, and what helps. */
const refusals: Readonly<Record<string, Refusal>> = {
	EACCES: notPermitted,
	EPERM: notPermitted,
	EROFS: ["a disk that is read-only", "a disk that can be written", "Choose a folder on another disk with --out."],
	ENOSPC: ["a full disk", "room for the whole build beside the old one", "Free some space and build again."],
	EDQUOT: ["a full disk quota", "room for the whole build beside the old one", "Free some space and build again."],
	EFBIG: [
		"a file that is larger than this disk or account allows",
		"room for the build's files",
		"Raise the limit (ulimit -f), or choose another folder with --out.",
	],
	ENOENT: ["a place where nothing can be made", "a folder on a disk", "Choose another folder with --out."],
	ENAMETOOLONG: ["a path that is too long for this disk", "a shorter path", "Choose another folder with --out."],
	EISDIR: ["a folder where the build's lock should be", "nothing by that name", "Remove the folder that ends in .lock."],
	ENOTDIR: ["a file where a folder should be", "a folder, or nothing yet", "Choose another folder with --out."],
	EEXIST: ["a file where a folder should be", "a folder, or nothing yet", "Choose another folder with --out."],
	EBUSY: [
		"a folder that another program holds",
		"a folder that can be renamed",
		"Close the programs that use it; a mounted folder can't be replaced: build beside it and copy.",
	],
	EXDEV: ["a folder that is a disk of its own", "a folder that can be renamed", "Choose a folder inside it with --out."],
};

/** Runs work on the disk, and tells a refusal of the disk as the owner's problem that it is. */
function explainRefusal<T>(out: string, work: () => T): T {
	try {
		return work();
	} catch (error) {
		const refusal = refusals[(error as NodeJS.ErrnoException).code ?? ""];
		if (!refusal) throw error;
		throw new DataProblems([{ file: out, got: refusal[0], expected: refusal[1], fix: refusal[2] }]);
	}
}
