import { closeSync, constants, mkdirSync, openSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { prepareOutput } from "../../generator/output/writeOutput.ts";
import { expectBuild, startWriter, work } from "./outputFolder.ts";

function openFolder(path: string): number | undefined {
	try {
		return openSync(path, constants.O_RDONLY | constants.O_DIRECTORY);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		return undefined;
	}
}

describe.runIf(process.platform === "linux")("on Linux", () => {
	it("never shows a reader files of two builds in one folder", async () => {
		const out = join(work, "read");
		await startWriter(out, "first").ended;
		const writer = startWriter(out, "next", { times: 12 });
		let running = true;
		void writer.ended.then(() => (running = false));
		const builds = new Set<string>();
		const names = glob.sync("**/*.html", { cwd: out }).slice(0, 20);
		while (running) {
			// The handle stays valid when a swap renames the folder. In between, there is no folder.
			const opened = openFolder(out);
			if (opened === undefined) continue;
			const seen = new Set<string>();
			for (const name of names) {
				try {
					seen.add(readFileSync(`/proc/self/fd/${opened}/${name}`, "utf8").split("\n")[0] ?? "");
				} catch (error) {
					// The reader has opened the old build, which is being removed.
					if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
				}
			}
			closeSync(opened);
			expect(seen.size, [...seen].join(", ")).toBeLessThanOrEqual(1);
			for (const build of seen) builds.add(build);
			await wait(1);
		}
		expect((await writer.ended).errors).toBe("");
		expect(builds.size).toBeGreaterThan(3);
	});
});

it("puts the old build back where a kill came between two renames", async () => {
	const out = join(work, "gap");
	await startWriter(out, "old").ended;
	await startWriter(join(work, "other"), "new").ended;
	renameSync(out, join(work, ".gap.build-old-999999999"));
	renameSync(join(work, "other"), join(work, ".gap.build-999999999"));
	prepareOutput(out, "data");
	expectBuild(out, "old-0");
});

it("clears away what a killed build left beside a whole one", async () => {
	const out = join(work, "left");
	await startWriter(out, "old").ended;
	for (const name of ["999999999", "old-999999999"]) mkdirSync(join(work, `.left.build-${name}`));
	prepareOutput(out, "data");
	expectBuild(out, "old-0");
});
