import { chmodSync, rmSync } from "node:fs";
import { buildSync } from "esbuild";

/**
 * Bundles the program into bin/ before `npm pack`, because Node and tsx read no TypeScript in
 * node_modules. Packages stay imports, so that npm installs them.
 */
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
	// All chunks are in bin/ itself, so that root.ts finds the folder above from each.
	chunkNames: "[name]-[hash]",
	banner: { js: "#!/usr/bin/env node" },
	define: { "process.env.NODE_ENV": '"production"' },
	jsx: "automatic",
	tsconfigRaw: {},
});
chmodSync("bin/cli.js", 0o755);
console.error("Bundled: bin/, the program of the package.");
