import fs, {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { prepareOutput, writeOutput } from "../../generator/output/writeOutput.ts";
import { newFolder } from "./newFolder.ts";

/** The number of the call at which the disk fails. 0 means never. */
let failAt = 0;
let calls = 0;
/** The end of a path that can't be removed. */
let stuck = "";

const { mkdirSync: mkdir, writeFileSync: write, renameSync: rename, rmSync: remove } = fs;
const failing = <Args extends never[], R>(run: (...args: Args) => R) => {
	return (...args: Args): R => {
		if (failAt > 0 && ++calls === failAt) throw new Error("ENOSPC: the disk said no");
		return run(...args);
	};
};
fs.mkdirSync = failing(mkdir as never) as never;
fs.writeFileSync = failing(write as never) as never;
fs.renameSync = failing(rename as never) as never;
fs.rmSync = (path, options) => {
	if (stuck !== "" && String(path).endsWith(stuck))
		throw Object.assign(new Error(`EACCES: ${path}`), { code: "EACCES" });
	remove(path, options);
};
syncBuiltinESMExports();
afterAll(() => {
	Object.assign(fs, { mkdirSync: mkdir, writeFileSync: write, renameSync: rename, rmSync: remove });
	syncBuiltinESMExports();
});

const work = newFolder();
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
const contentsOf = (out: string) =>
	[...files("").keys()].map((file) => readFileSync(join(out, file), "utf8")).join();

function build(out: string, name: string): void {
	prepareOutput(out, "data");
	writeOutput(out, files(name));
}

it("the folder has one complete build at whichever call the disk fails", () => {
	const out = join(work, "dist-failing");
	build(out, "old");
	for (let call = 1, failed = true; failed; call++) {
		failAt = call;
		calls = 0;
		failed = false;
		try {
			build(out, `new${call}`);
		} catch (problem) {
			failed = true;
			expect(String(problem)).toContain("ENOSPC: the disk said no");
		}
		failAt = 0;
		// The next build restores the folder first.
		prepareOutput(out, "data");
		expect(contentsOf(out)).toMatch(/^(\w+),\1,\1$/);
		expect(readdirSync(work).filter((name) => name.startsWith(".dist-failing."))).toEqual([]);
		expect(call).toBeLessThan(50);
	}
	expect(contentsOf(out)).toMatch(/^new/);
});

it.each(["/proc/x/y", "/sys/x/y", "/dev/x/y", "/dev/shm", "/proc"])(
	"the output folder may not be %s",
	(out) => {
		expect(() => prepareOutput(out, "data")).toThrow(
			/got a folder of the system's own {2}expected a folder on a disk\n {2}Fix: Choose another folder with --out, or empty this one yourself./,
		);
	},
);

it("a build leaves other files and folders alone", () => {
	const place = newFolder();
	const out = join(place, "c");
	const folders = "c.old c.next .c.build-old-7 .c.build-7 .c.build-7x xc.build-7".split(" ");
	for (const name of folders) {
		mkdirSync(join(place, name));
		writeFileSync(join(place, name, "letter.txt"), name);
	}
	const files = "c.readme .c.build-7.txt".split(" ");
	for (const name of files) writeFileSync(join(place, name), name);
	for (const name of ["one", "two"]) {
		try {
			build(out, name);
		} catch {
			// A folder in the way may stop the build, but must not be removed.
		}
		for (const folder of folders)
			expect(readFileSync(join(place, folder, "letter.txt"), "utf8")).toBe(folder);
		for (const file of files) expect(readFileSync(join(place, file), "utf8")).toBe(file);
	}
	expect(existsSync(join(place, "c", "letter.txt"))).toBe(false);
});

it("the output folder may not contain the data folder or be in it", () => {
	const place = newFolder();
	mkdirSync(join(place, "d/data"), { recursive: true });
	writeFileSync(join(place, "d/.build.json"), '{"generator":"build.ts","files":1}');
	writeFileSync(join(place, "d/data/business.yaml"), "name: Acme");
	symlinkSync(join(place, "d"), join(place, "link"));
	for (const [out, data] of [
		["d", "d/data"],
		["d", "link/data"],
		["d/data", "d/data"],
		["d/data/dist", "d/data"],
		["link/data/dist", "d/data"],
	] as const) {
		expect(() => prepareOutput(join(place, out), join(place, data))).toThrow(
			/got a folder nested with .*data, where the data is {2}expected a folder of its own\n {2}Fix: Choose another folder with --out, or empty this one yourself./,
		);
		expect(readFileSync(join(place, "d/data/business.yaml"), "utf8")).toBe("name: Acme");
	}
	prepareOutput(join(place, "d/data-old"), join(place, "d/data"));
});

it("a build succeeds if only the removal of the old one fails, with a warning", () => {
	const place = newFolder();
	const out = join(place, "dist");
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	build(out, "one");
	writeFileSync(join(out, "theirs"), "");
	stuck = "theirs";
	build(out, "two");
	expect(contentsOf(out)).toBe("two,two,two");
	expect(warn.mock.calls.flat().join()).toMatch(
		/\.dist\.build-old-\d+ is left over from a build and could not be removed \(EACCES\): remove it yourself\./,
	);
	stuck = "";
	build(out, "three");
	expect(contentsOf(out)).toBe("three,three,three");
	expect(readdirSync(place)).toEqual(["dist"]);
	warn.mockRestore();
});
