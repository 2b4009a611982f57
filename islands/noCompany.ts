/**
 * Stands for `#words/*` and `#hours` on the server, where islands read neither: pages say words
 * from props, and generator/assets/bundleIslands.ts puts the company's into the scripts.
 */
export const words = undefined;
export const hours = undefined;
