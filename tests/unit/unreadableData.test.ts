import { afterAll, expect, it, vi } from "vitest";

let refusal: string | undefined;

vi.mock("node:fs", async (original) => {
	const fs = await original<typeof import("node:fs")>();
	const readFileSync = (path: string, ...more: never[]) => {
		if (refusal && String(path).endsWith("faq.yaml"))
			throw Object.assign(new Error(`${refusal}: no`), { code: refusal });
		return fs.readFileSync(path, ...more);
	};
	return { ...fs, readFileSync, default: { ...fs, readFileSync } };
});

// Test files share modules (vitest.config.ts). Reload them with the mock, and discard them later.
vi.resetModules();
afterAll(() => {
	vi.doUnmock("node:fs");
	vi.resetModules();
});

const { problemsAfter } = await import("./sampleData.ts");

it.each([
	["EACCES", "file-unreadable data/faq.yaml"],
	["ENOENT", "file-unreadable data/faq.yaml"],
])("a file that can't be read because of %s is reported", (code, line) => {
	refusal = code;
	// A changed file is read again, and the mock refuses to read it.
	expect(problemsAfter({ "faq.yaml": "a: 1\n" })).toEqual([line]);
	refusal = undefined;
});
