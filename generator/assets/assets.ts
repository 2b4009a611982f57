import type { Assets } from "../../site/assets.ts";
import type { OutputFile, OutputPath } from "../outputFiles.ts";

export interface AssetBundle<Part = Assets> {
	readonly files: readonly OutputFile[];
	readonly assets: Part;
}

/** Files by path. The development server calls a file's function when a browser requests it. */
export type LaterFiles = Map<OutputPath, () => Promise<Uint8Array>>;

/**
 * Runs a step, or returns its earlier result. The development server knows which results a saved
 * file has made old; a build runs every step.
 */
export type Keep = <T>(step: string, run: () => T) => T;
