import { describe, expect, it } from "vitest";
import type { Counted, Template } from "../../site/schema/wordsSchema.ts";
import {
	countyName,
	fill,
	formatDistance,
	joinWords,
	planSpeech,
	plural,
} from "../../site/words.ts";
import { messagesAfter, replaced } from "./sampleData.ts";
import { company, speech, words } from "./sampleSpeech.ts";

const template = (text: string) => text as Template<"place">;
const speechOf = (country: string, locale: Partial<typeof speech.locale>) =>
	planSpeech(words, {
		locale: { ...speech.locale, ...locale },
		address: { country } as never,
		promises: {},
	});
const spanish = speechOf("US", { language: "es-US" });

it("templates get their values literally", () => {
	expect(fill(template("All of {place}"), { place: "$& {place}" })).toBe("All of $& {place}");
});

describe("plurals", () => {
	it("have the form and the format of their number", () => {
		const towns = words.county.towns as Counted;
		const texts = [0, 1, 2, 12_000].map((count) => plural(towns, count, speech, {}));
		expect(texts).toEqual(["0 towns", "1 town", "2 towns", "12,000 towns"]);
	});

	it("may have more forms than English, and `other` replaces a missing one", () => {
		const polish = speechOf("PL", { language: "pl-PL" });
		const forms = { one: "{count} miasto", few: "{count} miasta", other: "{count} miast" };
		const texts = [1, 3, 5].map((count) => plural(forms as unknown as Counted, count, polish, {}));
		expect(texts).toEqual(["1 miasto", "3 miasta", "5 miast"]);
	});

	it("need {count} in the last form only", () => {
		const one = replaced("words.yaml", 'one: "{count} town"', "one: one town");
		expect(messagesAfter(one)).toEqual([]);
	});
});

it("a county's name has a short and a long form", () => {
	expect(countyName("Alpha County", words)).toEqual({ short: "Alpha", long: "Alpha County" });
	expect(countyName("Alpha", words)).toEqual({ short: "Alpha", long: "Alpha County" });
	const countyNameWith = (county: string) =>
		countyName("Condado de Alpha", {
			places: { ...words.places, county: county as Template<"name"> },
		});
	expect(countyNameWith("Condado de {name}")).toEqual({ short: "Alpha", long: "Condado de Alpha" });
	expect(countyNameWith("{name}")).toEqual({ short: "Condado de Alpha", long: "Condado de Alpha" });
});

it("a list of names is joined by the language's rules", () => {
	const lists = [[], ["a"], ["a", "b"], ["a", "b", "c"]];
	const texts = ["", "a", "a and b", "a, b and c"];
	expect(lists.map((names) => joinWords(names, speech))).toEqual(texts);
	expect(joinWords(["SR-60", "US-41"], spanish)).toBe("SR-60 y US-41");
	expect(joinWords(["SR-60", "US-41", "I-275"], spanish)).toBe("SR-60, US-41 e I-275");
});

it("a distance has the locale's unit", () => {
	const metric = speechOf("CA", { units: "kilometers" });
	expect(formatDistance(1, speech)).toBe("1 mile");
	expect(formatDistance(12, speech)).toBe("12 miles");
	expect(formatDistance(10, metric)).toBe("16 kilometers");
	expect(metric.distances.short.format(16)).toBe("16 km");
	expect(formatDistance(1, speechOf("CA", { language: "es-US" }))).toBe("1 milla");
});

describe("the languages of the phone", () => {
	const at = (language: string, phoneLanguages?: readonly string[]) =>
		planSpeech(words, {
			...company,
			locale: { ...company.locale, language },
			...(phoneLanguages && { phoneLanguages: [...phoneLanguages] }),
		});

	it("have names in the page's language", () => {
		expect(at("es-US", ["en"]).phoneLanguageNames).toBe("inglés");
		expect(at("en-US", ["en", "es"]).phoneLanguageNames).toBe("English and Spanish");
	});

	it("change the call button's text if they lack the page's language", () => {
		expect(at("es-US", ["en"]).answering).toBe(
			fill(words.openNow.alwaysIn, { languages: "inglés" }),
		);
		expect(at("es-US", ["en", "es"]).answering).toBe(words.openNow.always);
		expect(at("en-US", ["en"]).answering).toBe(words.openNow.always);
	});

	it("need a note unless the page's language is the only one", () => {
		expect(at("es-US", ["en"]).hasOtherPhoneLanguages).toBe(true);
		expect(at("en-US", ["en", "es"]).hasOtherPhoneLanguages).toBe(true);
		expect(at("en-US", ["en"]).hasOtherPhoneLanguages).toBe(false);
	});

	it("may be left out", () => {
		const silent = { phoneLanguageNames: undefined, hasOtherPhoneLanguages: false };
		expect(at("es-US")).toMatchObject({ answering: words.openNow.always, ...silent });
	});
});
