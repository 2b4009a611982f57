import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { loadSite, type ReadFiles } from "../../generator/load/loadSite.ts";
import { DataProblems } from "../../generator/problems.ts";
import { builtFrom, dataFolder } from "../builtSite.ts";
import { options } from "../data.ts";
import { full, long } from "../full.ts";
import { failingTests } from "./failingTests.ts";
import {
	addTown,
	copyData,
	type OwnersData,
	put,
	removeTown,
	townsOf,
	type Value,
} from "./ownersData.ts";
import { runBuild } from "./projectCopy.ts";

// What an owner may change without a programmer: the build takes it and the tests of the site stay
// green, or the build says in one message what to change. Edits gather in one folder, as they do in
// life, and the tests of the site look at it once for all of them.

// Always the same place: the build keeps what it read of each folder.
const root = resolve(".cache/honest-edits");
rmSync(root, { recursive: true, force: true });
const made: string[] = [];
afterAll(() => {
	for (const folder of [root, ...made]) rmSync(folder, { recursive: true, force: true });
});
const freshCopy = (name: string): OwnersData => {
	const data = copyData(dataFolder, join(root, name));
	made.push(builtFrom(data.folder));
	return data;
};

/** One build of the edited data, quick: one sharing image for all pages. */
const tryBuild = (data: OwnersData) =>
	runBuild(".", ["--data", data.folder, "--out", join(root, "out"), "--draft"]);

/** A problem as the build prints it: where, what stands there, what should, and how to mend it. */
const problem =
	/^\S+\.(?:yaml|md)(?::\d+(?::\d+)?)?(?: › \S.*?)? {2}got .+ {2}expected .+\n {2}Fix: .+$/gm;

type Edit = readonly [what: string, change: (data: OwnersData) => void];
const inTown = (data: OwnersData, change: (town: Value) => void, index = 0) =>
	data.edit(`areas/${townsOf(data)[index]}`, change);

