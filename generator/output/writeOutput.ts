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
import type { Output } from "../outputFiles.ts";
import { refuse } from "../problems.ts";

/** The file that marks a folder as a build. It is written first and removed last. */
export const buildMarker = ".build.json";
const generator = '"generator":"build.ts"';

const workPath = (target: string, kind: string | number): string =>
	join(dirname(target), `.${basename(target)}.build-${kind}`);

/**
 * Checks that a build may replace the output folder, and removes the files of builds that were
 * killed.
 * @throws DataProblems when a build must not replace the folder, for example because it holds files
 * that no build wrote
 * @throws Error when the folder is not writable
 */
export function prepareOutput(out: string, data: string): void {
	const target = resolve(out);
	// Refuse these folders first, because Node's recursive mkdir hangs in them.
	if (/^\/(?:proc|sys|dev(?!\/shm\/))(?:\/|$)/.test(target))
		refuse("output-folder-foreign", out, "a folder of the system's own", {
			what: "a folder on a disk",
		});
	mkdirSync(dirname(target), { recursive: true });
	refuseNested(out, data);
	if (existsSync(target) && !isBuild(target))
		refuse("output-folder-foreign", out, "a folder that this program did not write", {
			what: "a new folder, or a build of ours",
		});
	if (existsSync(target)) accessSync(target, constants.W_OK);
	removeLeftovers(target);
}

/**
 * Writes the build beside the output folder, then swaps the two folders. A build that fails or is
 * killed leaves the old folder as it was (docs/decisions/0008-swap-folders.md).
 */
export function writeOutput(out: string, output: Output): void {
	const target = resolve(out);
	const next = workPath(target, process.pid);
	try {
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
		// `removeLeftovers` restores the old folder if the build is killed between these renames.
		if (existsSync(target)) renameSync(target, workPath(target, `old-${process.pid}`));
		renameSync(next, target);
	} finally {
		removeLeftovers(target);
	}
}

/**
 * Removes the folders of builds that were killed. Restores the old output folder if a build was
 * killed between its two renames.
 */
function removeLeftovers(target: string): void {
	const prefix = basename(workPath(target, ""));
	for (const name of readdirSync(dirname(target))) {
		const kind = name.startsWith(prefix) ? name.slice(prefix.length) : "";
		const [, old, pid] = /^(old-)?(\d+)$/.exec(kind) ?? [];
		if (pid === undefined || isOtherBuildRunning(pid)) continue;
		const path = join(dirname(target), name);
		try {
			if (!isBuild(path)) continue;
			if (old && !existsSync(target)) renameSync(path, target);
			else {
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

/** Whether `pid` is the id of another running process. */
function isOtherBuildRunning(pid: string): boolean {
	try {
		return pid !== String(process.pid) && process.kill(Number(pid), 0);
	} catch {
		return false;
	}
}

/**
 * Whether the folder holds a build. An empty folder or an empty marker counts as an interrupted
 * build.
 */
function isBuild(folder: string): boolean {
	if (!lstatSync(folder).isDirectory()) return false;
	const marker = join(folder, buildMarker);
	if (!existsSync(marker)) return readdirSync(folder).length === 0;
	const text = readFileSync(marker, "utf8");
	return text === "" || text.includes(generator);
}

/**
 * Refuses an output folder inside of the data folder or around it. A build replaces the whole
 * output folder, which could delete the data.
 */
function refuseNested(out: string, data: string): void {
	if (!existsSync(data)) return;
	const dataPath = realpathSync(data);
	const outPath = join(realpathSync(dirname(resolve(out))), basename(resolve(out)));
	const isInside = (inner: string, outer: string) =>
		!`${relative(outer, inner)}${sep}`.startsWith(`..${sep}`);
	if (isInside(dataPath, outPath) || isInside(outPath, dataPath))
		refuse("output-folder-foreign", out, `a folder nested with ${data}, where the data is`, {
			what: "a folder of its own",
		});
}
