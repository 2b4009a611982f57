/** The command that `npm run build` runs, so that what ships is what is tested. */
export const program: readonly string[] = ["program.js"];
