import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { digestOf } from "./hash.ts";
import { isPackage, root } from "./root.ts";

/**
 * The file whose digest identifies the program. The npm package's bin/cli.js names the other files
 * with their digests, so bin/cli.js changes whenever they change.
 */
const bundle = isPackage ? join(root, "bin/cli.js") : fileURLToPath(import.meta.url);

/**
 * Identifies the program in cache keys. Undefined under tsx, which runs the program from many
 * source files: results that depend on the program are then not cached.
 */
export const programDigest = bundle.endsWith(".ts") ? undefined : digestProgram();

function digestProgram(): string {
	// Leave out the bundle's last line, the times of its inputs (generator/program.js).
	const [code = ""] = readFileSync(bundle, "utf8").split("\n//times: ");
	// package.json has the packages' exact versions.
	const packages = readFileSync(join(root, "package.json"), "utf8");
	return `${process.version} ${digestOf(code + packages)}`;
}
