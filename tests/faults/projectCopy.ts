import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { program } from "../program.ts";
import type { Ended } from "./outputFolder.ts";

/** Folders that a build doesn't read, or that it writes. */
const left = new Set([".cache", ".ci", ".git", "dist", "docs", "node_modules", "tests"]);
/** Caches of slow work. Their keys are digests of all inputs, so that copies can share them. */
const kept = ["fonts", "icons", "images", "sharing"];

/** Copies the caches, so that a broken program can't spoil the shared ones. */
export function copyKept(folder: string): void {
	// Another test's build may rename its temporary file meanwhile.
	const filter = (path: string) => !path.endsWith(".part");
	for (const kind of kept)
		if (existsSync(join(".cache", kind)))
			cpSync(join(".cache", kind), join(folder, ".cache", kind), { recursive: true, filter });
}

/** Copies the program, its inputs and the caches of pictures. Packages are shared. */
export function copyProject(folder: string): string {
	mkdirSync(folder, { recursive: true });
	for (const name of readdirSync("."))
		if (!left.has(name) && !name.startsWith("dist."))
			cpSync(name, join(folder, name), { recursive: true });
	cpSync("tests/javelina", join(folder, "tests/javelina"), { recursive: true });
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	copyKept(folder);
	return folder;
}

/** Runs the real build in a folder. */
export function runBuild(
	folder: string,
	args: readonly string[],
	environment: Readonly<Record<string, string>> = {},
	options: { readonly umask?: string } = {},
): Promise<Ended> {
	const shell = ["-c", `umask ${options.umask ?? "022"}; exec "$@"`, "sh", process.execPath];
	const child = spawn("sh", [...shell, ...program, ...args], {
		cwd: folder,
		env: { ...process.env, ...environment },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let out = "";
	let errors = "";
	child.stdout.on("data", (chunk) => (out += chunk));
	child.stderr.on("data", (chunk) => (errors += chunk));
	return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, errors })));
}
