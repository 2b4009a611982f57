import { chmodSync, rmSync } from "node:fs";
import { buildSync } from "esbuild";
import { startScript } from "./script.ts";

/**
 * Bundles the program into bin/. `npm pack` runs this file first, because Node reads no TypeScript
 * in node_modules (https://nodejs.org/api/typescript.html). Packages are not bundled, because npm
 * installs them.
 */
startScript("prepack", { what: "Bundles the program of the package into bin/.", options: {} });
rmSync("bin", { recursive: true, force: true });
buildSync({
	entryPoints: { cli: "generator/cli.ts", devWorker: "generator/serve/devWorker.ts" },
	outdir: "bin",
	bundle: true,
	splitting: true,
	format: "esm",
	platform: "node",
	target: "node20.19",
	packages: "external",
	// Split the bundle, so that a command loads only its own chunks. All chunks have to be in bin/
	// itself, because generator/root.ts looks for the package in the folder above its own file.
	chunkNames: "[name]-[hash]",
	banner: { js: "#!/usr/bin/env node" },
	define: { "process.env.NODE_ENV": '"production"' },
	jsx: "automatic",
	tsconfigRaw: {},
});
chmodSync("bin/cli.js", 0o755);
console.error("Bundled: bin/, the program of the package.");
