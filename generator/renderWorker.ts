import "./productionMode.ts";
import { parentPort, workerData } from "node:worker_threads";
import { type RenderJob, renderShare } from "./renderPages.ts";

const pages = await renderShare(workerData as RenderJob);
// Handed over, not copied.
parentPort?.postMessage(
	pages,
	pages.map(([, html]) => html.buffer as ArrayBuffer),
);
