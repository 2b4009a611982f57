import { type Command, parseCommand, renderUsage } from "../generator/commands.ts";

/**
 * Reads the arguments of a script in package.json that is not one of `commands`, such as `npm run
 * bench`, and prints what the script does. After --help or wrong arguments, the process exits.
 * @param name what follows `npm run`: "measure build"
 */
export function startScript<const O extends Command["options"]>(
	name: string,
	command: Command & { readonly options: O },
) {
	try {
		const { values, positionals } = parseCommand(command, process.argv.slice(2));
		if (values.help) {
			const usage = ["npm run", name, "--", command.takes, "[options]"].filter(Boolean).join(" ");
			process.stdout.write(renderUsage(command, usage));
			process.exit();
		}
		console.error(command.what);
		return { values, positionals };
	} catch (error) {
		console.error((error as Error).message);
		process.exit(1);
	}
}

/**
 * Runs a developer's task, unless a test imports its file.
 * @param file the file's name: "schemas.ts"
 * @param name what follows `npm run`: "write schemas"
 * @param what as in `Command`
 */
export function runTool(file: string, name: string, what: string, run: () => void): void {
	if (!process.argv[1]?.endsWith(file)) return;
	startScript(name, { what, options: {} });
	run();
}
