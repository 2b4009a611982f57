/**
 * What `npm run build` runs: bundles build.ts into .program/build.cjs, unless that is made of the
 * very files that stand here, and runs it (docs/decisions/0006-bundle-the-build.md).
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire, SourceMap } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";

/**
 * Between two collections the heap may double. Where a machine has much memory V8 lets it grow
 * fourfold: ten thousand pages then took 966 to 1,588 MB, and 951 to 985 like this, in the same
 * time.
 */
setFlagsFromString("--heap-growing-percent=100");

const root = fileURLToPath(new URL(".", import.meta.url));
const bundled = ".program/build.cjs";
const file = join(root, bundled);
/**
 * What V8 has made of the script, for the next time, sealed; V8 refuses what another version or
 * another script has left.
 */
const compiled = join(root, ".program/compiled");
const record = join(root, ".program/inputs.json");
/**
 * What decides a bundle besides the modules in it: versions and how they are resolved, how JSX is
 * read, and the settings below.
 */
const besides = ["node_modules/.package-lock.json", "package.json", "program.js", "tsconfig.json"];

/**
 * Another one whenever a file is written, replaced or removed; its change time is no program's to
 * set.
 */
function stampOf(path) {
	const status = statSync(join(root, path), { throwIfNoEntry: false });
	return status ? `${status.ctimeMs} ${status.mtimeMs} ${status.size} ${status.ino}` : "none";
}

/** The digest of the bundle, as long as that is made of the very files that stand here. */
function freshDigest() {
	try {
		const { digest, stamps } = JSON.parse(readFileSync(record, "utf8"));
		return Object.entries(stamps).every(([path, stamp]) => stampOf(path) === stamp)
			? digest
			: undefined;
	} catch {
		return undefined;
	}
}

/** @returns the bundle's digest */
async function bundle() {
	const { buildSync } = await import("esbuild");
	// Stamps from before bundling: a file that is saved meanwhile has another one afterwards.
	const before = new Map(besides.map((path) => [path, stampOf(path)]));
	const started = Date.now();
	const { metafile, outputFiles } = buildSync({
		absWorkingDir: root,
		entryPoints: ["build.ts"],
		outfile: bundled,
		write: false,
		metafile: true,
		bundle: true,
		format: "cjs",
		platform: "node",
		target: "node20.19",
		external: ["esbuild", "lightningcss", "opentype.js", "qrcode", "sharp", "subset-font"],
		// A script that was compiled ahead can require packages, not import them.
		supported: { "dynamic-import": false },
		define: {
			"process.env.NODE_ENV": '"production"',
			"import.meta": "importMeta",
		},
		banner: {
			js: 'const importMeta = { url: require("node:url").pathToFileURL(__filename).href, programDigest: __programDigest };',
		},
		sourcemap: true,
		sourcesContent: false,
		// A smaller script is read sooner.
		minifyWhitespace: true,
		legalComments: "none",
		logLevel: "warning",
	});
	mkdirSync(join(root, ".program"), { recursive: true });
	// V8 tells one script from another by its length alone.
	rmSync(compiled, { force: true });
	for (const { path, contents } of outputFiles) replace(path, contents);
	const inputs = Object.keys(metafile.inputs).filter((path) => !path.startsWith("("));
	const stamps = [
		...before,
		[bundled, stampOf(bundled)],
		...inputs.map((path) => [
			path,
			isOlder(path, started) ? stampOf(path) : "saved while it was read",
		]),
	];
	const digest = digestOf(outputFiles.find(({ path }) => path === file)?.contents);
	replace(record, JSON.stringify({ digest, stamps: Object.fromEntries(stamps) }));
	return digest;
}

/**
 * Whether a file was there as it is for a second already, more than what clocks of disks round by.
 */
const isOlder = (path, time) =>
	(statSync(join(root, path), { throwIfNoEntry: false })?.ctimeMs ?? time) < time - 1000;

const digestOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/**
 * Hex digits of the digest that stands before the compiled code: V8 runs what was damaged, and the
 * process ends without a word.
 */
const sealLength = 64;

/** Puts a file in place whole, so that a second build beside this one never runs half of it. */
function replace(path, contents) {
	const beside = `${path}.${process.pid}`;
	try {
		writeFileSync(beside, contents);
		renameSync(beside, path);
	} finally {
		rmSync(beside, { force: true });
	}
}

/**
 * Runs the script as a module of Node's older kind, which can be compiled ahead.
 * @param digest what tells this program from others
 */
function run(digest) {
	const stamp = stampOf(bundled);
	let cachedData;
	try {
		const kept = readFileSync(compiled);
		const bytes = kept.subarray(sealLength);
		if (digestOf(bytes) === kept.toString("latin1", 0, sealLength)) cachedData = bytes;
	} catch {
		// The first time.
	}
	const script = new Script(
		`(function(require,module,exports,__filename,__programDigest){${readFileSync(file, "utf8")}\n})`,
		{
			filename: file,
			cachedData,
		},
	);
	const module = { exports: {} };
	script.runInThisContext()(
		createRequire(file),
		module,
		module.exports,
		file,
		`${process.version} ${digest}`,
	);
	// At the end, so that the functions that were used are in it.
	if (cachedData === undefined || script.cachedDataRejected)
		process.once("exit", () => {
			try {
				if (stampOf(bundled) !== stamp) return;
				const bytes = script.createCachedData();
				replace(compiled, Buffer.concat([Buffer.from(digestOf(bytes)), bytes]));
			} catch {
				// A disk that refuses costs the next build some time, and never this one its success.
			}
		});
}

/**
 * Tells where an error comes from in the TypeScript. Called when somebody asks for a stack, and
 * only then is the map read.
 */
let map;
Error.prepareStackTrace = (error, frames) => {
	map ??= new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
	const lines = frames.map((frame) => {
		if (frame.getFileName() !== file) return frame.toString();
		const { fileName, lineNumber, columnNumber } = map.findOrigin(
			frame.getLineNumber(),
			frame.getColumnNumber(),
		);
		return `${frame.getFunctionName() ?? "anonymous"} (${join(root, ".program", fileName ?? "")}:${lineNumber}:${columnNumber})`;
	});
	return [String(error), ...lines.map((line) => `    at ${line}`)].join("\n");
};

let digest = freshDigest();
try {
	digest ??= await bundle();
} catch (error) {
	// The disk is full or read-only.
	if (!error.syscall) throw error;
	console.error(
		`.program  got a folder that could not be written (${error.code})  expected room for the build's own program`,
	);
	console.error(
		"  Fix: Free some space, or give yourself the right to write there, and build again.",
	);
	process.exit(1);
}
run(digest);
