import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { weekdays } from "../../site/schema/calendar.ts";
import {
	edit,
	editService,
	editTown,
	firstOf,
	type OwnersData,
	sendTo,
	set,
	townsOf,
} from "./ownersData.ts";
import { addQuestions, addReviews, fromGoogle, townToLose } from "./ownersGrowth.ts";
import type { Change } from "./together.ts";

type FoundEdit = readonly [what: string, change: Change];

const addFiles =
	(files: Readonly<Record<string, string>>) =>
	({ folder }: OwnersData) => {
		const paths = Object.keys(files).map((name) => join(folder, name));
		for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
		return () => {
			for (const path of paths) rmSync(path);
		};
	};

const sizeOf = (file: string): number => statSync(file).size;

const withPhoto =
	(named: string, written = named) =>
	(data: OwnersData) => {
		const photos = join(data.folder, "photos");
		// The home page refuses small photographs, so take the largest.
		const [photo = ""] = readdirSync(photos)
			.filter((name) => name.endsWith(".jpg"))
			.sort((one, other) => sizeOf(join(photos, other)) - sizeOf(join(photos, one)));
		copyFileSync(join(photos, photo), join(photos, named));
		set("home", { image: { file: written, alt: "Our shop" } })(data);
		return () => rmSync(join(photos, named));
	};

const canvaLogo =
	'<svg xmlns="http://www.w3.org/2000/svg" width="500" zoomAndPan="magnify" viewBox="0 0 375 374.999991" height="500" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><clipPath id="a"><path d="M40 90h300v80H40z"/></clipPath></defs><g clip-path="url(#a)"><path fill="#0b5037" fill-opacity="1" d="M0 0h375v375H0z"/></g></svg>';

const withLogo = (file: string) => (data: OwnersData) => {
	set("theme", { logo: { file, alt: "Our doors" } })(data);
	return addFiles({ [file]: canvaLogo })(data);
};

export const sixHolidays = [
	{ name: "Vacation", day: "December 27", through: "January 2" },
	{ name: "Thanksgiving", day: "fourth Thursday of November" },
	{ name: "Christmas Eve", day: "December 24", opens: "8am", closes: "12 pm" },
	{ name: "Christmas", day: "December 25" },
	{ name: "Independence Day", day: "July 4" },
	{ name: "Memorial Day", day: "last Monday of May" },
];
const notice = { text: "We are away until **Tuesday**.", until: "2099-12-31" };
const someDays = { days: ["Monday", "Friday"], opens: "6am", closes: "noon" };
const summer = { name: "Summer", day: "June 1", through: "September 30", ...someDays };

const traces =
	".business.yaml.swp faq.yaml~ #faq.yaml# ~$faq.yaml faq.yaml.bak 4913 .DS_Store".split(" ");

/**
 * Edits with which owners had problems, but for those in ownersEdits.ts and ownersGrowth.ts. Each
 * must build.
 */
