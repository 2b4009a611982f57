import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll } from "vitest";
import { builtFrom, dataFolder } from "../builtSite.ts";
import { copyData, type OwnersData } from "./ownersData.ts";

/** Copies of the data that a test file edits, builds and removes, always in the same folder. */
export function editedCopies(file: string) {
	const root = resolve(".cache/honest-edits", file);
	rmSync(root, { recursive: true, force: true });
	const made: string[] = [];
	afterAll(() => {
		for (const folder of [root, ...made]) rmSync(folder, { recursive: true, force: true });
	});
	const newFolder = (name: string): string => {
		const folder = join(root, name);
		made.push(builtFrom(folder));
		return folder;
	};
	return {
		newFolder,
		freshCopy: (name: string): OwnersData => copyData(dataFolder, newFolder(name)),
	};
}