/** What an owner does in the first year, and what turned tests red once. */
const edits: readonly Edit[] = [
	// Two go for the one that comes: the list of all towns has room for no more
	// (generator/output/budgets.ts).
	["removes a town", (data) => removeTown(data, spareTowns(data)[0])],
	["removes another", (data) => removeTown(data, spareTowns(data).at(-1))],
	["adds a town", (data) => addTown(data, townsOf(data).at(-1) ?? "", "new-place", "New Place")],
	[
		"changes the minutes of a town",
		(data) => inTown(data, (town) => (town.responseMinutes = [25, 40])),
	],
	[
		"changes a fact",
		(data) => data.edit("facts", (facts) => (facts.repairTime = "half an hour to three hours")),
	],
	[
		"closes on Sunday and Tuesday, at noon on Saturday, with a break on Monday",
		(data) =>
			data.edit("business", (business) => {
				business.hours = [
					{ days: ["Monday"], opens: "08:00", closes: "12:00" },
					{ days: ["Monday"], opens: "13:00", closes: "17:30" },
					{ days: ["Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "17:30" },
					{ days: ["Saturday"], opens: "08:00", closes: "12:00" },
					{ days: ["Sunday", "Tuesday"], closed: true },
				];
			}),
	],
	[
		"keeps holidays",
		(data) =>
			data.edit("business", (business) => {
				business.holidays = [
					{ name: "Christmas Eve", day: "December 24", opens: "08:00", closes: "12:00" },
					{ name: "Thanksgiving", day: "fourth Thursday of November" },
					{ name: "The day we moved", day: "2020-03-02" },
					{ name: "Vacation", day: "December 27", through: "January 2" },
				];
			}),
	],
	[
		"moves down the street",
		(data) => data.edit("business", ({ address }) => (address.street = "12 New Street, Suite 4")),
	],
	[
		"was founded in another year",
		(data) => data.edit("business", (business) => (business.founded = 2015)),
	],
	[
		"has another company's name",
		(data) =>
			data.edit("business", (business) =>
				Object.assign(business, {
					name: "Door & Daughters, LLC",
					shortName: "Daughters",
					tagline: "Doors",
				}),
			),
	],
	[
		"has another number",
		(data) => data.edit("business", (business) => (business.phone = "+12125550188")),
	],
	[
		"has another address on the web",
		(data) =>
			data.edit("business", (business) =>
				Object.assign(business, { url: "https://doors.example", email: "ann@doors.example" }),
			),
	],
	[
		"has its license",
		(data) => data.edit("business", (business) => (business.licenseNumber = "CRC1234567")),
	],
	[
		"has another rating",
		(data) =>
			data.edit("business", (business) => (business.rating = { value: 4.7, count: 9, scale: 5 })),
	],
	[
		"sends the form to Formspree, its whole address pasted",
		(data) => sendTo(data, { provider: "formspree", id: "https://formspree.io/f/abcdwxyz" }),
	],
	[
		"sends the form to Web3Forms after all",
		(data) =>
			sendTo(data, { provider: "web3forms", accessKey: "0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f" }),
	],
	[
		"renames a service",
		(data) => data.edit(serviceOf(data), (service) => (service.name = "Fixing of Doors")),
	],
	[
		"counts visits with a service outside, and serves pictures from a host of their own",
		(data) =>
			data.edit("business", (business) => {
				business.outsideScripts = [
					{
						src: "https://stats.example/script.js",
						attributes: { "data-domain": "doors.example" },
					},
				];
				business.imageHost = "https://img.example/doors";
			}),
	],
	[
		"switches the editing page on",
		(data) =>
			data.write("admin", {
				service: "github",
				repository: "acme/website",
				branch: "main",
				folder: "data",
			}),
	],
	[
		"adds a redirect",
		(data) =>
			data.edit("redirects", (redirects) =>
				redirects.push({ from: "/a-page-of-the-old-site", to: "/services" }),
			),
	],
	[
		"has two neighborhoods in a town",
		(data) => inTown(data, (town) => (town.neighborhoods = ["Old Town", "New Town"]), 1),
	],
	[
		"writes another call to action",
		(data) =>
			data.edit(
				"home",
				(home) =>
					(home.cta = {
						title: "Ring us!",
						subtitle: "We’re in the shop, and it’s $129 for a tune-up.",
					}),
			),
	],
	[
		"adds a review of fifteen characters",
		(data) =>
			data.edit("testimonials", (page) => {
				page.items = [
					...(page.items ?? []),
					{
						name: "Al",
						town: townsOf(data)[0],
						rating: 3,
						content: "Good, in a way.",
						date: "2026-01-02",
						sample: true,
					},
				];
			}),
	],
	[
		"writes a text in Markdown, with a link",
		(data) =>
			data.edit(
				"home",
				({ about }) => (about.text = "**Doors**, and *nothing* else: see [what we do](/services)."),
			),
	],
	[
		"offers another service in town",
		(data) => data.edit("town-services", (list) => list.residential.push("Screens")),
	],
	[
		"has a price of its own",
		(data) => {
			if (data.names().includes("prices"))
				data.edit(
					"prices",
					({ groups }) =>
						(groups[0].rows[0].own = { low: 149, high: 249.5, approved: "2026-11-20" }),
				);
		},
	],
	[
		"takes two pages out of a translation",
		(data) => {
			for (const name of data.names())
				if (/^[a-z]{2}\/(?:testimonials|sitemap)$/.test(name)) data.remove(name);
		},
	],
	[
		"asks another question",
		(data) =>
			data.edit("faq", ({ sections }) =>
				sections[0].questions.push({ question: "Is Al in?", answer: "Most days." }),
			),
	],
	[
		"hires one more, and lets another go",
		(data) =>
			data.write("team", [
				{ name: "Al", position: "Owner", bio: "Fixes doors.", experience: "3", sample: false },
				{ name: "Bo", position: "Apprentice", bio: "Learns.", sample: false },
			]),
	],
];

/** What an owner leaves out who has none of it. */
const omissions: readonly Edit[] = [
	[
		"no rating",
		(data) =>
			data.edit("business", (business) => {
				delete business.rating;
				business.placeholders = business.placeholders.filter(
					({ field }: Value) => field !== "rating",
				);
			}),
	],
	[
		"a notice for some days",
		(data) =>
			data.edit(
				"business",
				(business) =>
					(business.notice = {
						text: "We are away until **Tuesday**. [Calls](/contact) are answered.",
						until: "2099-12-31",
					}),
			),
	],
	[
		"profiles on two networks more",
		(data) =>
			data.edit("business", (business) => {
				business.social = {
					google: "https://maps.app.goo.gl/AbCdEf123",
					youtube: "https://www.youtube.com/@doors",
					...business.social,
				};
			}),
	],
	["no profile elsewhere", (data) => data.edit("business", (business) => (business.social = {}))],
	[
		"nobody at night",
		(data) => data.edit("business", (business) => (business.answersAlways = false)),
	],
	["no reviews", (data) => data.edit("testimonials", (page) => (page.items = []))],
	["no team", (data) => data.write("team", [])],
	["no badges", (data) => data.write("certifications", [])],
	["no photograph on the home page", (data) => data.edit("home", withoutImage)],
	["no photograph of a service", (data) => data.edit(serviceOf(data), withoutImage)],
	["no keywords", (data) => data.edit("home", (home) => void delete home.keywords)],
	["no neighborhoods in a town", (data) => inTown(data, (town) => (town.neighborhoods = []))],
	[
		"no work for businesses",
		(data) => {
			if (!data.names().includes("commercial"))
				data.edit("town-services", (services) => (services.commercial = []));
		},
	],
	["no towns nearby", (data) => inTown(data, (town) => (town.nearby = []))],
	[
		"no card but one",
		(data) =>
			data.edit(
				`areas/${townsOf(data)[0]?.split("/")[0]}`,
				(county) => (county.cards = county.cards.slice(0, 1)),
			),
	],
	[
		"one section of questions",
		(data) => data.edit("faq", (faq) => (faq.sections = faq.sections.slice(0, 1))),
	],
	["no how-tos", withoutHowTos],
	["one county", (data) => onlyOneCounty(data)],
];

function withoutImage(page: Value): void {
	delete page.image;
}
/** Removes the how-tos, and what refers to them. */
function withoutHowTos(data: OwnersData): void {
	for (const name of data.names()) {
		if (/^([a-z]{2}\/)?how-to(\/|$)/.test(name)) data.remove(name);
		else if (name.startsWith("symptoms/"))
			data.edit(name, (branch) => {
				delete branch.howtos;
				for (const row of branch.rows) delete row.howto;
			});
	}
	data.replace(/\[([^\]]*)\]\(\/how-to[^)]*\)/g, "$1");
}
const serviceOf = (data: OwnersData): string =>
	data.names().find((name) => name.startsWith("services/")) ?? "";
