import { expect, it, vi } from "vitest";
import { memoize } from "../../site/memoize.ts";

it("a memoized function works once for equal texts", () => {
	const work = vi.fn((text: string) => text.length);
	const lengthOf = memoize(work);
	expect([lengthOf("tag é"), lengthOf("<tag é>".slice(1, -1)), lengthOf("other")]).toEqual([
		5, 5, 5,
	]);
	expect(work.mock.calls).toEqual([["tag é"], ["other"]]);
});
