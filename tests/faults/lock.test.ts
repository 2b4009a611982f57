import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildIn, isRunning, leftovers, startWriter, work } from "./outputFolder.ts";

it("lets one of several builds at once through, and tells the others who is at work", async () => {
	const out = join(work, "dist");
	for (let round = 0; round < 4; round++) {
		// The lock of a killed build: all writers find it, but only one may take it over.
		mkdirSync(join(work, ".dist.build-lock"));
		writeFileSync(join(work, ".dist.build-lock/999999999"), "");
		const writers = Array.from({ length: 5 }, (_, index) =>
			startWriter(out, `r${round}w${index}`, { hold: 60 }),
		);
		const results = await Promise.all(writers.map(({ ended }) => ended));
		const times = results.flatMap(({ out: said }) => {
			const [, from, to] = /locked \S+ (\d+)\nfreed \S+ (\d+)/.exec(said) ?? [];
			return from && to ? [[Number(from), Number(to)] as const] : [];
		});
		expect(times.length).toBeGreaterThanOrEqual(1);
		const sorted = times.sort(([a], [b]) => a - b);
		for (const [index, [from]] of sorted.entries())
			if (index > 0) expect(from).toBeGreaterThanOrEqual(sorted[index - 1]?.[1] ?? 0);
		for (const { code, errors } of results.filter(({ code }) => code !== 0)) {
			expect(code).toBe(1);
			expect(errors).toMatch(isRunning);
		}
		buildIn(out);
		expect(leftovers(out)).toEqual([]);
	}
});
