import {
	accessSync,
	constants,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { DataProblems } from "../problems.ts";
import { isAlive, takeLock } from "./lock.ts";
import type { Output } from "./output.ts";
import { explainRefusal } from "./refusals.ts";

/**
 * The file that marks a folder as a build of ours: the first to be written, the last to be removed.
 */
export const buildMarker = ".build.json";
const generator = '"generator":"build.ts"';

/**
 * Where a build of `dist` works: beside it, under names that nobody gives a folder of their own.
 */
const workPath = (target: string, kind: string | number): string =>
	join(dirname(target), `.${basename(target)}.build-${kind}`);

/**
 * Takes the output folder for this build: refuses a folder that is not ours and a second build at
 * the same time, and clears away what a killed build left behind.
 * @param out the output folder
 * @param data the folder that the build reads
 * @returns a function that gives it free again
 * @throws DataProblems
 */
export function lockOutput(out: string, data: string): () => void {
	const target = resolve(out);
	// Made in one of these, a folder is refused in a way that Node's recursive mkdir tries again for
	// ever.
	if (/^\/(?:proc|sys|dev(?!\/shm\/))(?:\/|$)/.test(target))
		refuse(out, "a folder of the system's own", "a folder on a disk");
	const unlock = explainRefusal(out, () => {
		mkdirSync(dirname(target), { recursive: true });
		refuseNested(out, data);
		return takeLock(workPath(target, "lock"), out);
	});
	try {
		explainRefusal(out, () => {
			if (existsSync(target) && !isBuild(target))
				refuse(out, "a folder that this program did not write", "a new folder, or a build of ours");
			if (existsSync(target)) accessSync(target, constants.W_OK);
			clearAway(target);
		});
	} catch (error) {
		unlock();
		throw error;
	}
	return unlock;
}

/**
 * Writes a whole build beside the output folder, then puts it in the old one's place. The only
 * function that writes to it.
 * A build that fails or is killed while writing leaves the old folder as it was
 * (docs/decisions/0008-swap-folders.md).
 * @throws DataProblems when the disk refuses: full, read-only, not permitted
 */
export function writeOutput(out: string, output: Output): void {
	const target = resolve(out);
	const next = workPath(target, process.pid);
	try {
		explainRefusal(out, () => {
			mkdirSync(next);
			writeFileSync(join(next, buildMarker), `{${generator},"files":${output.size}}\n`);
			const folders = new Set([next]);
			for (const [path, contents] of output) {
				const file = join(next, path);
				const folder = dirname(file);
				if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
				folders.add(folder);
				writeFileSync(file, contents);
			}
			// A build that is killed between these leaves both folders for `clearAway` to find.
			if (existsSync(target)) renameSync(target, workPath(target, "old"));
			renameSync(next, target);
		});
	} finally {
		clearAway(target);
	}
}

/**
 * Puts the old build back where one stopped between two renames, then removes what builds leave
 * beside the output folder, and nothing that isn't theirs. What can't be removed is told, and stops
 * nothing.
 */
function clearAway(target: string): void {
	const old = workPath(target, "old");
	if (!existsSync(target) && existsSync(old) && isBuild(old)) renameSync(old, target);
	const prefix = basename(workPath(target, ""));
	for (const name of readdirSync(dirname(target))) {
		const [work, lockOwner] =
			(name.startsWith(prefix) && /^(?:\d+|old|lock\.(\d+))$/.exec(name.slice(prefix.length))) ||
			[];
		if (work === undefined) continue;
		const path = join(dirname(target), name);
		try {
			if (lockOwner !== undefined) {
				if (isAlive(Number(lockOwner)) || readdirSync(path).some((file) => file !== lockOwner))
					continue;
				rmSync(path, { recursive: true });
			} else if (isBuild(path)) {
				for (const file of readdirSync(path))
					if (file !== buildMarker) rmSync(join(path, file), { recursive: true });
				rmSync(path, { recursive: true });
			}
		} catch (error) {
			console.warn(
				`${path} is left over from a build and could not be removed (${(error as NodeJS.ErrnoException).code}): remove it yourself.`,
			);
		}
	}
}

/** Whether a folder is a build of ours, or empty (its marker too) as one is at first. */
function isBuild(folder: string): boolean {
	if (!lstatSync(folder).isDirectory()) return false;
	const marker = join(folder, buildMarker);
	if (!existsSync(marker)) return readdirSync(folder).length === 0;
	const text = readFileSync(marker, "utf8");
	return text === "" || text.includes(generator);
}

/** A build replaces its output folder whole: the data may not be in it, nor it among the data. */
function refuseNested(out: string, data: string): void {
	if (!existsSync(data)) return;
	const from = realpathSync(data);
	const to = join(realpathSync(dirname(resolve(out))), basename(resolve(out)));
	const inside = (inner: string, outer: string) =>
		!`${relative(outer, inner)}${sep}`.startsWith(`..${sep}`);
	if (inside(from, to) || inside(to, from))
		refuse(out, `a folder nested with ${data}, where the data is`, "a folder of its own");
}

function refuse(out: string, got: string, expected: string): never {
	throw new DataProblems([
		{
			code: "output-folder-foreign",
			file: out,
			got,
			expected,
			fix: "Choose another folder with --out, or empty this one yourself.",
		},
	]);
}
