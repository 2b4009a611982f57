// Keep this import first: React chooses its development or production build when it is loaded.
import "./productionMode.ts";
import {
	type CommandName,
	commands,
	nearestName,
	packageName,
	readArguments,
	renderHelp,
} from "./commands.ts";
import { describeSystemError } from "./systemErrors.js";

type Run = (args: readonly string[]) => void | Promise<void>;

/** Imports each command's module only when the command runs, so that every command starts fast. */
const modules: Readonly<Record<CommandName, () => Promise<{ readonly run: Run }>>> = {
	build: () => import("../build.ts"),
	todo: () => import("../build.ts"),
	dev: () => import("./serve/serveDev.ts"),
	preview: () => import("./serve/servePreview.ts"),
	new: () => import("./tools/newCompany.ts"),
	reviews: () => import("./tools/reviews.ts"),
	translated: () => import("./tools/translated.ts"),
	tidy: () => import("./tools/tidy.ts"),
};

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

function renderOverview(): string {
	const lines = Object.entries(commands).map(([name, { what }]) => `  ${name.padEnd(12)}${what}`);
	return `npx ${packageName} <command> [options]\n\n${lines.join("\n")}\n\nnpx ${packageName} <command> --help explains one.\n`;
}

async function runCommand([name = "--help", ...args]: readonly string[]): Promise<void> {
	if (name === "--help" || name === "-h" || name === "help")
		return void process.stdout.write(renderOverview());
	if (!isCommand(name)) {
		const near = nearestName(name, Object.keys(commands));
		throw new Error(
			`There is no command "${name}". ${near === undefined ? `The commands are ${Object.keys(commands).join(", ")}.` : `Did you mean ${near}?`}`,
		);
	}
	if (readArguments(name, args).values.help) return void process.stdout.write(renderHelp(name));
	const { run } = await modules[name]();
	await run(name === "todo" ? ["--todo", ...args] : args);
}

try {
	await runCommand(process.argv.slice(2));
} catch (error) {
	const { code, path, message } = error as NodeJS.ErrnoException;
	const missing =
		code === "ENOENT" && `There is no ${path}. Compare its name, and the folder that you are in.`;
	console.error(describeSystemError(error) ?? (missing || (message ?? error)));
	process.exitCode = 1;
}
