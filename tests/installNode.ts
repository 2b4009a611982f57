import { execFileSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

/**
 * Installs a version of Node.js from npm's `node-<system>` packages, which contain only the
 * program.
 * @param folder where to install
 * @returns a PATH on which `node` has that version
 */
export function installNode(version: string, folder: string): string {
	const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
	execFileSync(
		"npm",
		["install", "--prefix", resolve(folder), "--no-save", "--ignore-scripts", `${name}@${version}`],
		{ stdio: ["ignore", "ignore", "inherit"] },
	);
	return `${resolve(folder)}/node_modules/${name}/bin${delimiter}${process.env.PATH}`;
}
