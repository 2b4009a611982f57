import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The project's folder, wherever a command was started. The bundle in .program/ is as deep as
 * generator/, so the same path works in both.
 */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** May be deleted at any time. */
export const cacheFolder = join(root, ".cache");