export const builtEdits: readonly FoundEdit[] = [
	["three featured reviews more", addReviews(3, () => ({ featured: true }))],
	["eight featured reviews more", addReviews(8, () => ({ featured: true }))],
	[
		"twelve reviews as Google has them",
		addReviews(12, (index) => ({
			...fromGoogle(index),
			url: "https://maps.app.goo.gl/AbCdEf123",
			...(index === 0 && { content: `${"They came, and it was good. ".repeat(140)}Thanks.` }),
		})),
	],
	["three questions to a town", editTown(({ questions }) => addQuestions(questions, 3))],
	[
		"two paragraphs to a town",
		editTown(({ homes }) => homes.paragraphs.push("Doors are old here.", "Some are older.")),
	],
	[
		"three paragraphs to a service",
		editService(({ what }) =>
			what.paragraphs.push("We look.", "Then we measure.", "Then we mend."),
		),
	],
	[
		"an ordinary year: a number for texts, six holidays, a notice, questions in three towns",
		(data) => {
			set("business", { textPhone: "+12125550188", holidays: sixHolidays, notice })(data);
			for (const id of townsOf(data).slice(0, 3))
				data.edit(`areas/${id}`, ({ questions }) => addQuestions(questions, 2));
		},
	],
	["holidays, the last ones first", set("business", { holidays: sixHolidays.toReversed() })],
	[
		"fifteen questions more in one section",
		edit("faq", ({ sections }) => addQuestions(sections[0].questions, 15)),
	],
	["a phone number as people write it", set("business", { phone: "(212) 555-0188" })],
	[
		"times as people write them",
		edit("business", ({ hours }) => {
			for (const group of hours)
				if (group.opens) Object.assign(group, { opens: "8am", closes: "5:30 pm" });
		}),
	],
	[
		"an office that is open day and night, from midnight to midnight",
		set("business", { hours: [{ days: [...weekdays], opens: "midnight", closes: "midnight" }] }),
	],
	[
		"a season with hours of its own on some days, and a holiday in it",
		set("business", { holidays: [summer, { name: "Independence Day", day: "July 4" }] }),
	],
	["a second number as people write it", set("business", { textPhone: "212.555.0188" })],
	["an address on the web with a slash", set("business", { url: "https://www.doors.example/" })],
	["a ZIP with four digits more", edit("business", ({ address }) => (address.zip += "-1234"))],
	["a notice with pictures", set("business", { notice: { ...notice, text: "🎃 Closed 🎃" } })],
	["curly quotes and dots", set("home", { lede: "“We fix doors” – it’s what we do… 24/7!" })],
	["a town's name in capitals", editTown((town) => (town.name = town.name.toUpperCase()))],
	["a day as people write it", editTown((town) => (town.updated = "Sept 15, 2026"))],
	["an address on the web without https", set("business", { url: "www.doors.example" })],
	[
		"what editors and systems leave",
		addFiles(Object.fromEntries(traces.map((name) => [name, "x"]))),
	],
	["a paper among the photos", addFiles({ "photos/warranty.pdf": "x" })],
	["a photograph as cameras name it", withPhoto("IMG_4711.JPG")],
	["a photograph as downloads name it", withPhoto("IMG 4711 (1).JPG")],
	["a logo as Canva exports it", withLogo("photos/Our Logo.svg")],
	[
		"no drawing, and a logo",
		(data) => {
			set("theme", { drawings: {} })(data);
			return withLogo("brand/canva.svg")(data);
		},
	],
	["no drawing and no logo", set("theme", { drawings: {} })],
	[
		"a text with asterisks and tags",
		set("home", { lede: "A 16*7 door, <b>bold</b>, for 2*3 days." }),
	],
	["a review of next year", addReviews(1, () => ({ date: "2099-01-02" }))],
	["a form at an address of their own", sendTo({ provider: "endpoint", url: "/api/contact" })],
	["somebody of the team goes", edit("team", (team) => team.pop())],
	["one card instead of many", edit("home", ({ why }) => (why.cards = why.cards.slice(0, 1)))],
];

const byHand =
	(name: string, change: (text: string) => string) =>
	({ folder }: OwnersData): void => {
		const file = join(folder, `${name}.yaml`);
		writeFileSync(file, change(readFileSync(file, "utf8")));
	};

/**
 * Edits that must fail, with at most three messages that each say how to go on. Slips in one field
 * stand in the unit tests.
 */
export const askedEdits: readonly FoundEdit[] = [
	["a service goes, without a word of where to", (data) => data.remove(firstOf(data, "services"))],
	["a town goes, without a word of where to", (data) => data.remove(townToLose(data))],
	["a copy of a file", addFiles({ "business (1).yaml": "name: A" })],
	["a photograph's name in other capitals", withPhoto("IMG_4711.JPG", "IMG_4711.jpg")],
	["yes in quotes", set("business", { answersAlways: "yes" })],
	["a PNG for the mark", edit("theme", ({ drawings }) => (drawings.mark = "brand/logo.png"))],
	["stars in words", edit("testimonials", ({ items }) => (items[0].rating = "5 stars"))],
	["a line that stands too far in", byHand("faq", (text) => text.replace(/^ {2}- /m, "   - "))],
	["two lines that are one", byHand("home", (text) => text.replace(/^lede:/m, "lede: a: b"))],
];
