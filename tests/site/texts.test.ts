import { expect, it } from "vitest";
import { files, missing } from "./saidTexts.ts";

it.each(files)("every text of %s.* stands on its page", (name, record, path) => {
	expect(missing(name, record, path)).toEqual([]);
});
