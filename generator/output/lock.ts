import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { DataProblems } from "../problems.ts";

/**
 * Takes a lock for this process: a file with its id, put in place whole, so that nobody ever reads
 * half of one. The lock of a process that is gone is taken over.
 * @param lock the file
 * @param out the output folder as the person typed it
 * @returns a function that gives it free again
 * @throws DataProblems while another build holds it
 */
export function takeLock(lock: string, out: string): () => void {
	const own = `${lock}.${process.pid}`;
	try {
		for (let attempt = 0; ; attempt++) {
			rmSync(own, { force: true });
			writeFileSync(own, String(process.pid));
			try {
				linkSync(own, lock);
				return () => {
					if (readLock(lock) === process.pid) rmSync(lock, { force: true });
				};
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
			}
			const owner = readLock(lock);
			if (attempt > 2 || isAlive(owner)) {
				const got = `a build that is running already (process ${owner})`;
				const fix = `Wait for it to end. If there is none, remove ${basename(lock)}.`;
				throw new DataProblems([
					{ code: "output-locked", file: out, got, expected: "one build at a time", fix },
				]);
			}
			// Taken away by rename, so that of two builds only one removes it.
			try {
				renameSync(lock, own);
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
				continue;
			}
			// Another build was quicker and this is its lock already: it goes back.
			if (readLock(own) !== owner) linkSync(own, lock);
		}
	} finally {
		rmSync(own, { force: true });
	}
}

/** The process id in a lock; 0 when there is no lock or nothing sensible in it. */
function readLock(lock: string): number {
	try {
		return Number(readFileSync(lock, "utf8")) || 0;
	} catch {
		return 0;
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
