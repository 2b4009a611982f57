// @module-tag long
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { prepareOutput } from "../../generator/output/writeOutput.ts";
import { full } from "../full.ts";
import { buildIn, expectBuild, startWriter, work } from "./outputFolder.ts";

const rounds = full ? 50 : 20;

it("leaves one complete build after SIGKILL at random moments, and nothing else after the next build", async () => {
	const out = join(work, "dist");
	const { out: said } = await startWriter(out, "first", { times: 5 }).ended;
	const [, from, to] = /begun \S+ (\d+)[\s\S]*done \S+ (\d+)/.exec(said) ?? [];
	const duration = (Number(to) - Number(from)) / 5;
	expect(duration).toBeGreaterThan(0);
	const found = new Set<string>();
	// A busy machine may slow the writer after it was timed, so that more rounds are needed.
	for (let round = 0; round < rounds || (found.size <= 5 && round < 3 * rounds); round++) {
		const { child, begun, ended } = startWriter(out, `round${round}`, { times: 0 });
		await begun;
		// The writer builds again and again: a kill hits writing, the swap or the cleanup.
		await wait(Math.random() * 2 * duration);
		child.kill("SIGKILL");
		await ended;
		// After a kill between the two renames, the next build restores the folder.
		if (!existsSync(out)) prepareOutput(out, "data");
		found.add(buildIn(out));
		if (round % 10 !== 9) continue;
		expect((await startWriter(out, `after${round}`).ended).errors).toBe("");
		expectBuild(out, `after${round}-0`);
	}
	expect(found.size).toBeGreaterThan(5);
});
