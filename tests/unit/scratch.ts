import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
	export interface ProvidedContext {
		/** A folder for whatever the unit tests write, gone when the last of them has ended. */
		scratch: string;
	}
}

/** Makes the folder, and removes it at the end. */
export function setup({ provide }: TestProject): () => void {
	const folder = mkdtempSync(join(tmpdir(), "unit-tests-"));
	provide("scratch", folder);
	return () => rmSync(folder, { recursive: true, force: true });
}
