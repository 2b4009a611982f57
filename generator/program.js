/** `npm run build`: bundles build.ts if an input has changed, and runs it (docs/decisions/0006). */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import module from "node:module";
import { describeSystemError } from "./systemErrors.js";

process.on("uncaughtException", (error) => {
	// A build that failed has said why. Its esbuild process may cause a second error, which is noise.
	if (!process.exitCode) console.error(describeSystemError(error) ?? error);
	// Exit now: Node 20 throws an error of a CommonJS package again, where nobody can catch it.
	process.exit(1);
});

const bundle = ".program/build.mjs";
/** Inputs that affect the bundle although no module imports them. */
const settings = [
	...["node_modules/.package-lock.json", "package.json", "generator/program.js"],
	...["tsconfig.json", "generator/tsconfig.json"],
];
const timeOf = (path) => [path, statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0];
const [, times] = existsSync(bundle) ? readFileSync(bundle, "utf8").split("\n//times: ") : [];
if (!times || JSON.parse(times).some(([path, time]) => timeOf(path)[1] !== time)) {
	// Disks round times, so a file saved in the last second may change again and keep its time. The
	// bundle is then written without times, and the next build bundles anew.
	const settled = Date.now() - 1000;
	const { metafile, outputFiles } = await (await import("esbuild")).build({
		entryPoints: ["build.ts"],
		outfile: `${bundle}.${process.pid}`,
		bundle: true,
		format: "esm",
		platform: "node",
		external: ["esbuild", "lightningcss", "opentype.js", "qrcode", "sharp", "subset-font"],
		banner: { js: 'const require = (await import("module")).createRequire(import.meta.url);' },
		metafile: true,
		sourcemap: "inline",
		sourcesContent: false,
		write: false,
		logLevel: "silent",
	});
	const [{ path, text }] = outputFiles;
	const inputs = [...settings, ...Object.keys(metafile.inputs)].map(timeOf);
	const isSettled = inputs.every(([, time]) => time < settled);
	mkdirSync(".program", { recursive: true });
	writeFileSync(path, isSettled ? `${text}\n//times: ${JSON.stringify(inputs)}` : text);
	renameSync(path, bundle);
}
process.setSourceMapsEnabled(true);
module.enableCompileCache?.(".program/compiled");
await (await import(`../${bundle}`)).run(process.argv.slice(2));
