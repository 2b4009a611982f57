import { parse } from "node:path";
import type { Assets } from "../../site/assets.ts";
import { contentHash } from "../hash.ts";
import type { OutputFile, OutputPath } from "../outputFiles.ts";

export interface AssetBundle<Part = Assets> {
	readonly files: readonly OutputFile[];
	readonly assets: Part;
}

/** Files by path. The development server calls a file's function when a browser requests it. */
export type LaterFiles = Map<OutputPath, () => Promise<Uint8Array>>;

/**
 * Runs a step, or returns the step's earlier result. A build runs every step; the development
 * server runs the steps that a saved file may affect.
 */
export type Keep = <T>(step: string, run: () => T) => T;

/**
 * Puts a hash of a file's contents into its name: "logo.webp" → assets/logo-1a2b3c4d.webp. Browsers
 * can then keep the file forever.
 * @param base comes before the URL's "/assets/…": "", "/repo" or the image host
 */
export function hashedFile(
	name: string,
	contents: OutputFile["contents"],
	owner: string,
	base: string,
) {
	const { name: stem, ext } = parse(name);
	const path = `assets/${stem}-${contentHash(contents)}${ext}`;
	return { path, contents, owner, url: `${base}/${path}` };
}
