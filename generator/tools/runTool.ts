/**
 * Runs a tool if its file was started as a program, and not if a test imports the file. An error is
 * printed without a stack, because its message tells the person what to do.
 * @param file the file's name: "tidy.ts"
 */
export function runTool(file: string, run: () => void): void {
	if (!process.argv[1]?.endsWith(file)) return;
	try {
		run();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}
