import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The project's folder, independent of the current directory. The bundle is in .program/, which is
 * as deep as generator/, so the same relative path works for both.
 */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The folder of all caches. It may be deleted at any time. */
export const cacheFolder = join(root, ".cache");
