import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DataProblems } from "../problems.ts";

/**
 * Takes a lock for this process: a folder that holds one file, named after the process. The lock of
 * a process that is gone is taken over.
 * @param lock the folder
 * @param out the output folder as the person typed it
 * @returns a function that gives the lock free again
 * @throws DataProblems while another build holds the lock
 */
export function takeLock(lock: string, out: string): () => void {
	const pid = String(process.pid);
	const prepared = `${lock}.${pid}`;
	const unlock = () => {
		rmSync(join(lock, pid), { force: true });
		try {
			rmdirSync(lock);
		} catch {
			// Another build has taken the empty lock already.
		}
	};
	let owner: string | undefined;
	try {
		mkdirSync(prepared, { recursive: true });
		writeFileSync(join(prepared, pid), "");
		for (let attempt = 0; attempt < 3; attempt++) {
			// A folder can replace a missing or an empty one only.
			if (renames(prepared, lock)) return unlock;
			[owner] = readdirSync(lock);
			if (isAlive(Number(owner))) break;
			// Of several builds that find a dead owner, only one can rename its file.
			if (owner !== undefined && renames(join(lock, owner), join(lock, pid))) return unlock;
		}
	} finally {
		rmSync(prepared, { recursive: true, force: true });
	}
	const got = `a build that is running already (process ${owner})`;
	const fix = `Wait for it to end. If there is none, remove ${basename(lock)}.`;
	throw new DataProblems([
		{ code: "output-locked", file: out, got, expected: "one build at a time", fix },
	]);
}

/** Renames unless another build was quicker. */
function renames(from: string, to: string): boolean {
	try {
		renameSync(from, to);
		return true;
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		if (!["EEXIST", "ENOENT", "ENOTEMPTY"].includes(code)) throw error;
		return false;
	}
}

/** Whether another process has this id. */
export function isAlive(pid: number): boolean {
	if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
