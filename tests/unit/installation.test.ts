import { expect, it } from "vitest";
import { describeBrokenInstallation } from "../../generator/installation.js";

const error = (message: string, code?: string, cause?: Error) =>
	Object.assign(new Error(message, { cause }), code === undefined ? {} : { code });
const sharpError = 'Could not load the "sharp" module using the linux-x64 runtime';
const brokenScript = Object.assign(new SyntaxError("Unexpected end of input"), {
	stack: "/site/node_modules/opentype.js/dist/opentype.js:3\nvar a = \n\nSyntaxError: Unexpected",
});

it.each([
	["esbuild", error("Cannot find package 'esbuild' imported from /a.js", "ERR_MODULE_NOT_FOUND")],
	["sharp", error(`${sharpError}\nERR_DLOPEN_FAILED`)],
	["sharp", error("the page / could not be rendered", undefined, error(sharpError))],
	["@img/colour", error("Cannot find package '@img/colour' imported from /site/colour.mjs")],
	["@esbuild/linux-x64", error('The package "@esbuild/linux-x64" could not be found.')],
	["esbuild", error("\nYou installed esbuild for another platform than the one you're using.")],
	["esbuild", error("The service was stopped: write EPIPE")],
	["yaml", error('Build failed with 1 error:\nload.ts:3:22: ERROR: Could not resolve "yaml"')],
	["opentype.js", brokenScript],
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
	["harfbuzzjs", error("ENOENT: open '/site/node_modules/harfbuzzjs/hb.wasm'", "ENOENT")],
])("the package %s is reported as broken", (name, broken) => {
	expect(describeBrokenInstallation(broken)).toMatch(
		new RegExp(`^The installation is broken: the package ${name} is .*\n  Fix: Run npm ci`),
	);
});

it.each([
	error("Input buffer contains unsupported image format"),
	error("Cannot find module '/site/x.ts' imported from /build.ts", "ERR_MODULE_NOT_FOUND"),
	error("Unexpected token in /site/node_modules/yaml/x", "ERR_X"),
	error('x.ts:1: ERROR: Could not resolve "./y.ts"'),
	"node_modules/x",
])("no package is reported for %s", (other) => {
	expect(describeBrokenInstallation(other)).toBeUndefined();
});
