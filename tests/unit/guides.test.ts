import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { applyBlock, blocksOf, guides } from "../guideBlocks.ts";

// tests/faults/guides.test.ts follows the guides, and builds and tests what comes out.
it("the code of each guide fits into today's files", () => {
	const files = new Map<string, string>();
	for (const guide of guides) {
		const blocks = blocksOf(guide);
		expect(blocks.length, guide).toBeGreaterThan(1);
		for (const block of blocks) {
			const { file } = block;
			const text = files.get(file) ?? (existsSync(file) ? readFileSync(file, "utf8") : undefined);
			files.set(file, applyBlock(block, text));
		}
	}
	const changed = files.get("components/LegalText.tsx") ?? "";
	expect(changed).toContain('<Island name="CopyAddress"');
});

it("a block of a guide is refused where its lines are gone or stand twice", () => {
	const block = { file: "a.ts", lines: [" one", "-two", "+three"], isChange: true };
	expect(applyBlock(block, "zero\none\ntwo\n")).toBe("zero\none\nthree\n");
	expect(() => applyBlock(block, "one\n")).toThrow("a.ts has not these lines:\none\ntwo");
	expect(() => applyBlock(block, "one\ntwo\none\ntwo\n")).toThrow("lines twice");
	expect(() => applyBlock({ ...block, isChange: false }, "one\n")).toThrow("exists already");
});
