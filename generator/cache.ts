import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "./hash.ts";

/** Results of slow steps, kept on disk under a key made from everything that went into them. */
export type Cache = ReturnType<typeof openCache>;

/** Hex digits of an entry's own digest, which stand before its bytes. */
const digestLength = 64;

/**
 * Opens the cache in a folder, which may be missing, and may be deleted at any time, in the middle
 * of a build too. An entry is its own SHA-256 followed by the bytes: one that was cut short or
 * damaged counts as absent. Entries are written beside their name and renamed, so that two builds
 * at once never read half a file. A disk that refuses to write (full, read-only) costs speed, never
 * the build.
 */
export function openCache(dir: string) {
	return {
		/**
		 * The bytes kept for these inputs, or those that `make` returns, which are then kept.
		 * @param kind folder inside the cache, e.g. "images"
		 * @param inputs everything that decides the result as plain JSON; large contents by their
		 * digest
		 */
		async remember(
			kind: string,
			inputs: unknown,
			make: () => Promise<Uint8Array>,
		): Promise<Uint8Array> {
			const file = join(dir, kind, digestOf(JSON.stringify(inputs)));
			const kept = readEntry(file);
			if (kept) return kept;
			const made = await make();
			writeEntry(file, made);
			return made;
		},
	};
}

/** An entry's bytes; undefined where there is none, or a damaged one. */
export function readEntry(file: string): Uint8Array | undefined {
	try {
		const entry = readFileSync(file);
		const bytes = entry.subarray(digestLength);
		return bytes.length > 0 && entry.toString("latin1", 0, digestLength) === digestOf(bytes)
			? bytes
			: undefined;
	} catch {
		return undefined;
	}
}

/**
 * Keeps an entry's bytes, with their digest before them. Where the disk refuses nothing is kept,
 * and nothing thrown.
 * @param file an absolute path; its folder is made where it is missing
 */
export function writeEntry(file: string, bytes: Uint8Array): void {
	const part = `${file}.${process.pid}.part`;
	try {
		mkdirSync(join(file, ".."), { recursive: true });
		writeFileSync(part, Buffer.concat([Buffer.from(digestOf(bytes)), bytes]));
		renameSync(part, file);
	} catch {
		try {
			rmSync(part, { force: true });
		} catch {
			// The place cannot be reached at all: then nothing was left there either.
		}
	}
}
