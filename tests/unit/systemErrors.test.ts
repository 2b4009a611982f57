import { expect, it } from "vitest";
import { describeSystemError } from "../../generator/systemErrors.js";

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);
const notFound = { code: "ERR_MODULE_NOT_FOUND" };
const missingBinary =
	"Cannot find module '../lightningcss.linux-x64-gnu.node'\nRequire stack:\n- /site/node_modules/lightningcss/node/index.js";
const brokenBinary = "dlopen(C:\\site\\node_modules\\@img\\sharp-darwin-arm64\\lib\\x.node)";
const sharpError = 'Could not load the "sharp" module using the linux-x64 runtime';
const brokenScript = Object.assign(new SyntaxError("Unexpected end of input"), {
	stack: "/site/node_modules/opentype.js/dist/opentype.js:3\nvar a = \n\nSyntaxError: Unexpected",
});

it.each([
	["esbuild", error("Cannot find package 'esbuild' imported from /a.js", notFound)],
	["sharp", error(`${sharpError}\nERR_DLOPEN_FAILED`)],
	["sharp", error("the page / could not be rendered", { cause: error(sharpError) })],
	["@img/colour", error("Cannot find package '@img/colour' imported from /site/colour.mjs")],
	["@esbuild/linux-x64", error('The package "@esbuild/linux-x64" could not be found.')],
	["esbuild", error("\nYou installed esbuild for another platform than the one you're using.")],
	["esbuild", error("The service was stopped: write EPIPE")],
	["yaml", error('Build failed with 1 error:\nload.ts:3:22: ERROR: Could not resolve "yaml"')],
	["opentype.js", brokenScript],
	["lightningcss", error(missingBinary, { code: "MODULE_NOT_FOUND" })],
	["@img/sharp-darwin-arm64", error(brokenBinary, { code: "ERR_DLOPEN_FAILED" })],
	["harfbuzzjs", error("ENOENT: open '/site/node_modules/harfbuzzjs/hb.wasm'", { code: "ENOENT" })],
])("the package %s is reported as broken", (name, broken) => {
	expect(describeSystemError(broken)).toMatch(
		new RegExp(`^The installation is broken: the package ${name} is .*\n  Fix: Run npm ci`),
	);
});

it.each([
	error("Input buffer contains unsupported image format"),
	error("Cannot find module '/site/x.ts' imported from /build.ts", notFound),
	error("Unexpected token in /site/node_modules/yaml/x", { code: "ERR_X" }),
	error('x.ts:1: ERROR: Could not resolve "./y.ts"'),
	"node_modules/x",
])("no package is reported for %s", (other) => {
	expect(describeSystemError(other)).toBeUndefined();
});

it.each([
	["ENOSPC", "Free some space"],
	["EACCES", "Give yourself the right"],
	["EMFILE", "Close other programs"],
])("the error %s gets a fix", (code, fix) => {
	const message = `${code}: no, open '/site/.program/build.mjs'`;
	const explanation = describeSystemError(error(message, { code }));
	expect(explanation).toMatch(`${message}.\n  Fix: ${fix}`);
	// A bundler's plugin adds text around the error.
	expect(describeSystemError(error(`Build failed:\n${message}\n[plugin jsx]`))).toBe(explanation);
});

it("stops at an error that is its own cause", () => {
	const one = error("one");
	expect(describeSystemError(Object.assign(one, { cause: one }))).toBeUndefined();
});

it("a program that could not be started is named", () => {
	const syscall = "spawn /site/bin/esbuild";
	const spawned = error(`${syscall} EAGAIN`, { code: "EAGAIN", syscall });
	expect(describeSystemError(spawned)).toMatch(/bin\/esbuild EAGAIN\.\n {2}Fix: Close other/);
});

it("other errors are not explained", () => {
	const missing = error("ENOENT: no such file, open 'x'", { code: "ENOENT" });
	for (const other of [new TypeError("x is undefined"), missing, "no"])
		expect(describeSystemError(other)).toBeUndefined();
});