function sendTo(data: OwnersData, form: object): void {
	data.edit("business", (business) => (business.form = form));
}

/** Towns that are not the last of their county. */
const townsWithOthers = (data: OwnersData): readonly string[] =>
	townsOf(data).filter(
		(id, _, all) => all.filter((other) => other.split("/")[0] === id.split("/")[0]).length > 1,
	);
/** Towns that can go, and leave the base where it is. */
const spareTowns = (data: OwnersData): readonly string[] =>
	townsWithOthers(data).filter((id) => !data.read(`areas/${id}`).isBase);

/** Leaves every county but that of the base. */
function onlyOneCounty(data: OwnersData): void {
	const base = townsOf(data).find((id) => data.read(`areas/${id}`).isBase) ?? "";
	const county = base.split("/")[0] ?? "";
	const others = new Set(townsOf(data).map((id) => id.split("/")[0] ?? ""));
	others.delete(county);
	data.edit("home", (home) => {
		for (const list of ["serving", "response"]) home[list].towns = [base];
	});
	for (const id of townsOf(data)) if (!id.startsWith(`${county}/`)) removeTown(data, id);
	for (const other of others) {
		data.remove(`areas/${other}`);
		data.replace(new RegExp(`\\[([^\\]]*)\\]\\(/areas/${other}(#[^)]*)?\\)`, "g"), "$1");
	}
	data.edit("redirects", (redirects) => {
		for (const redirect of redirects)
			if (others.has(redirect.to.split("/")[2])) redirect.to = "/areas";
	});
}

