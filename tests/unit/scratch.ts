import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
	export interface ProvidedContext {
		/** A folder for files of the unit tests. It is removed after the last test. */
		scratch: string;
	}
}

export function setup({ provide }: TestProject): () => void {
	const folder = mkdtempSync(join(tmpdir(), "unit-tests-"));
	provide("scratch", folder);
	return () => rmSync(folder, { recursive: true, force: true });
}
