// @module-tag slow
import { expect, it } from "vitest";
import { islandWords } from "../../site/words.ts";
import { renderForTest } from "../faults/renderForTest.ts";
import { planRoutes } from "../planRoutes.ts";
import { type Changes, replaced, sampleSite } from "./sampleData.ts";

async function allTexts(changes: Changes = {}): Promise<string> {
	const site = sampleSite(changes);
	const pages = await renderForTest(site, (routes) => routes);
	const pictures = planRoutes(site).map(({ sign }) => JSON.stringify(sign));
	const scripts = JSON.stringify(islandWords(site.speech, site.business));
	return [...pages.map(({ html }) => html), ...pictures, scripts]
		.join("\n")
		.replaceAll("&amp;", "&");
}

const { words } = sampleSite();
const { sameDay, sameDayShort, licensed, licensedShort, emergencies } = words.promises;
const { anyHourPhone, anyHourCalls, anyHourHours } = words.promises;
const promises = "promises: { sameDay: true, freeQuotes: true, licensedAndInsured: true }";
const without = (name: string) =>
	replaced("business.yaml", promises, promises.replace(new RegExp(`${name}: true,? ?`), ""));

const unchanged = allTexts();

it.each([
	["sameDay", without("sameDay"), [sameDay, sameDayShort]],
	["freeQuotes", without("freeQuotes"), [words.quote.free.button, words.quote.free.short]],
	["licensedAndInsured", without("licensedAndInsured"), [licensed, licensedShort]],
	[
		"answersAlways",
		replaced("business.yaml", "answersAlways: true", "answersAlways: false"),
		[emergencies, anyHourPhone, anyHourCalls, anyHourHours, words.openNow.always, '"ContactPoint"'],
	],
] as const)(
	"only the texts of a promise are left out without the promise: %s",
	async (name, changes, promised) => {
		const [before, after] = [await unchanged, await allTexts(changes)];
		for (const text of promised) {
			expect(before).toContain(text);
			expect(after).not.toContain(text);
		}
		const others = [sameDay, sameDayShort, licensed, emergencies, anyHourHours];
		for (const text of [...others, words.quote.free.button])
			if (!(promised as readonly string[]).includes(text)) expect(after).toContain(text);
		// Visitors still ask for a quote that is not free.
		expect(after.includes(`>${words.quote.plain.button}<`)).toBe(name === "freeQuotes");
	},
);

it("a town's page has no heading over an empty list", async () => {
	const { commercialHeading, neighborhoodsHeading } = words.town;
	const texts = await allTexts({
		...replaced("town-services.yaml", "commercial: [C1, C2, C3, C4, C5, C6]", "commercial: []"),
		...replaced("areas/pasco/alpha.yaml", "[One, Two, Three, Four, Five, Six, Seven, Eight]", "[]"),
	});
	const count = (text: string, heading: string) => text.split(`>${heading}<`).length - 1;
	expect(count(texts, commercialHeading)).toBe(0);
	expect(count(texts, neighborhoodsHeading)).toBe(count(await unchanged, neighborhoodsHeading) - 1);
});
