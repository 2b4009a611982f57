/**
 * What `npm run build` runs: bundles build.ts into .program/build.js, unless that is made of the very files that stand here, and runs it
 * (docs/decisions/0006-bundle-the-build.md).
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL(".", import.meta.url));
const file = join(root, ".program/build.js");
const record = join(root, ".program/inputs.json");
/** What decides a bundle besides the modules in it: versions and how they are resolved, how JSX is read, and the settings below. */
const besides = ["node_modules/.package-lock.json", "package.json", "program.js", "tsconfig.json"];

/** Another one whenever a file is written, replaced or removed; its change time is no program's to set. */
function stampOf(path) {
	const status = statSync(join(root, path), { throwIfNoEntry: false });
	return status ? `${status.ctimeMs} ${status.mtimeMs} ${status.size} ${status.ino}` : "none";
}

function isFresh() {
	try {
		return Object.entries(JSON.parse(readFileSync(record, "utf8"))).every(([path, stamp]) => stampOf(path) === stamp);
	} catch {
		return false;
	}
}

async function bundle() {
	const { buildSync } = await import("esbuild");
	// Stamps from before bundling: a file that is saved meanwhile has another one afterwards.
	const before = new Map(besides.map((path) => [path, stampOf(path)]));
	const started = Date.now();
	const { metafile, outputFiles } = buildSync({
		absWorkingDir: root,
		entryPoints: ["build.ts"],
		outdir: ".program",
		write: false,
		metafile: true,
		bundle: true,
		format: "esm",
		platform: "node",
		target: "node20.19",
		external: ["@resvg/resvg-js", "esbuild", "lightningcss", "sharp", "subset-font"],
		define: { "process.env.NODE_ENV": '"production"' },
		banner: { js: "import{createRequire as createRequireHere}from'node:module';const require=createRequireHere(import.meta.url);" },
		sourcemap: true,
		sourcesContent: false,
		logLevel: "warning",
	});
	mkdirSync(join(root, ".program"), { recursive: true });
	for (const { path, contents } of outputFiles) replace(path, contents);
	const inputs = Object.keys(metafile.inputs).filter((path) => !path.startsWith("("));
	const stamps = [
		...before,
		[".program/build.js", stampOf(".program/build.js")],
		...inputs.map((path) => [path, isOlder(path, started) ? stampOf(path) : "saved while it was read"]),
	];
	replace(record, JSON.stringify(Object.fromEntries(stamps)));
}

/** Whether a file was there as it is for a second already, more than what clocks of disks round by. */
const isOlder = (path, time) => (statSync(join(root, path), { throwIfNoEntry: false })?.ctimeMs ?? time) < time - 1000;

/** Puts a file in place whole, so that a second build beside this one never runs half of it. */
function replace(path, contents) {
	writeFileSync(`${path}.${process.pid}`, contents);
	renameSync(`${path}.${process.pid}`, path);
}

if (!isFresh()) await bundle();
await import(pathToFileURL(file).href);