describe.each([
	["edits", edits, {}],
	["omissions", omissions, long],
] as const)("an owner's %s", (name, all, which) => {
	it("are built, each of them, and leave the tests of the site green", {
		...which,
		timeout: full ? 1_800_000 : 600_000,
	}, async () => {
		const data = freshCopy(name);
		for (const [what, change] of all) {
			change(data);
			// One by one where there is time: a message names the edit then.
			if (!full) continue;
			const { code, errors } = await tryBuild(data);
			expect(code, `${what}\n${errors}`).toBe(0);
		}
		expect(await failingTests(data.folder)).toBe("");
	});
});

/** Slips, and what the build says: the file, the field, and something of how to mend it. */
const slips: readonly (readonly [
	what: string,
	change: (data: OwnersData) => void,
	says: RegExp,
])[] = [
	[
		"a ZIP of no state",
		(data) => inTown(data, (town) => (town.zips = ["99999"])),
		/› zips\[0\] .*\n {2}Fix: .*ZIP|› zips\[0\] .*99999/,
	],
	[
		"coordinates swapped",
		(data) => inTown(data, (town) => town.coordinates.reverse()),
		/› coordinates.*\n {2}Fix: /,
	],
	[
		"a minus that is missing",
		(data) => inTown(data, (town) => (town.coordinates[1] *= -1)),
		/› coordinates .*\n {2}Fix: A minus is missing/,
	],
	[
		"the state's name",
		(data) => data.edit("business", ({ address }) => (address.state = "Florida")),
		/› address\.state .*\n {2}Fix: .*two capital letters/,
	],
	[
		"minutes in words",
		(data) => inTown(data, (town) => (town.responseMinutes = "45-60")),
		/› responseMinutes .*\n {2}Fix: .*\[30, 45\]/,
	],
	[
		"a day too few",
		(data) => data.edit("business", (business) => business.hours.pop()),
		/› hours .*all seven days/,
	],
	[
		"a fact that there is not",
		(data) => data.edit("home", (home) => (home.lede = "It takes {noSuchTime}.")),
		/home\.yaml:\d+:\d+ › lede .*noSuchTime/,
	],
	[
		"a link to nowhere",
		(data) => data.edit("home", (home) => (home.lede = "See [this](/services/no-such-service).")),
		/home\.yaml:\d+:\d+ › lede .*no-such-service/,
	],
	[
		"a picture that is not there",
		(data) => data.edit("home", (home) => (home.image = { file: "none.jpg", alt: "None" })),
		/› image\.file .*none\.jpg/,
	],
	[
		"a redirect from a page",
		(data) => data.edit("redirects", (redirects) => redirects.push({ from: "/faq", to: "/" })),
		/redirects\.yaml.*\/faq/,
	],
	[
		"an id that is none",
		(data) => sendTo(data, { provider: "formspree", id: "https://example.com/x y" }),
		/› form\.id .*\n {2}Fix: Copy/,
	],
];

it("says each slip in one message, with its place and its remedy", () => {
	const data = freshCopy("slips");
	const saved = data.save();
	const known: ReadFiles = new Map();
	for (const [what, change, says] of slips) {
		change(data);
		// What the build prints, and exits with, realBuild.test.ts asks.
		let errors = "";
		try {
			loadSite(data.folder, options.time, { known });
		} catch (error) {
			if (!(error instanceof DataProblems)) throw error;
			errors = error.message;
		}
		expect(errors, what).toMatch(says);
		expect(errors.match(problem) ?? [], `${what}\n${errors}`).toHaveLength(1);
		data.restore(saved);
	}
});

