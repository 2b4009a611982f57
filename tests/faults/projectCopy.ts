import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { program } from "../program.ts";
import type { Ended } from "./outputFolder.ts";

/** Folders that a build doesn't read, or that it writes. */
const left = new Set([".cache", ".ci", ".git", "dist", "docs", "node_modules", "tests"]);
/** Caches of slow work that drafts use, too. Their keys are digests of all inputs. */
const ofDrafts = ["fonts", "icons", "images"];

/** Copies caches, so that a broken program can't spoil the shared ones. */
export function copyKept(folder: string, kept: readonly string[]): void {
	// Another test's build may rename its temporary file meanwhile.
	const filter = (path: string) => !path.endsWith(".part");
	for (const kind of kept)
		if (existsSync(join(".cache", kind)))
			cpSync(join(".cache", kind), join(folder, ".cache", kind), { recursive: true, filter });
}

/**
 * Copies the program, its inputs and some caches. Packages are shared.
 * @param own packages that a test may change, or whose folder must be the project's own
 */
export function copyProject(
	folder: string,
	own: readonly string[] = [],
	kept: readonly string[] = ofDrafts,
): string {
	const packages = join(folder, "node_modules");
	mkdirSync(packages, { recursive: true });
	for (const name of readdirSync("node_modules"))
		if (own.includes(name))
			cpSync(join("node_modules", name), join(packages, name), { recursive: true });
		else symlinkSync(resolve("node_modules", name), join(packages, name));
	for (const name of readdirSync("."))
		if (!left.has(name) && !name.startsWith("dist."))
			cpSync(name, join(folder, name), { recursive: true });
	cpSync("tests/javelina", join(folder, "tests/javelina"), { recursive: true });
	copyKept(folder, kept);
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
