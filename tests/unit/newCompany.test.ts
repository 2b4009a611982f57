// @module-tag slow
import { basename } from "node:path";
import { expect, it } from "vitest";
import { checkPlaceholders } from "../../generator/check/checkPlaceholders.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import { readHours, readTowns } from "../../generator/tools/companyFacts.ts";
import { neutralize, neutralText } from "../../generator/tools/neutralTexts.ts";
import { writeNewCompany } from "../../generator/tools/newCompany.ts";
import { weekdays } from "../../site/schema/calendar.ts";
import { stringsIn } from "../site/stringsIn.ts";
import { newFolder } from "./newFolder.ts";
import { buildDate, problemsThrownBy, writeData } from "./sampleData.ts";

const answers = {
	name: "Acme Garage Doors",
	phone: "(208) 343-0142",
	street: "1212 W Idaho St",
	town: "Boise",
	state: "ID",
	zip: "83702",
	towns: "Boise 83702 83706, Meridian 83642, Eagle",
	hours: "Mon-Fri 8-17, Sat 9am-1pm",
};

const loadNew = (given: Parameters<typeof writeNewCompany>[1]) => {
	const folder = `${newFolder()}/acme`;
	writeNewCompany(folder, given);
	return loadSite(folder, "2030-01-01");
};
const loaded = loadNew(answers);
const sites = [loaded.site, ...loaded.site.translations];

it("a new company's folder is a site in both languages", () => {
	const paths = loaded.routes.map(({ path }) => path);
	const wanted =
		"/ /services/spring-replacement /symptoms/wont-open /how-to/red-cord /prices /doors /faq /areas/eagle /privacy-policy /es /es/precios /es/puertas /es/zonas-de-servicio/eagle";
	expect(paths).toEqual(expect.arrayContaining(wanted.split(" ")));
	expect(paths.filter((path) => /permit|hurricane|huracan/.test(path))).toEqual([]);
});

it("a new company has its own facts in the texts", () => {
	const { site } = loaded;
	expect(site.business).toMatchObject({ name: answers.name, shortName: "Acme", region: "Boise" });
	expect(JSON.stringify(site.pages.contact)).toContain("(208) 343-0142");
	expect([...site.towns.values()].map(({ name, zips }) => [name, zips])).toEqual([
		["Boise", ["83702", "83706"]],
		["Eagle", []],
		["Meridian", ["83642"]],
	]);
});

it("a new company's texts name no place, law or claim of the sample", () => {
	const { site: sample } = loadSite("data", buildDate);
	const { business, towns, counties } = sample;
	const names = [
		business.name,
		business.shortName,
		business.region,
		...counties.map(({ name }) => name.replace(/ County$/, "")),
		...[...towns.values()].map(({ name }) => name),
	];
	const local = new RegExp(
		`(?<!\\p{L})(?:${names.join("|")}|Florida|Gulf|hurricanes?|hurac(?:án|anes)|salt|salitre)(?!\\p{L})`,
		"u",
	);
	for (const { pages, folders, facts, business: own, words } of sites)
		for (const text of textsOf({ pages, folders, facts, own: { ...own, placeholders: [] }, words }))
			expect(text).not.toMatch(local);
	for (const { business: own, pages, team, certifications } of sites) {
		expect([own.rating, own.licenseNumber, own.reviewsInStructuredData]).toEqual([
			undefined,
			"",
			false,
		]);
		expect([...pages.testimonials.items, ...team, ...certifications]).toEqual([]);
	}
});

/** Texts that visitors may see: not addresses or names of icons. */
const textsOf = (value: unknown): readonly string[] =>
	stringsIn(value).flatMap(([path, text]) =>
		/(?:^|\.)ownerNote$/.test(path) || /^(?:https?:|#)/.test(text) ? [] : [text],
	);

it("a company that leaves all for later is a site, too, and a production build names all of it", () => {
	const later = loadNew({});
	const stopped = problemsThrownBy(() =>
		checkPlaceholders(later, { production: true, data: "acme" }),
	);
	const fields = stopped.map(({ field }) => String(field));
	for (const field of "name phone email url address hours founded promises answersAlways".split(
		" ",
	))
		expect(fields).toContain(field);
});

it("a company has the chosen services, and nothing leads to the others", () => {
	const { site, routes } = loadNew({ ...answers, services: "repair, springs, emergency" });
	const names = site.services.map(({ slug }) => slug).sort();
	expect(names).toEqual(["emergency", "garage-door-repair", "opener-repair", "spring-replacement"]);
	expect(routes.map(({ path }) => path)).not.toContain("/services/maintenance");
	expect(() => loadNew({ services: "locksmith" })).toThrow('There are no texts for "locksmith"');
});

it("hours and towns are read as people write them", () => {
	expect(readHours("Mon-Fri 8-17, Sat 9am-1pm")).toEqual([
		{ days: weekdays.slice(0, 5), opens: "08:00", closes: "17:00" },
		{ days: ["Saturday"], opens: "09:00", closes: "13:00" },
		{ days: ["Sunday"], closed: true },
	]);
	expect(() => readHours("always")).toThrow("is no opening time");
	expect(readTowns("Coeur d'Alene 83814; Hayden", "Hayden", "83835")).toEqual([
		{ slug: "hayden", name: "Hayden", zips: ["83835"] },
		{ slug: "coeur-dalene", name: "Coeur d'Alene", zips: ["83814"] },
	]);
});

it("a sentence that is local is left out, and what cannot do without it goes with it", () => {
	const words = { instead: new Map([[/in Oz/g, "here"]]), local: /tornado/ };
	expect(neutralText("We work in Oz. A tornado came. Call us.", words)).toBe(
		"We work here. Call us.",
	);
	expect(neutralText("## One\n\nA tornado came.\n\n## Two\n\nFine.", words)).toBe(
		"## Two\n\nFine.",
	);
	const main = [
		{ question: "Why?", answer: "A tornado." },
		{ question: "How?", answer: "So." },
	];
	const other = [{ answer: "Un tornado." }, { answer: "Así." }];
	expect(neutralize([main, other], [words, { ...words, local: /ciclón/ }])).toEqual([
		[main[1]],
		[other[1]],
	]);
});

it.each(["data/", "none/../data"])(
	"writeNewCompany refuses a folder with files, named as %s",
	(name) => {
		const folder = writeData();
		const before = loadSite(folder, buildDate).site.business;
		expect(() => writeNewCompany(`${folder}/../${name.replace("data", basename(folder))}`)).toThrow(
			"holds files already",
		);
		expect(loadSite(folder, buildDate).site.business).toEqual(before);
	},
);
