/**
 * The thread that renders pages in the repository. esbuild bundles devWorker.ts, which takes a tenth
 * of a second after a save. The new bundle is evaluated in this thread, so that packages stay loaded
 * and `memory` keeps what the saved file has not made old.
 */
import module from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { context } from "esbuild";

// Stacks and breakpoints name places in the sources, by the bundle's map.
process.setSourceMapsEnabled(true);
const root = fileURLToPath(new URL("../..", import.meta.url));
/**
 * Where the bundle would be, if it were a file: generator/root.ts looks for the project in the
 * folder above, and programDigest.ts keeps nothing for TypeScript.
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

/** A CommonJS module, other than an ES module, is freed when the next one takes its place. */
async function evaluate() {
	const [{ text }] = (await bundler.rebuild()).outputFiles;
	const bundle = new module.Module(outfile);
	bundle.filename = outfile;
	bundle.paths = module._nodeModulePaths(root);
	// esbuild takes what require() gives for the default export. Of an ES module that is the namespace,
	// which Node marks with __esModule.
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
		// The next request gets the reason.
		return code.catch(() => {});
	}
	try {
		parentPort.postMessage(await (await code).answer(message, memory));
	} catch (error) {
		parentPort.postMessage({ failure: error.errors ? error.message : error.stack });
	}
});
