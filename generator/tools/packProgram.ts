import { chmodSync, rmSync } from "node:fs";
import { buildSync } from "esbuild";
import { startScript } from "../script.ts";

/**
 * `npm pack` runs this first: bundles the program into bin/, as JavaScript, because Node and tsx
 * read no TypeScript in node_modules. Packages stay imports, so that npm keeps them.
 */
startScript("prepack", { what: "Bundles the program of the package into bin/.", options: {} });
rmSync("bin", { recursive: true, force: true });
buildSync({
	entryPoints: { cli: "cli.ts", devWorker: "generator/serve/devWorker.ts" },
	outdir: "bin",
	bundle: true,
	splitting: true,
	format: "esm",
	platform: "node",
	target: "node20.19",
	packages: "external",
	// A command loads its own chunks only. All lie beside each other: each finds the folder above.
	chunkNames: "[name]-[hash]",
	banner: { js: "#!/usr/bin/env node" },
	define: { "process.env.NODE_ENV": '"production"' },
	jsx: "automatic",
	tsconfigRaw: {},
});
chmodSync("bin/cli.js", 0o755);
console.error("Bundled: bin/, the program of the package.");
