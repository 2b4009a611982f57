import { expect, it } from "vitest";
import { describeSystemError } from "../../generator/systemErrors.js";

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

it.each([
	[
		"esbuild",
		error("Cannot find package 'esbuild' imported from /site/program.js", {
			code: "ERR_MODULE_NOT_FOUND",
		}),
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
			{ code: "MODULE_NOT_FOUND" },
		),
	],
	[
		"@img/sharp-darwin-arm64",
		error("dlopen(C:\\site\\node_modules\\@img\\sharp-darwin-arm64\\lib\\x.node)", {
			code: "ERR_DLOPEN_FAILED",
		}),
	],
	[
		"harfbuzzjs",
		error("ENOENT: no such file, open '/site/node_modules/harfbuzzjs/hb.wasm'", { code: "ENOENT" }),
	],
	[
		"sharp",
		error("the page / could not be rendered", {
			cause: error('Could not load the "sharp" module'),
		}),
	],
])("is said of the package %s", (name, broken) => {
	expect(describeSystemError(broken)).toMatch(
		new RegExp(`^The installation is broken: the package ${name} is .*\n  Fix: Run npm ci`),
	);
});

it.each([
	["a photograph", error("Input buffer contains unsupported image format")],
	[
		"a module of ours",
		error("Cannot find module '/site/generator/x.ts' imported from /site/build.ts", {
			code: "ERR_MODULE_NOT_FOUND",
		}),
	],
	[
		"an error of a package that works",
		error("Unexpected token in /site/node_modules/yaml/x", { code: "ERR_X" }),
	],
	["a module of ours that was misspelled", error('x.ts:1: ERROR: Could not resolve "./y.ts"')],
	["no error", "node_modules/x"],
])("is not said of %s", (_, other) => {
	expect(describeSystemError(other)).toBeUndefined();
});

it.each([
	["ENOSPC", "/site/.program/build.mjs could not be written: the disk is full (ENOSPC)."],
	["EACCES", "/site/.program/build.mjs may not be read or written (EACCES)."],
	["EMFILE", "/site/.program/build.mjs could not be opened: this build has too many files open"],
])("says of %s what was refused, and what to do", (code, expected) => {
	const message = `${code}: no, open '/site/.program/build.mjs'`;
	const known = describeSystemError(error(message, { code, path: "/site/.program/build.mjs" }));
	expect(known).toContain(expected);
	expect(known).toMatch(/\n {2}Fix: .{20}/);
	// A bundler's plugin adds text around the error.
	expect(describeSystemError(error(`Build failed: ${message} [plugin jsx]`))).toBe(known);
});

it("names the program that could not be started", () => {
	const spawned = error("spawn /site/bin/esbuild EAGAIN", {
		code: "EAGAIN",
		syscall: "spawn /site/bin/esbuild",
	});
	expect(describeSystemError(spawned)).toContain("spawn /site/bin/esbuild could not be used");
});

it("leaves other errors their stack", () => {
	expect(describeSystemError(new TypeError("x is undefined"))).toBeUndefined();
	expect(describeSystemError(error("ENOENT: no such file, open 'x'", { code: "ENOENT" }))).toBe(
		undefined,
	);
	expect(describeSystemError("no")).toBeUndefined();
});
