import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder of the project or of the installed package. ".." is right here and in the bundles,
 * because generator/, .program/ and bin/ are directly inside that folder.
 */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Whether the program runs as an installed npm package, which contains no sources. */
export const isPackage = !existsSync(join(root, "build.ts"));

export const cacheFolder = resolve(".cache");
