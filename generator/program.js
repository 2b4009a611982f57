/** `npm run build`: bundles build.ts if an input has changed, and runs it (docs/decisions/0006). */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import module from "node:module";
import { resolve } from "node:path";
import { describeSystemError } from "./systemErrors.js";

process.on("uncaughtException", (error) => {
	// A failed build has printed its error. Don't print a second one that its esbuild process causes.
	if (!process.exitCode) console.error(describeSystemError(error) ?? error);
	// Exit now: Node 20 throws an error of a CommonJS package again, where nobody can catch it.
	process.exit(1);
});

// A first build encodes all pictures. glibc gives their memory back only if this variable is set
// when the process starts (https://sharp.pixelplumbing.com/install#linux-memory-allocator).
const trim = "MALLOC_TRIM_THRESHOLD_";
if (process.platform === "linux" && !existsSync(".cache") && !process.env[trim]) {
	const env = { ...process.env, [trim]: "131072" };
	const args = [...process.execArgv, ...process.argv.slice(1)];
	const { status, signal, error } = spawnSync(process.execPath, args, { env, stdio: "inherit" });
	if (error) throw error;
	if (signal) process.kill(process.pid, signal);
	process.exit(status ?? 1);
}

const bundle = ".program/build.mjs";
/** Inputs that affect the bundle although no module imports them. */
const settings = [
	...["node_modules/.package-lock.json", "package.json", "generator/program.js"],
	...["tsconfig.json", "generator/tsconfig.json"],
];
/** Leaves out modules of packages that we never call: more than a third of the bundle. */
const withoutUnused = {
	name: "without unused packages",
	setup({ onResolve, onLoad }) {
		// html-minifier-terser's helpers, PostCSS's source maps, React's streams, zod's translations.
		const unused =
			/^(?:terser|clean-css|entities|relateurl|source-map-js)$|react-dom-server\.node|\/locales\/index\.js$/;
		onResolve({ filter: unused }, ({ path }) => ({ path, namespace: "unused" }));
		onLoad({ filter: /^/, namespace: "unused" }, () => ({ contents: "module.exports = {};" }));
	},
};
const timeOf = (path) => [path, statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0];
const isWhole = existsSync(bundle) && existsSync(`${bundle}.map`);
const [, times] = isWhole ? readFileSync(bundle, "utf8").split("\n//times: ") : [];
if (!times || JSON.parse(times).some(([path, time]) => timeOf(path)[1] !== time)) {
	// Disks round times, so a file saved in the last second may change again and keep its time. After
	// such a save, write the bundle without times, so that the next build bundles again.
	const settled = Date.now() - 1000;
	const { metafile, outputFiles } = await (await import("esbuild")).build({
		entryPoints: ["build.ts"],
		outfile: `${bundle}.${process.pid}`,
		bundle: true,
		format: "esm",
		platform: "node",
		external: [
			...["esbuild", "lightningcss", "opentype.js", "qrcode"],
			...["sharp", "subset-font", "zipcodes"],
		],
		banner: { js: 'const require = (await import("module")).createRequire(import.meta.url);' },
		metafile: true,
		// Node parses the bundle at each start, and a smaller bundle takes less time.
		minifyWhitespace: true,
		// The yaml package's build for Node looks up an environment variable for each token.
		alias: { yaml: "./node_modules/yaml/browser/index.js" },
		// Leaves out React's development builds.
		define: { "process.env.NODE_ENV": '"production"' },
		plugins: [withoutUnused],
		sourcemap: "external",
		sourcesContent: false,
		write: false,
		logLevel: "silent",
	});
	const [{ text: map }, { path, text }] = outputFiles;
	const inputs = [...settings, ...Object.keys(metafile.inputs)].map(timeOf);
	const isSettled = inputs.every(([, time]) => time < settled);
	mkdirSync(".program", { recursive: true });
	writeFileSync(path, isSettled ? `${text}\n//times: ${JSON.stringify(inputs)}` : text);
	writeFileSync(`${path}.map`, map);
	renameSync(`${path}.map`, `${bundle}.map`);
	renameSync(path, bundle);
}
let map;
/** Shows places in the sources. Node's option for source maps would parse the map at each start. */
Error.prepareStackTrace = (error, calls) =>
	[error, ...calls.map((call) => `    at ${call}`)]
		.join("\n")
		.replace(/file:[^\s()]*\/\.program\/build\.mjs:(\d+):(\d+)/g, (place, line, column) => {
			map ??= new module.SourceMap(JSON.parse(readFileSync(`${bundle}.map`, "utf8")));
			const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1);
			if (originalSource === undefined) return place;
			return `${resolve(".program", originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
		});
module.enableCompileCache?.(".program/compiled");
await (await import(`../${bundle}`)).run(process.argv.slice(2));
