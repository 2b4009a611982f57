/**
 * The command that `npm run build` runs, bundled by tests/builtSite.ts: what ships is what is
 * tested. Started in the project's folder, or in a copy of it.
 */
export const program: readonly string[] = ["program.js"];
