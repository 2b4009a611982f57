/**
 * `npm run build`: bundles build.ts if a file has changed since the last time, then runs the bundle
 * (docs/decisions/0006-bundle-the-build.md).
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import module from "node:module";
import { describeBrokenInstallation } from "./generator/installation.js";
import { describeRefusal } from "./generator/refusal.js";

const [bundle, record] = [".program/build.mjs", ".program/stamps.json"];
/** Files that affect the bundle although no module imports them. */
const settings = ["node_modules/.package-lock.json", "package.json", "program.js", "tsconfig.json"];
/** Identifies a file's version. ctime changes with every write, and programs can't set it. */
function stampOf(path, settledBefore = Number.POSITIVE_INFINITY) {
	const { ctimeMs = 0, size, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
	return ctimeMs < settledBefore ? `${ctimeMs} ${size} ${ino}` : "saved during bundling";
}
/** Writes a file and renames it into place, so that a parallel build never reads half a file. */
function replace(path, contents) {
	writeFileSync(`${path}.${process.pid}`, contents);
	renameSync(`${path}.${process.pid}`, path);
}

async function bundleProgram() {
	const stamps = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : [[bundle]];
	if (stamps.some(([path, stamp]) => stampOf(path) !== stamp)) {
		// File systems may round times: a file saved within the last second may have been bundled in
		// its earlier version.
		const settledBefore = Date.now() - 1000;
		const { metafile, outputFiles } = await (await import("esbuild")).build({
			entryPoints: ["build.ts"],
			outfile: bundle,
			bundle: true,
			format: "esm",
			platform: "node",
			jsx: "automatic",
			tsconfigRaw: {},
			external: ["esbuild", "lightningcss", "opentype.js", "qrcode", "sharp", "subset-font"],
			define: { "process.env.NODE_ENV": '"production"' },
			banner: { js: 'const require = (await import("module")).createRequire(import.meta.url);' },
			metafile: true,
			sourcemap: true,
			sourcesContent: false,
			write: false,
		});
		mkdirSync(".program", { recursive: true });
		for (const { path, contents } of outputFiles) replace(path, contents);
		const inputs = [...settings, ...Object.keys(metafile.inputs)];
		const freshStamps = inputs.map((path) => [path, stampOf(path, settledBefore)]);
		replace(record, JSON.stringify([...freshStamps, [bundle, stampOf(bundle)]]));
	}
}

/** Prints what to do where the error is known, and otherwise its stack. */
function fail(error) {
	// The build has told of it already: esbuild's process also fails where nobody waits for it.
	if (!process.exitCode)
		console.error(describeBrokenInstallation(error) ?? describeRefusal(error) ?? error);
	// At once: Node 20 throws an error of a CommonJS package a second time, where nobody can catch it.
	process.exit(1);
}
process.on("uncaughtException", fail);

try {
	await bundleProgram();
	process.setSourceMapsEnabled(true);
	module.enableCompileCache?.(".program/compiled");
	const { run } = await import(`./${bundle}`);
	await run(process.argv.slice(2));
} catch (error) {
	fail(error);
}
