// Register tsx, the loader for TypeScript, because tsx does not register itself in worker threads.
import { register } from "tsx/esm/api";

register();
await import("./devWorker.ts");
