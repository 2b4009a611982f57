import {
	addTown,
	edit,
	editService,
	editTown,
	type OwnersData,
	removeTown,
	sendTo,
	set,
	townsOf,
	townsWithOthers,
	type Value,
} from "./ownersData.ts";

type Edit = readonly [what: string, change: (data: OwnersData) => void];

/** An owner's edits in the first year, and edits that once broke tests. */
export const edits: readonly Edit[] = [
	// Two towns go first: the list of all towns has no more room (tests/budgets.ts).
	["removes a town", (data) => removeTown(data, spareTowns(data)[0])],
	["removes another", (data) => removeTown(data, spareTowns(data).at(-1))],
	["adds a town", (data) => addTown(data, townsOf(data).at(-1) ?? "", "new-place", "New Place")],
	["changes the minutes of a town", editTown((town) => (town.responseMinutes = [25, 40]))],
	["changes a fact", set("facts", { repairTime: "half an hour to three hours" })],
	[
		"closes on Sunday and Tuesday, at noon on Saturday, with a break on Monday",
		set("business", {
			hours: [
				{ days: ["Monday"], opens: "08:00", closes: "12:00" },
				{ days: ["Monday"], opens: "13:00", closes: "17:30" },
				{ days: ["Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "17:30" },
				{ days: ["Saturday"], opens: "08:00", closes: "12:00" },
				{ days: ["Sunday", "Tuesday"], closed: true },
			],
		}),
	],
	[
		"keeps holidays",
		set("business", {
			holidays: [
				{ name: "Christmas Eve", day: "December 24", opens: "08:00", closes: "12:00" },
				{ name: "Thanksgiving", day: "fourth Thursday of November" },
				{ name: "The day we moved", day: "2020-03-02" },
				{ name: "Vacation", day: "December 27", through: "January 2" },
			],
		}),
	],
	[
		"moves down the street",
		edit("business", ({ address }) => (address.street = "12 New Street, Suite 4")),
	],
	["was founded in another year", set("business", { founded: 2015 })],
	[
		"has another company's name",
		set("business", { name: "Door & Daughters, LLC", shortName: "Daughters", tagline: "Doors" }),
	],
	["has another number", set("business", { phone: "+12125550188" })],
	[
		"has another address on the web",
		set("business", { url: "https://doors.example", email: "ann@doors.example" }),
	],
	["has its license", set("business", { licenseNumber: "CRC1234567" })],
	["has another rating", set("business", { rating: { value: 4.7, count: 9, scale: 5 } })],
	[
		"sends the form to Formspree, its whole address pasted",
		sendTo({ provider: "formspree", id: "https://formspree.io/f/abcdwxyz" }),
	],
	[
		"sends the form to Web3Forms after all",
		sendTo({ provider: "web3forms", accessKey: "0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f" }),
	],
	["renames a service", editService((service) => (service.name = "Fixing of Doors"))],
	[
		"counts visits with a service outside, and serves pictures from a host of their own",
		set("business", {
			outsideScripts: [
				{ src: "https://stats.example/script.js", attributes: { "data-domain": "doors.example" } },
			],
			imageHost: "https://img.example/doors",
		}),
	],
	[
		"switches the editing page on",
		(data) => {
			const place = { repository: "acme/website", branch: "main", folder: "data" };
			data.write("admin", { service: "github", ...place });
		},
	],
	[
		"adds a redirect",
		edit("redirects", (list) => list.push({ from: "/a-page-of-the-old-site", to: "/services" })),
	],
	[
		"has two neighborhoods in a town",
		editTown((town) => (town.neighborhoods = ["Old Town", "New Town"]), 1),
	],
	[
		"writes another call to action",
		set("home", {
			cta: { title: "Ring us!", subtitle: "We’re in the shop, and it’s $129 for a tune-up." },
		}),
	],
	[
		"adds a review of fifteen characters",
		(data) => {
			const content = { content: "Good, in a way.", date: "2026-01-02", sample: true };
			const review = { name: "Al", town: townsOf(data)[0], rating: 3, ...content };
			data.edit("testimonials", (page) => (page.items = [...(page.items ?? []), review]));
		},
	],
	[
		"writes a text in Markdown, with a link",
		edit("home", ({ about }) => (about.text = "**Doors**, *nothing* else: [see](/services).")),
	],
	[
		"offers another service in town",
		edit("town-services", (list) => list.residential.push("Screens")),
	],
	[
		"has a price of its own",
		(data) => {
			if (!data.names().includes("prices")) return;
			const own = { low: 149, high: 249.5, approved: "2026-11-20" };
			data.edit("prices", ({ groups }) => (groups[0].rows[0].own = own));
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
		edit("faq", ({ sections }) =>
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

const away = "We are away until **Tuesday**. [Calls](/contact) are answered.";
const profiles = {
	google: "https://maps.app.goo.gl/AbCdEf123",
	youtube: "https://www.youtube.com/@doors",
};

export const omissions: readonly Edit[] = [
	[
		"no rating",
		edit("business", (business) => {
			const { placeholders } = business;
			delete business.rating;
			business.placeholders = placeholders.filter(({ field }: Value) => field !== "rating");
		}),
	],
	["a notice for some days", set("business", { notice: { text: away, until: "2099-12-31" } })],
	[
		"profiles on two networks more",
		edit("business", (business) => (business.social = { ...profiles, ...business.social })),
	],
	["no profile elsewhere", set("business", { social: {} })],
	["nobody at night", set("business", { answersAlways: false })],
	["no reviews", set("testimonials", { items: [] })],
	["no team", (data) => data.write("team", [])],
	["no badges", (data) => data.write("certifications", [])],
	["no photograph on the home page", edit("home", withoutImage)],
	["no photograph of a service", editService(withoutImage)],
	["no keywords", edit("home", (home) => void delete home.keywords)],
	["no neighborhoods in a town", editTown((town) => (town.neighborhoods = []))],
	[
		"no work for businesses",
		(data) => {
			if (!data.names().includes("commercial")) set("town-services", { commercial: [] })(data);
		},
	],
	["no towns nearby", editTown((town) => (town.nearby = []))],
	[
		"no card but one",
		(data) => {
			const [county] = townsOf(data)[0]?.split("/") ?? [];
			data.edit(`areas/${county}`, (file) => (file.cards = file.cards.slice(0, 1)));
		},
	],
	["one section of questions", edit("faq", (faq) => (faq.sections = faq.sections.slice(0, 1)))],
	["no how-tos", withoutHowTos],
	["one county", onlyOneCounty],
];

function withoutImage(page: Value): void {
	delete page.image;
}
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
/** Returns towns that can be removed without removing the base or a whole county. */
const spareTowns = (data: OwnersData): readonly string[] =>
	townsWithOthers(data).filter((id) => !data.read(`areas/${id}`).isBase);

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
