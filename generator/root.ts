import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder of the project or of the installed package, independent of the current directory. The
 * same relative path works for the sources and the bundles, because generator/, .program/ and bin/
 * are equally deep.
 */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Whether the program runs as an installed npm package, which contains no sources. */
export const isPackage = !existsSync(join(root, "build.ts"));

export const cacheFolder = resolve(".cache");
