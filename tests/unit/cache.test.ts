import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { openCache } from "../../generator/cache.ts";
import { newFolder } from "./newFolder.ts";

let dir = "";
beforeEach(() => {
	dir = newFolder();
});

/** Asks the cache for inputs, and counts how often the cache made the result. */
const asker = (folder: string) => {
	const cache = openCache(folder);
	let made = 0;
	return {
		ask: async (...inputs: string[]) =>
			Buffer.from(
				await cache.remember("kind", inputs, async () => {
					made += 1;
					return Buffer.from(`made of ${inputs.join("+")}`);
				}),
			).toString(),
		made: () => made,
	};
};

const onlyEntry = () => join(dir, "kind", readdirSync(join(dir, "kind"))[0] ?? "");

describe("openCache", () => {
	it("makes a result once for two caches of one folder", async () => {
		const first = asker(dir);
		expect(await first.ask("a")).toBe("made of a");
		expect(await first.ask("a")).toBe("made of a");
		const second = asker(dir);
		expect(await second.ask("a")).toBe("made of a");
		expect([first.made(), second.made()]).toEqual([1, 0]);
	});

	it("distinguishes inputs that are equal when joined", async () => {
		const { ask, made } = asker(dir);
		await ask("ab", "c");
		await ask("a", "bc");
		await ask("abc");
		expect(made()).toBe(3);
	});

	it.each([
		["cut short", (entry: Buffer) => entry.subarray(0, -1)],
		["changed by one bit", (entry: Buffer) => entry.with(-1, (entry.at(-1) ?? 0) ^ 1)],
		["empty", () => Buffer.alloc(0)],
		["only a checksum", (entry: Buffer) => entry.subarray(0, 8)],
	])("makes a result again if its entry is %s", async (_, damage) => {
		await asker(dir).ask("a");
		writeFileSync(onlyEntry(), damage(readFileSync(onlyEntry())));
		const { ask, made } = asker(dir);
		expect(await ask("a")).toBe("made of a");
		expect(made()).toBe(1);
	});

	it("may be deleted at any time", async () => {
		const { ask, made } = asker(dir);
		await ask("a");
		rmSync(dir, { recursive: true });
		expect(await ask("a")).toBe("made of a");
		expect(made()).toBe(2);
	});

	it("makes results without a writable folder", async () => {
		const file = join(dir, "file");
		writeFileSync(file, "in the way");
		expect(await asker(join(file, "cache")).ask("a")).toBe("made of a");
	});
});