/** Texts that someone may type. */
const words = fc.constantFrom(
	"Call us.",
	"It’s fine!",
	"100% — “really”",
	"Ann & Sons' <own> door",
	"Größe, señor",
	"A door costs $1,299.00",
	"see {phone}",
	"🚪 doors",
);
/** Any edit of any file: a text, a number, a list's last item, a town. */
const randomEdit = fc.record({
	kind: fc.constantFrom("text", "number", "item", "remove", "add", "redirect"),
	at: fc.nat(),
	which: fc.nat(),
	text: words,
	number: fc.integer({ min: 1, max: 60 }),
});

type RandomEdit = typeof randomEdit extends fc.Arbitrary<infer T> ? T : never;

function apply(data: OwnersData, { kind, at, which, text, number }: RandomEdit): string {
	const names = data.names().filter((name) => name !== "theme");
	const name = names[at % names.length] ?? "";
	const towns = townsWithOthers(data);
	const town = towns[at % towns.length] ?? "";
	if (kind === "remove") {
		removeTown(data, town);
		return `removes ${town}`;
	}
	if (kind === "add") {
		addTown(data, town, `place-${at % 1000}`, `Place ${at % 1000}`);
		return `adds place-${at % 1000} beside ${town}`;
	}
	if (kind === "redirect") {
		data.edit("redirects", (redirects) => redirects.push({ from: `/old-${at}`, to: "/services" }));
		return `redirects /old-${at}`;
	}
	const value = data.read(name);
	const places = placesOf(value).filter(({ inside }) =>
		kind === "text"
			? typeof inside === "string"
			: kind === "number"
				? typeof inside === "number"
				: Array.isArray(inside) && inside.length > 0,
	);
	const place = places[which % places.length];
	if (!place) return `nothing in ${name}`;
	put(
		value,
		place.path,
		kind === "text" ? text : kind === "number" ? number : place.inside.slice(0, -1),
	);
	data.write(name, value);
	return `${kind} of ${name} ${place.path.join(".")}: ${kind === "text" ? text : number}`;
}

const placesOf = (
	value: Value,
	path: readonly (string | number)[] = [],
): readonly { readonly path: readonly (string | number)[]; readonly inside: Value }[] => [
	...(path.length > 0 ? [{ path, inside: value }] : []),
	...(typeof value === "object" && value !== null
		? Object.entries(value).flatMap(([key, inside]) =>
				placesOf(inside, [...path, Array.isArray(value) ? Number(key) : key]),
			)
		: []),
];

it("takes any other edit too, or says what is wrong with it, and the tests of the site stay green", {
	...long,
	timeout: full ? 1_800_000 : 900_000,
}, async () => {
	const seed = Number(process.env.SEED ?? 20_261_122);
	const data = freshCopy("random");
	const kept: string[] = [];
	for (const edit of fc.sample(randomEdit, { numRuns: full ? 30 : 5, seed })) {
		const saved = data.save();
		const what = apply(data, edit);
		const { code, errors } = await tryBuild(data);
		if (code === 0) kept.push(what);
		else {
			// A text may be short of a page's budget, which has a message of its own.
			expect(
				errors.match(problem) ?? errors.match(/ over | of \d/) ?? [],
				`${what}\n${errors}`,
			).not.toEqual([]);
			expect(errors, what).not.toMatch(/^\s+at /m);
			data.restore(saved);
		}
	}
	expect(kept.length).toBeGreaterThan(0);
	// What the tests of the site say of it takes half a minute more.
	if (!full) return;
	const failing = await failingTests(data.folder);
	expect(failing, `seed ${seed}:\n${kept.join("\n")}\n${failing}`).toBe("");
});
