/**
 * The thread that renders pages in the repository. After a save of code, esbuild bundles
 * devWorker.ts again (0.1 s) and this thread evaluates the bundle: packages and `memory` stay.
 */
import module from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { context } from "esbuild";

// Use the bundle's source map, so that stacks and breakpoints name places in the sources.
process.setSourceMapsEnabled(true);
const root = fileURLToPath(new URL("../..", import.meta.url));
/**
 * The bundle's path, although no file is written: generator/root.ts finds the project in the folder
 * above, and programDigest.ts is undefined for a path that ends with .ts.
 */
const outfile = join(root, ".program/devWorker.ts");
const bundler = await context({
	absWorkingDir: root,
	entryPoints: ["generator/serve/devWorker.ts"],
	outfile,
	bundle: true,
	write: false,
	format: "cjs",
	platform: "node",
	packages: "external",
	jsx: "automatic",
	sourcemap: "inline",
	sourcesContent: false,
	logLevel: "silent",
	banner: { js: 'const moduleUrl = require("node:url").pathToFileURL(__filename).href;' },
	define: { "import.meta.url": "moduleUrl", "process.env.NODE_ENV": '"production"' },
});
const memory = { changed: [] };

/** Evaluates the bundle as CommonJS, because Node never frees the memory of an ES module. */
async function evaluate() {
	const [{ text }] = (await bundler.rebuild()).outputFiles;
	const bundle = new module.Module(outfile);
	bundle.filename = outfile;
	bundle.paths = module._nodeModulePaths(root);
	// In `__toESM(require("x"), 1)`, the 1 makes the default import the whole value of require(),
	// which is the namespace for an ES module. Without the 1, esbuild takes the namespace's default.
	bundle._compile(text.replace(/(__toESM\(require\("[^"]+"\)), 1\)/g, "$1)"), outfile);
	return bundle.exports;
}

let code = evaluate();
code.catch(() => {});
parentPort.on("message", async (message) => {
	if (message.changed) {
		memory.changed.push(...message.changed);
		if (!message.changed.some((path) => /\.(?:tsx?|js|json)$/.test(path))) return;
		code = evaluate();
		// Ignore the error here: the next request awaits `code` and reports the error.
		return code.catch(() => {});
	}
	try {
		parentPort.postMessage(await (await code).answer(message, memory));
	} catch (error) {
		parentPort.postMessage({ failure: error.errors ? error.message : error.stack });
	}
});
