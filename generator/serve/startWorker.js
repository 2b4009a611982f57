// tsx leaves threads alone: this one registers it first.
import { register } from "tsx/esm/api";

register();
await import("./devWorker.ts");
