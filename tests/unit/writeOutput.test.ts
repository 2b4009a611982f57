import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";

/** Lets the disk fail at the n-th call from now on; 0 never. */
let failAt = 0;
let calls = 0;
let code = "ENOSPC";

vi.mock("node:fs", async (original) => {
	const fs = await original<typeof import("node:fs")>();
	const failing = Object.fromEntries(
		(["mkdirSync", "writeFileSync", "renameSync", "linkSync", "openSync"] as const).map((name) => [
			name,
			(...args: never[]) => {
				if (failAt > 0 && ++calls === failAt) throw Object.assign(new Error(`${code}: the disk said no, ${name}`), { code });
				return (fs[name] as (...args: never[]) => unknown)(...args);
			},
		]),
	);
	return { ...fs, ...failing, default: { ...fs, ...failing } };
});
// Without a program that exchanges folders there are more calls that can fail.
vi.mock("../../generator/output/exchangeFolders.ts", () => ({ exchangeFolders: () => false }));

const { lockOutput, writeOutput } = await import("../../generator/output/writeOutput.ts");
const { DataProblems } = await import("../../generator/problems.ts");

const work = mkdtempSync(join(tmpdir(), "write-output-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));
afterEach(() => {
	failAt = 0;
	calls = 0;
});

const files = (name: string) =>
	new Map([
		["index.html", name],
		["areas/pasco.html", name],
		["areas/pasco/trinity.html", name],
	]);
const contentsOf = (out: string) => [...files("").keys()].map((file) => readFileSync(join(out, file), "utf8")).join();

function build(out: string, name: string): void {
	const unlock = lockOutput(out);
	try {
		writeOutput(out, files(name));
	} finally {
		unlock();
	}
}

it.each([
	["ENOSPC", "got a full disk  expected room for the whole build beside the old one"],
	["EROFS", "got a disk that is read-only"],
	["EIO", undefined],
])("holds one complete build at whichever call the disk fails with %s", (error, message) => {
	const out = join(work, `dist-${error}`);
	build(out, "old");
	code = error;
	for (let call = 1, failed = true; failed; call++) {
		failAt = call;
		calls = 0;
		failed = false;
		try {
			build(out, `new${call}`);
		} catch (problem) {
			failed = true;
			expect(problem instanceof DataProblems).toBe(message !== undefined);
			if (message !== undefined) expect(String(problem)).toContain(message);
		}
		failAt = 0;
		// As the next command would find it.
		lockOutput(out)();
		expect(contentsOf(out)).toMatch(/^(\w+),\1,\1$/);
		expect(readdirSync(work).filter((name) => name.startsWith(`dist-${error}.`))).toEqual([]);
		expect(call).toBeLessThan(50);
	}
	expect(contentsOf(out)).toMatch(/^new/);
});

it("gives the folder free again for the next build", () => {
	const out = join(work, "twice");
	build(out, "one");
	build(out, "two");
	expect(contentsOf(out)).toBe("two,two,two");
});
