import { startScript } from "../script.ts";

/**
 * Runs a script of package.json, unless a test imports its file. Errors are printed without a
 * stack, because their messages tell the person what to do.
 * @param file the file's name: "schemas.ts"
 * @param name as in package.json
 * @param what what the script does, in one line that begins with a verb
 */
export function runTool(file: string, name: string, what: string, run: () => void): void {
	if (!process.argv[1]?.endsWith(file)) return;
	startScript(name, { what, options: {} });
	try {
		run();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}
