/** `npm run build`: bundles build.ts if a file of it has changed, and runs the bundle (docs/decisions/0006-bundle-the-build.md). */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import module from "node:module";
import { describeBrokenInstallation } from "./generator/installation.js";
import { describeRefusal } from "./generator/refusal.js";

const [bundle, record] = [".program/build.mjs", ".program/inputs.json"];
/** Files that affect the bundle although no module imports them. */
const settings = ["node_modules/.package-lock.json", "package.json", "program.js", "tsconfig.json"];
/** Changes with every write, and programs can't set it. */
const changeTime = (path) => statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;

async function bundleProgram() {
	const known = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : { [bundle]: -1 };
	if (Object.entries(known).every(([path, time]) => changeTime(path) === time)) return;
	// File systems round times: a file saved in the last second may be bundled in its earlier version.
	const settled = Date.now() - 1000;
	const ownFile = `${bundle}.${process.pid}`;
	const { metafile } = await (await import("esbuild")).build({
		entryPoints: ["build.ts"],
		outfile: ownFile,
		bundle: true,
		format: "esm",
		platform: "node",
		jsx: "automatic",
		tsconfigRaw: {},
		external: ["esbuild", "lightningcss", "opentype.js", "qrcode", "sharp", "subset-font"],
		define: { "process.env.NODE_ENV": '"production"' },
		banner: { js: 'const require = (await import("module")).createRequire(import.meta.url);' },
		metafile: true,
		sourcemap: "inline",
		sourcesContent: false,
	});
	renameSync(ownFile, bundle);
	const inputs = [...settings, ...Object.keys(metafile.inputs)].map((path) => {
		const time = changeTime(path);
		return [path, time < settled ? time : -1];
	});
	const times = Object.fromEntries([...inputs, [bundle, changeTime(bundle)]]);
	writeFileSync(record, JSON.stringify(times));
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
