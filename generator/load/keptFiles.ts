import { join, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { KeptFile } from "../../site/dataFile.ts";
import { readEntry, writeEntry } from "../cache.ts";
import { digestOf } from "../hash.ts";
import { programDigest } from "../programDigest.ts";

export type KeptFiles = ReadonlyMap<string, KeptFile>;

/** Opens the cache of checked data files, which saves an eighth of a build's time. */
export function openKeptFiles(cacheFolder: string | undefined, folder: string) {
	if (cacheFolder === undefined || programDigest === undefined)
		return { kept: new Map() as KeptFiles, keep() {} };
	const entry = join(cacheFolder, "data", digestOf(resolve(folder)));
	const bytes = readEntry(entry);
	const found =
		bytes && (deserialize(bytes) as { readonly program: string; readonly files: KeptFiles });
	const kept: KeptFiles = found?.program === programDigest ? found.files : new Map();
	// Freeze the cached values, because deserialize() returns unfrozen objects.
	for (const { value } of kept.values()) freeze(value);
	return {
		kept,
		keep(all: readonly (KeptFile & { readonly digest: string })[]) {
			const files = new Map<string, KeptFile>();
			for (const { digest, value, links, faults, hasBraces, translation } of all)
				files.set(digest, { value, links, faults, hasBraces, translation });
			if (files.size !== kept.size || [...files.keys()].some((key) => !kept.has(key)))
				writeEntry(entry, serialize({ program: programDigest, files }));
		},
	};
}

function freeze(value: unknown): void {
	if (typeof value !== "object" || value === null) return;
	Object.values(value).forEach(freeze);
	Object.freeze(value);
}
