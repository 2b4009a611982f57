import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { expect, it } from "vitest";
import { site } from "../data.ts";
import { exampleSite } from "../unit/exampleSite.ts";

/** Words that every company of the trade may use in its name. */
const trade = new Set(["Door", "Doors", "Garage"]);

// tests/unit/noCompany.test.ts searches for whole names. This test searches for single words.
it("no code, style or drawing knows a word of this company's name, or of the invented one's", () => {
	const words = [site, exampleSite]
		.flatMap(({ business }) => business.shortName.split(/\W+/))
		.filter((word) => word.length > 2 && !trade.has(word));
	expect(words.length).toBeGreaterThan(2);
	const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${words.join("|")})(?![\\p{L}\\d])`, "u");
	const files = fastGlob.sync(
		"{pages,components,islands,generator,styles,assets}/**/*.{ts,tsx,css,svg,md,json,txt,yaml}",
	);
	expect(files.length).toBeGreaterThan(200);
	expect(files.filter((file) => pattern.test(readFileSync(file, "utf8")))).toEqual([]);
});
