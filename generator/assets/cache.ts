import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What goes into a cached result: file contents, settings as text, versions. */
export type CacheInput = string | Uint8Array;

/** Results of slow steps, kept on disk under a key made from everything that went into them. */
export interface Cache {
	/**
	 * The bytes kept for these inputs, or those that `make` returns, which are then kept.
	 *
	 * @param kind folder inside the cache, e.g. "images"
	 * @param inputs everything that decides the result, the settings and the library's version included
	 */
	remember(kind: string, inputs: readonly CacheInput[], make: () => Promise<Uint8Array>): Promise<Uint8Array>;
	/** How many results came from the disk, and how many were made. */
	readonly counts: { readonly found: number; readonly made: number };
}

const digestLength = 32;
const sha256 = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** Hex SHA-256 of the inputs; each one's length goes in before it, so that no two lists of inputs can run together. */
function keyOf(inputs: readonly CacheInput[]): string {
	const hash = createHash("sha256");
	for (const input of inputs) {
		const bytes = typeof input === "string" ? Buffer.from(input) : input;
		hash.update(`${bytes.length}:`).update(bytes);
	}
	return hash.digest("hex");
}

/** Removes what a failed write left behind, where the disk lets it. */
function discard(file: string): void {
	try {
		rmSync(file, { force: true });
	} catch {
		// The place cannot be reached at all: then nothing was left there either.
	}
}

/**
 * Opens the cache in a folder, which may be missing, and may be deleted at any time, in the middle of a build too.
 * An entry is its own SHA-256 followed by the bytes: one that was cut short or damaged counts as absent. Entries are
 * written beside their name and renamed, so that two builds at once never read half a file. A disk that refuses to
 * write (full, read-only) costs speed, never the build.
 */
export function openCache(dir: string): Cache {
	const counts = { found: 0, made: 0 };

	const read = (file: string): Uint8Array | undefined => {
		let entry: Buffer;
		try {
			entry = readFileSync(file);
		} catch {
			return undefined;
		}
		if (entry.length <= digestLength) return undefined;
		const bytes = entry.subarray(digestLength);
		return sha256(bytes).equals(entry.subarray(0, digestLength)) ? bytes : undefined;
	};

	const write = (folder: string, key: string, bytes: Uint8Array): void => {
		const part = join(folder, `${key}.${process.pid}.part`);
		try {
			mkdirSync(folder, { recursive: true });
			writeFileSync(part, Buffer.concat([sha256(bytes), bytes]));
			renameSync(part, join(folder, key));
		} catch {
			discard(part);
		}
	};

	return {
		counts,
		async remember(kind, inputs, make) {
			const folder = join(dir, kind);
			const key = keyOf(inputs);
			const kept = read(join(folder, key));
			if (kept) {
				counts.found += 1;
				return kept;
			}
			const made = await make();
			counts.made += 1;
			write(folder, key, made);
			return made;
		},
	};
}
