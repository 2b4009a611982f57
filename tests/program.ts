/** The command of `npm run build`: tests run the program that ships. */
export const program: readonly string[] = ["generator/program.js"];
