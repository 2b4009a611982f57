import { execFileSync } from "node:child_process";
import { delimiter, join, resolve } from "node:path";

/**
 * Installs a package into a folder, for tools that each `npm ci` would fetch as devDependencies.
 * @param wanted its name and version: "vnu-jar@26.9.27"
 * @returns the folder of the package
 */
export function installPackage(wanted: string, folder: string): string {
	const prefix = resolve(folder);
	const command = ["install", "--prefix", prefix, "--no-save", "--ignore-scripts", wanted];
	const shell = process.platform === "win32"; // npm is a script on Windows.
	execFileSync("npm", command, { stdio: ["ignore", "ignore", "inherit"], shell });
	return join(prefix, "node_modules", wanted.replace(/(?<=.)@.*/, ""));
}

/**
 * Installs a version of Node.js from npm's `node-<system>` packages, which contain only the
 * program.
 * @param folder where to install
 * @returns a PATH on which `node` has that version
 */
export function installNode(version: string, folder: string): string {
	const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
	return `${installPackage(`${name}@${version}`, folder)}/bin${delimiter}${process.env.PATH}`;
}
