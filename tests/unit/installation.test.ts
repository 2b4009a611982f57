import { expect, it } from "vitest";
import { describeBrokenInstallation } from "../../generator/installation.js";

const error = (message: string, code?: string, cause?: Error) =>
	Object.assign(new Error(message, { cause }), code === undefined ? {} : { code });

it.each([
	[
		"esbuild",
		error("Cannot find package 'esbuild' imported from /site/program.js", "ERR_MODULE_NOT_FOUND"),
	],
	[
		"sharp",
		error('Could not load the "sharp" module using the linux-x64 runtime\nERR_DLOPEN_FAILED'),
	],
	[
		"@img/colour",
		error(
			"Cannot find package '@img/colour' imported from /site/node_modules/sharp/dist/colour.mjs",
		),
	],
	[
		"@esbuild/linux-x64",
		error('The package "@esbuild/linux-x64" could not be found, and is needed by esbuild.'),
	],
	[
		"esbuild",
		error("\nYou installed esbuild for another platform than the one you're currently using."),
	],
	["esbuild", error("The service was stopped: write EPIPE")],
	["yaml", error('Build failed with 1 error:\nload.ts:3:22: ERROR: Could not resolve "yaml"')],
	[
		"opentype.js",
		Object.assign(new SyntaxError("Unexpected end of input"), {
			stack:
				"/site/node_modules/opentype.js/dist/opentype.js:3\nvar a = \n\nSyntaxError: Unexpected",
		}),
	],
	[
		"lightningcss",
		error(
			"Cannot find module '../lightningcss.linux-x64-gnu.node'\nRequire stack:\n- /site/node_modules/lightningcss/node/index.js",
			"MODULE_NOT_FOUND",
		),
	],
	[
		"@img/sharp-darwin-arm64",
		error(
			"dlopen(C:\\site\\node_modules\\@img\\sharp-darwin-arm64\\lib\\x.node)",
			"ERR_DLOPEN_FAILED",
		),
	],
	[
		"harfbuzzjs",
		error("ENOENT: no such file, open '/site/node_modules/harfbuzzjs/hb.wasm'", "ENOENT"),
	],
	[
		"sharp",
		error(
			"the page / could not be rendered",
			undefined,
			error('Could not load the "sharp" module'),
		),
	],
])("the package %s is reported as broken", (name, broken) => {
	expect(describeBrokenInstallation(broken)).toMatch(
		new RegExp(`^The installation is broken: the package ${name} is .*\n  Fix: Run npm ci`),
	);
});

it.each([
	["a photograph", error("Input buffer contains unsupported image format")],
	[
		"a module of ours",
		error(
			"Cannot find module '/site/generator/x.ts' imported from /site/build.ts",
			"ERR_MODULE_NOT_FOUND",
		),
	],
	[
		"an error of a package that works",
		error("Unexpected token in /site/node_modules/yaml/x", "ERR_X"),
	],
	["a module of ours that was misspelled", error('x.ts:1: ERROR: Could not resolve "./y.ts"')],
	["no error", "node_modules/x"],
])("no package is reported for %s", (_, other) => {
	expect(describeBrokenInstallation(other)).toBeUndefined();
});
