import { describe, expect, it, vi } from "vitest";
import { memoize } from "../../generator/memoize.ts";

describe("a function that remembers", () => {
	it("does the work once for a text, also where it was cut from another", () => {
		const work = vi.fn((text: string) => text.length);
		const lengthOf = memoize(work, 10);
		expect([lengthOf("tag é"), lengthOf("<tag é>".slice(1, -1)), lengthOf("other")]).toEqual([
			5, 5, 5,
		]);
		expect(work.mock.calls).toEqual([["tag é"], ["other"]]);
	});

	it("forgets all when there is too much to keep, and does the work again", () => {
		const work = vi.fn((text: string) => `${text}!`);
		const shout = memoize(work, 2);
		expect(["a", "b", "c", "a"].map(shout)).toEqual(["a!", "b!", "c!", "a!"]);
		expect(work).toHaveBeenCalledTimes(4);
		expect(shout("c")).toBe("c!");
		expect(work).toHaveBeenCalledTimes(4);
	});
});
