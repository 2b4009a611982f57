import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The generator's own folder, independent of the current directory. The bundles are in .program/ and
 * bin/, which are as deep as generator/, so the same relative path works for all.
 */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Whether this is the package as npm installs it, which has the bundle in place of the sources. */
export const isPackage = !existsSync(join(root, "build.ts"));

/** The folder of all caches, where the command was started. It may be deleted at any time. */
export const cacheFolder = resolve(".cache");
