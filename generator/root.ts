import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Where things stand: the project's folder, whatever folder a command is started from. The bundled
 * program lies in .program/, as deep as generator/, so that both find it the same way.
 */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** What is made once and may be deleted at any time. */
export const cacheFolder = join(root, ".cache");
