import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { digestOf } from "./hash.ts";
import { isPackage, root } from "./root.ts";

/**
 * This file's digest identifies the program. A package's bin/cli.js imports the other files by
 * names with digests, so it changes when they change.
 */
const bundle = isPackage ? join(root, "bin/cli.js") : fileURLToPath(import.meta.url);

/**
 * Names the program in the keys of what a build keeps. Undefined under tsx, which runs the program
 * from many source files: then nothing is kept. The bundle's last line holds its inputs' times
 * (program.js), which are no part of the program. package.json has the packages' exact versions.
 */
export const programDigest = bundle.endsWith(".ts") ? undefined : digestProgram();

function digestProgram(): string {
	const [code = ""] = readFileSync(bundle, "utf8").split("\n//times: ");
	const packages = readFileSync(join(root, "package.json"), "utf8");
	return `${process.version} ${digestOf(code + packages)}`;
}
