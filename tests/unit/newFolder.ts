import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inject } from "vitest";

/** Creates an empty folder. It is removed after the last test. */
export const newFolder = (): string => mkdtempSync(join(inject("scratch"), "folder-"));

/** Writes files by their paths in a folder, and returns the folder. */
export function writeFiles(
	files: Iterable<readonly [path: string, contents: string | Uint8Array]>,
	folder = newFolder(),
): string {
	for (const [path, contents] of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), contents);
	}
	return folder;
}
