// @module-tag slow
import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { expect, it } from "vitest";
import { loadSite } from "../../generator/load/loadSite.ts";
import { formatPhone } from "../../site/formats.ts";
import { siteAddress } from "../../site/links.ts";
import type { Site } from "../../site/site.ts";
import { states } from "../../site/states.ts";
import { countyName } from "../../site/words.ts";

const sites = ["data", "tests/javelina"].map((folder) => loadSite(folder, "2026-11-21").site);

const contactsOf = ({ business, speech }: Site): readonly string[] => [
	business.name,
	business.shortName,
	siteAddress(business.url).hostname,
	business.email,
	formatPhone(business.phone, speech),
];

const companyWords: readonly string[] = sites
	.flatMap((site) => {
		const { business, words, counties, towns, team, pages } = site;
		const { street, city, state, zip } = business.address;
		return [
			// Whole names only: their single words are often common words.
			...contactsOf(site),
			...[business.region, street ?? "", city, zip, state, states[state]?.name ?? ""],
			...counties.map(({ name }) => countyName(name, words).short),
			...[...towns.values()].map(({ name }) => name),
			...[...team, ...pages.testimonials.items].map(({ name }) => name),
		];
	})
	.filter((word) => word !== "");

/** Phone numbers without the country code, so that other spellings are found too. */
const numbers = sites.map(({ business }) => business.phone.slice(-10));

/** Common words that are also a place's name. */
const commonWords: Readonly<Record<string, string>> = { Holiday: "a day with hours of its own" };

const files = fastGlob
	.sync(
		[
			"{pages,components,islands,generator,styles}/**/*.{ts,tsx,css,svg,md,json,txt,yaml}",
			"site/*.ts",
		],
		// The starter is a company's data.
		{ ignore: ["generator/starter/**"] },
	)
	.sort();

/** Returns the company's words in a text, as whole words: "FL" is not in "FLAG". */
function foundIn(text: string, words: readonly string[] = companyWords): readonly string[] {
	const stands = (word: string) => {
		const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, "u").test(text);
	};
	return [...words.filter(stands), ...numbers.filter((digits) => text.includes(digits))];
}

it("no code, style, drawing or comment has a company's name or place", () => {
	expect(files.length).toBeGreaterThan(200);
	const known = files.flatMap((file) => {
		const found = foundIn(readFileSync(file, "utf8"));
		return found.filter((word) => !(word in commonWords)).map((word) => `${file}: ${word}`);
	});
	expect(known).toEqual([]);
});

it("no test but the specification has the company's name, address or number", () => {
	const [site] = sites as [Site, Site];
	const words = contactsOf(site);
	const tests = fastGlob.sync("tests/**/*.{ts,tsx,json}", { ignore: ["tests/specification/**"] });
	expect(tests.length).toBeGreaterThan(100);
	const found = (text: string) => foundIn(text, words).filter((word) => word !== numbers[1]);
	expect(
		tests.flatMap((file) => found(readFileSync(file, "utf8")).map((word) => `${file}: ${word}`)),
	).toEqual([]);
});

it("every exception is needed", () => {
	const code = files.map((file) => readFileSync(file, "utf8")).join("\n");
	for (const word of Object.keys(commonWords)) expect(foundIn(code, [word])).toContain(word);
});

it("names, numbers and places are found", () => {
	for (const { business, towns } of sites) {
		const [town] = towns.values();
		const { state } = business.address;
		const found = foundIn(`// as in ${town?.name}, ${state}`);
		expect(found).toEqual(expect.arrayContaining([town?.name, state]));
		expect(foundIn(`tel:${business.phone}`)).toContain(business.phone.slice(-10));
		expect(foundIn(business.name)).toContain(business.name);
	}
	expect(foundIn("FLAG unfloridian")).toEqual([]);
});
