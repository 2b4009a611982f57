import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checksumOf, digestOf } from "./hash.ts";

export type Cache = ReturnType<typeof openCache>;

/** An entry starts with a checksum of eight hex digits, which reveals damage. */
const checksumLength = 8;

/** Opens the cache of slow steps' results. The folder may be missing or deleted at any time. */
export function openCache(dir: string) {
	return {
		/**
		 * Returns the cached bytes for these inputs, or calls `make` and caches its result.
		 * @param kind the cache's subfolder: "images"
		 * @param inputs everything that affects the result, as JSON: digests instead of large contents,
		 * and the code's version ("images 2"), which changes when new code gives new results
		 */
		async remember(kind: string, inputs: unknown, make: () => Promise<Uint8Array>) {
			const file = join(dir, kind, digestOf(JSON.stringify(inputs)));
			const cached = readEntry(file);
			if (cached) return cached;
			const result = await make();
			writeEntry(file, result);
			return result;
		},
	};
}

/** Calls `cache.remember` for a result that is JSON. */
export async function rememberJson<T>(
	cache: Cache,
	kind: string,
	inputs: unknown,
	make: () => Promise<T>,
): Promise<T> {
	const bytes = await cache.remember(kind, inputs, async () =>
		Buffer.from(JSON.stringify(await make())),
	);
	return JSON.parse(Buffer.from(bytes).toString());
}

/** Reads an entry's bytes. Undefined if the entry is missing or damaged. */
export function readEntry(file: string): Uint8Array | undefined {
	try {
		const entry = readFileSync(file);
		const bytes = entry.subarray(checksumLength);
		return bytes.length > 0 && entry.toString("latin1", 0, checksumLength) === checksumOf(bytes)
			? bytes
			: undefined;
	} catch {
		return undefined;
	}
}

/**
 * Writes a cache entry: a checksum, then the bytes. Disk errors are ignored, because a build works
 * without its cache.
 * @param file an absolute path. A missing folder is created.
 */
export function writeEntry(file: string, bytes: Uint8Array): void {
	const partialFile = `${file}.${process.pid}.part`;
	try {
		mkdirSync(join(file, ".."), { recursive: true });
		writeFileSync(partialFile, Buffer.concat([Buffer.from(checksumOf(bytes)), bytes]));
		// Rename only a complete entry, so that parallel builds never read half of it.
		renameSync(partialFile, file);
	} catch {
		try {
			rmSync(partialFile, { force: true });
		} catch {
			// If the folder can't be written at all, there is no partial file to remove.
		}
	}
}
