import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The generator's own folder, wherever a command was started. The bundles in .program/ and bin/ are
 * as deep as generator/, so the same path works in all three.
 */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Whether this is the package as npm installs it, which has the bundle in place of the sources. */
export const isPackage = !existsSync(join(root, "build.ts"));

/** In the folder where the command was started. May be deleted at any time. */
export const cacheFolder = resolve(".cache");
