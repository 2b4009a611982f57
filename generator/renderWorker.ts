import "./productionMode.ts";
import { parentPort, workerData } from "node:worker_threads";
import { type RenderJob, renderShare } from "./renderPages.ts";

const pages = await renderShare(workerData as RenderJob);
// Handed over, not copied.
const buffers = new Set(pages.flatMap(([, html]) => html.map(({ buffer }) => buffer as ArrayBuffer)));
parentPort?.postMessage(pages, [...buffers]);
