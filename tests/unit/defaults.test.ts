import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { loadSample, problemsAfter, replaced } from "./sampleData.ts";
import { words } from "./sampleSpeech.ts";

it("generator/defaults/theme.yaml is a whole theme", () => {
	expect(problemsAfter({ "theme.yaml": "colors: {}\n" })).toEqual([]);
});

describe("words.yaml with missing words", () => {
	it("gets the defaults", () => {
		const own = "menu: { button: All pages }\ncounty: { towns: { other: '{count} places' } }\n";
		const loaded = loadSample({ "words.yaml": own });
		expect(loaded.site.words.menu).toEqual({ ...words.menu, button: "All pages" });
		// The plural forms are one text, so the generator's `one` is not added.
		expect(loaded.site.words.county.towns).toEqual({ other: "{count} places" });
	});

	it("gets the defaults in the site's language", () => {
		const spanish = replaced("business.yaml", "language: en-US", "language: es-US");
		const loaded = loadSample({ ...spanish, "words.yaml": "years: x {years}\n" });
		expect(loaded.site.words.menu.button).toBe(
			parse(readFileSync("generator/defaults/words.es.yaml", "utf8")).menu.button,
		);
	});
});
