#!/usr/bin/env node
/**
 * `npm create garage-door-site acme`: writes the folder acme with a package.json, installs the
 * generator in it, and lets the generator write the company's data.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";

const generator = "garage-door-site";
/**
 * Commands that become scripts of the company's package.json, so that `npm run todo` works there,
 * too.
 */
const commands = [
	...["build", "dev", "preview", "check", "todo", "upgrade"],
	...["remove", "reviews", "translated", "tidy", "answer"],
];
const { version, engines } = JSON.parse(
	readFileSync(new URL("package.json", import.meta.url), "utf8"),
);
const help = `npm create ${generator} FOLDER [-- options]

Starts the website of a garage door company in a new folder.

  --from PACKAGE   the generator to install: a version, or a file that npm pack wrote (^${version})
  --no-install     only write package.json; the last lines say what is left to do
  -h, --help       print this
`;

/**
 * Runs a command in the folder.
 * @throws Error when the command fails
 */
function run(folder, ...command) {
	console.log(`> ${command.join(" ")}`);
	const { status } = spawnSync(command[0], command.slice(1), {
		cwd: folder,
		stdio: "inherit",
		// On Windows npm is a script, which needs a shell.
		shell: process.platform === "win32",
	});
	if (status !== 0) throw new Error(`"${command.join(" ")}" failed in ${folder}.`);
}

/** Returns the contents of the files of a company's folder that are not data, by file name. */
function companyFiles(folder, from) {
	const scripts = commands.map((name) => [name, `${generator} ${name}`]);
	const spec = existsSync(from) ? `file:${resolve(from)}` : from;
	const about = {
		name: basename(resolve(folder))
			.toLowerCase()
			.replace(/[^a-z0-9-]+/g, "-"),
		private: true,
		type: "module",
		scripts: Object.fromEntries(scripts),
		dependencies: { [generator]: spec },
		// Allow esbuild's install script, which checks esbuild's own program. npm asks before it runs a
		// script that is not allowed.
		allowScripts: { esbuild: true },
		engines,
	};
	return {
		"package.json": `${JSON.stringify(about, undefined, "\t")}\n`,
		".gitignore": "node_modules/\ndist/\n.dist.build-*\n.cache/\n",
		// Hosts read from this file which version of Node.js to use.
		".nvmrc": "24\n",
	};
}

function create() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		allowNegative: true,
		options: {
			from: { type: "string", default: `^${version}` },
			install: { type: "boolean", default: true },
			help: { type: "boolean", short: "h", default: false },
		},
	});
	const [folder] = positionals;
	if (values.help) return process.stdout.write(help);
	if (folder === undefined) throw new Error(`Name a folder: npm create ${generator} acme`);
	if (existsSync(folder) && readdirSync(folder).length > 0)
		throw new Error(`${folder} holds files already. Name a folder that does not exist yet.`);
	mkdirSync(folder, { recursive: true });
	for (const [name, text] of Object.entries(companyFiles(folder, values.from)))
		writeFileSync(join(folder, name), text);
	const steps = [
		["npm", "install"],
		["npm", "exec", "--", generator, "new", "data"],
	];
	if (values.install) for (const step of steps) run(folder, ...step);
	const next = [
		`cd ${folder}`,
		...(values.install ? [] : steps.map((step) => step.join(" "))),
		"npm run dev      # shows the site while you write data/",
		"npm run todo     # lists what is still to write",
	];
	console.log(`\nNext:\n${next.map((line) => `  ${line}`).join("\n")}`);
}

try {
	create();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
