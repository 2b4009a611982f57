/**
 * `npm run build`: bundles build.ts if one of its files has changed, then runs the bundle
 * (docs/decisions/0006-bundle-the-build.md).
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import module from "node:module";
import { describeSystemError } from "./generator/systemErrors.js";

const [bundle, record] = [".program/build.mjs", ".program/inputs.json"];
/** Files that affect the bundle although no module imports them. */
const settings = ["node_modules/.package-lock.json", "package.json", "program.js", "tsconfig.json"];
/** A file's last change (ctime in milliseconds). 0 if it is missing. Programs can't set a ctime. */
const changeTime = (path) => statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;

async function bundleProgram() {
	const known = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : { [bundle]: -1 };
	if (Object.entries(known).every(([path, time]) => changeTime(path) === time)) return;
	// File systems round times, so a file that was saved just now may change again at the same time.
	// Its time is recorded as -1, and the next build bundles it again.
	const settled = Date.now() - 1000;
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
		sourcemap: "inline",
		sourcesContent: false,
		write: false,
		// `fail` prints the errors of esbuild.
		logLevel: "silent",
	});
	const ownFile = `${bundle}.${process.pid}`;
	mkdirSync(".program", { recursive: true });
	writeFileSync(ownFile, outputFiles[0].contents);
	renameSync(ownFile, bundle);
	const inputs = [...settings, ...Object.keys(metafile.inputs)].map((path) => {
		const time = changeTime(path);
		return [path, time < settled ? time : -1];
	});
	const times = Object.fromEntries([...inputs, [bundle, changeTime(bundle)]]);
	writeFileSync(record, JSON.stringify(times));
}

/** Prints what to do about a known error, or an unknown error's stack. Then exits. */
function fail(error) {
	// If the exit code is set, the build has printed its error already. esbuild's process then causes
	// a second error, which nothing catches.
	if (!process.exitCode) console.error(describeSystemError(error) ?? error);
	// Exit now: Node 20 throws an error of a CommonJS package again, where nobody can catch it.
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
