import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { readEntry, writeEntry } from "../cache.ts";
import { digestOf } from "../hash.ts";
import type { TranslationNotes } from "./overlay.ts";
import type { Texts } from "./readTexts.ts";

/** What a file was found to hold. */
export interface KeptFile extends Texts {
	/** Frozen. */
	readonly value: object;
	/** Undefined where the file is none. */
	readonly translation: TranslationNotes | undefined;
}

/** By the digest of what each was made from. */
export type KeptFiles = ReadonlyMap<string, KeptFile>;

/** Tells one bundle from another. Undefined under tsx, where no one file holds the program. */
const programDigest = import.meta.url.endsWith(".ts")
	? undefined
	: `${process.version} ${digestOf(readFileSync(fileURLToPath(import.meta.url)))}`;

/**
 * Opens what the same program found in a data folder the last time: reading YAML, checking values
 * and looking for links is a fifth of a build. The key holds every input, text and program, so a
 * changed file is read anew.
 * @param cacheFolder undefined where nothing is kept
 * @returns what is known, and a function that keeps what is known in the end
 */
export function openKeptFiles(cacheFolder: string | undefined, folder: string) {
	if (cacheFolder === undefined || programDigest === undefined)
		return { kept: new Map() as KeptFiles, keep() {} };
	const entry = join(cacheFolder, "data", digestOf(resolve(folder)));
	const bytes = readEntry(entry);
	const found =
		bytes && (deserialize(bytes) as { readonly program: string; readonly files: KeptFiles });
	const kept: KeptFiles = found?.program === programDigest ? found.files : new Map();
	// What comes back from the disk is frozen no longer.
	for (const { value } of kept.values()) freeze(value);
	return {
		kept,
		keep(all: readonly (KeptFile & { readonly digest: string })[]) {
			const files = new Map(
				all.map(({ digest, value, links, signs, hasBraces, unwritten, translation }) => [
					digest,
					{ value, links, signs, hasBraces, unwritten, translation },
				]),
			);
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
