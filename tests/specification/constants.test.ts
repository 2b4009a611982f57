import { describe, expect, it } from "vitest";
import { pageAt, textOf } from "../site/pages.ts";
import { constants } from "./specification.ts";

describe("constants (section 9)", () => {
	it.each(Object.entries(constants))("stand on %s", (path, expected) => {
		const text = textOf(pageAt(path).main);
		for (const pattern of expected) expect(text).toMatch(pattern);
	});
});
