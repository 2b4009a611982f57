/** `npm run build`: bundles build.ts when an input changed, then runs the bundle (decision 0006). */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import module from "node:module";
import { describeBrokenInstallation } from "./generator/installation.js";

const [bundle, record] = [".program/build.mjs", ".program/stamps.json"];
/** Files that affect the bundle without being imported. */
const settings = ["node_modules/.package-lock.json", "package.json", "program.js", "tsconfig.json"];
/** We rely on ctime, which changes with every write and which programs cannot set. */
function stampOf(path, settledBefore = Number.POSITIVE_INFINITY) {
	const { ctimeMs = 0, size, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
	return ctimeMs < settledBefore ? `${ctimeMs} ${size} ${ino}` : "saved during bundling";
}
/** Renames a whole file into place, so that another build never reads half of one. */
function replace(path, contents) {
	writeFileSync(`${path}.${process.pid}`, contents);
	renameSync(`${path}.${process.pid}`, path);
}

async function bundleProgram() {
	const stamps = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : [[bundle]];
	if (stamps.some(([path, stamp]) => stampOf(path) !== stamp)) {
		// Disks round times: a file saved within this second may have been read as it was before.
		const settledBefore = Date.now() - 1000;
		const { metafile, outputFiles } = (await import("esbuild")).buildSync({
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

try {
	await bundleProgram();
	process.setSourceMapsEnabled(true);
	module.enableCompileCache?.(".program/compiled");
	const { run } = await import(`./${bundle}`);
	await run(process.argv.slice(2));
} catch (error) {
	const broken = describeBrokenInstallation(error);
	if (broken === undefined) throw error;
	console.error(broken);
	// At once: Node 20 throws an error of a CommonJS package a second time, where nobody can catch it.
	process.exit(1);
}
