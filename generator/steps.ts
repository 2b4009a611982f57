// biome-ignore-all lint/performance/noBarrelFile: to be loaded all together is what this file is for.
/**
 * The steps of a build that has work to do. `build.ts` loads them only then: reading in React, the minifier and the rest takes longer
 * than finding that nothing has changed.
 */
export { bundleAssets } from "./bundleAssets.ts";
export { checkOutput } from "./checkOutput.ts";
export { checkPlaceholders } from "./checkPlaceholders.ts";
export { loadSite } from "./loadSite.ts";
export { collectOutput } from "./output.ts";
export { precompress } from "./precompress.ts";
export { renderExtras } from "./renderExtras.ts";
export { renderPages } from "./renderPages.ts";
export { planRoutes } from "./routes.ts";
