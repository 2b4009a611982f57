import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { refuse } from "../problems.ts";

/**
 * Takes a lock: a folder with one file, whose name is the id of the process that holds the lock. If
 * that process has ended, this process takes over its lock.
 * @param lock the path of the folder
 * @param out the output folder as the person typed it
 * @returns a function that releases the lock
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
			// rmdir() fails if another build has already put its own lock in the place of the empty
			// folder.
		}
	};
	let owner: string | undefined;
	try {
		mkdirSync(prepared, { recursive: true });
		writeFileSync(join(prepared, pid), "");
		for (let attempt = 0; attempt < 3; attempt++) {
			// rename() fails if the lock's folder exists and is not empty.
			if (tryRename(prepared, lock)) return unlock;
			[owner] = readdirSync(lock);
			if (isAlive(Number(owner))) break;
			// If several builds find the lock of an ended process, only one can rename the lock's file.
			if (owner !== undefined && tryRename(join(lock, owner), join(lock, pid))) return unlock;
		}
	} finally {
		rmSync(prepared, { recursive: true, force: true });
	}
	return refuse("output-locked", out, `a build that is running already (process ${owner})`, {
		lock: basename(lock),
	});
}

function tryRename(from: string, to: string): boolean {
	try {
		renameSync(from, to);
		return true;
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		if (!["EEXIST", "ENOENT", "ENOTEMPTY"].includes(code)) throw error;
		return false;
	}
}

/** Whether another process with this id is running. */
export function isAlive(pid: number): boolean {
	if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
