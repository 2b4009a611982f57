import { expect, it } from "vitest";
import { describeRefusal } from "../../generator/refusal.js";

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

it.each([
	["ENOSPC", "/site/.program/build.mjs could not be written: the disk is full (ENOSPC)."],
	["EACCES", "/site/.program/build.mjs may not be read or written (EACCES)."],
	["EMFILE", "/site/.program/build.mjs could not be opened: this build has too many files open"],
])("the error %s is explained, with a fix", (code, expected) => {
	const message = `${code}: no, open '/site/.program/build.mjs'`;
	const explanation = describeRefusal(error(message, { code, path: "/site/.program/build.mjs" }));
	expect(explanation).toContain(expected);
	expect(explanation).toMatch(/\n {2}Fix: .{20}/);
	// A bundler's plugin adds text around the error.
	expect(describeRefusal(error(`Build failed: ${message} [plugin jsx]`))).toBe(explanation);
});

it("a program that could not be started is named", () => {
	const spawned = error("spawn /site/bin/esbuild EAGAIN", {
		code: "EAGAIN",
		syscall: "spawn /site/bin/esbuild",
	});
	expect(describeRefusal(spawned)).toContain("spawn /site/bin/esbuild could not be used");
});

it("other errors are not explained", () => {
	expect(describeRefusal(new TypeError("x is undefined"))).toBeUndefined();
	expect(describeRefusal(error("ENOENT: no such file, open 'x'", { code: "ENOENT" }))).toBe(
		undefined,
	);
	expect(describeRefusal("no")).toBeUndefined();
});
