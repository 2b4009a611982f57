import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { formatPhone } from "../../site/formats.ts";
import { business, site } from "../data.ts";
import { shownPhone } from "../site/pages.ts";

export const phoneLink = `tel:${business.phone}`;

/** The specification's facts, copied by hand: tests find mistakes in data/ with them. */

// From section 9 (minutes), and the summary table of the service area (ZIP codes, twenty other
// ranges). The table lacked ten ZIP codes inside the three counties, so we added them to the
// nearest towns in November 2026. "proposed" marks minutes that the specification leaves open.
const table = `
wesley-chapel,Wesley Chapel,pasco,33543-33545,15-30,fixed
zephyrhills,Zephyrhills,pasco,33540-33542,30-45,fixed
land-o-lakes,Land O' Lakes,pasco,34637-34639,20-30,fixed
new-port-richey,New Port Richey,pasco,34652-34655,30-45,fixed
trinity,Trinity,pasco,34655,30-45,fixed
port-richey,Port Richey,pasco,34668,35-50,proposed
hudson,Hudson,pasco,34610 34667 34669,40-55,proposed
holiday,Holiday,pasco,34690 34691,35-50,proposed
odessa,Odessa,pasco,33556,30-45,proposed
san-antonio,San Antonio,pasco,33576,20-30,proposed
saint-leo,Saint Leo,pasco,33574,20-30,proposed
dade-city,Dade City,pasco,33523 33525,25-40,proposed
tampa,Tampa,hillsborough,33602-33607 33609-33619 33624-33626 33629 33634 33635 33637 33647,30-45,fixed
brandon,Brandon,hillsborough,33510 33511 33584,30-45,fixed
temple-terrace,Temple Terrace,hillsborough,33617 33637,30-45,fixed
plant-city,Plant City,hillsborough,33527 33563 33565-33567,35-50,fixed
lutz,Lutz,hillsborough,33548 33549 33558 33559,20-35,fixed
riverview,Riverview,hillsborough,33534 33569 33578 33579,35-50,proposed
valrico,Valrico,hillsborough,33547 33594 33596,35-50,proposed
apollo-beach,Apollo Beach,hillsborough,33572,40-55,proposed
sun-city-center,Sun City Center,hillsborough,33573,45-60,proposed
ruskin,Ruskin,hillsborough,33570,45-60,proposed
wimauma,Wimauma,hillsborough,33598,45-60,proposed
thonotosassa,Thonotosassa,hillsborough,33592,25-40,proposed
st-petersburg,St. Petersburg,pinellas,33701-33707 33709-33716,45-60,fixed
clearwater,Clearwater,pinellas,33755 33756 33759-33765 33767,45-60,fixed
largo,Largo,pinellas,33770 33771 33773 33774 33778 33785 33786,45-60,fixed
palm-harbor,Palm Harbor,pinellas,34683-34685,40-55,fixed
tarpon-springs,Tarpon Springs,pinellas,34688 34689,40-55,fixed
seminole,Seminole,pinellas,33708 33772 33776-33778,45-60,proposed
safety-harbor,Safety Harbor,pinellas,34695,40-55,proposed
oldsmar,Oldsmar,pinellas,34677,35-50,proposed
gulfport,Gulfport,pinellas,33707 33711,45-60,proposed
dunedin,Dunedin,pinellas,34698,45-60,proposed
pinellas-park,Pinellas Park,pinellas,33781 33782,45-60,proposed
`;

export const towns = table
	.trim()
	.split("\n")
	.map((row) => {
		const [slug = "", name = "", county = "", zips = "", minutes = ""] = row.split(",");
		const path = `/areas/${county}/${slug}`;
		return {
			...{ slug, name, county, path, minutes: minutes.replace("-", "–") },
			zips: zips.split(" ").flatMap(expand),
		};
	});

/** "33602-33604" → 33602, 33603, 33604. */
function expand(range: string): readonly string[] {
	const [first = "", last = first] = range.split("-");
	return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
		String(Number(first) + index),
	);
}

/** Section 2, county pages: cards in their order. */
export const countyCards: Readonly<Record<string, readonly string[]>> = {
	pasco: ["Wesley Chapel", "Land O' Lakes", "Zephyrhills", "New Port Richey", "Trinity"],
	hillsborough: ["Tampa", "Brandon", "Temple Terrace", "Plant City", "Lutz"],
	pinellas: ["St. Petersburg", "Clearwater", "Largo", "Palm Harbor", "Tarpon Springs"],
};

/** Paths and names. The contact form's subjects are the same names. */
export const services: readonly (readonly [path: string, name: string])[] = [
	["/services/garage-door-repair", "Garage Door Repair"],
	["/services/garage-door-installation", "Garage Door Installation"],
	["/services/spring-replacement", "Spring Replacement"],
	["/services/opener-repair", "Opener Repair"],
	["/services/maintenance", "Maintenance"],
	["/services/emergency", "Emergency Service"],
];

/** The service that sells doors also leads to the page where visitors choose one. */
export const doorsOf = (path: string): readonly string[] =>
	path === "/services/garage-door-installation" ? ["/doors"] : [];

export const navigation: readonly (readonly [name: string, path: string])[] = [
	["Home", "/"],
	["Services", "/services"],
	["Service Areas", "/areas"],
	["FAQ", "/faq"],
	["About Us", "/about"],
	["Contact", "/contact"],
];

/** The 54 pages that search engines may index. */
export const indexedPaths: readonly string[] = [
	...navigation.map(([, path]) => path),
	...services.map(([path]) => path),
	...Object.keys(countyCards).map((county) => `/areas/${county}`),
	...towns.map(({ path }) => path),
	"/testimonials",
	"/sitemap",
	"/privacy-policy",
	"/terms-of-service",
];

export const unindexedPaths: readonly string[] = ["/404", "/500", "/contact/sent"];

const listOf = (names: string): readonly string[] => names.split(/,\s+/);

/** Section 2, city pages. */
export const residential = listOf(`Repair and troubleshooting, New installation,
	Spring replacement, Opener repair and installation, Cable and track repair,
	Preventive maintenance`);
export const commercial = listOf(`Commercial installation, Loading dock door repair,
	High-speed door installation, Fire door inspection and repair, Commercial operator repair,
	Scheduled maintenance programs`);

/** The words of a town's page for search engines, to which the town's name is added. */
export const keywords = listOf(`garage door repair, garage door installation, garage door service,
	broken spring repair`);

/** Section 2, "Neighborhoods given". For Plant City, it gives only the last three. */
export const neighborhoods: Readonly<Record<string, readonly string[]>> = {
	lutz: listOf(`Cheval, Heritage Harbor, Tampa Palms, Avila, Keystone, Calusa Trace, Northwood,
		Meadow Pointe`),
	largo: listOf(`Ridgecrest, Bardmoor, Seminole, Highpoint, Belleair Bluffs, Indian Rocks Beach,
		Belleair Beach, Harbor Bluffs`),
	"palm-harbor": listOf(`Innisbrook, Highland Lakes, East Lake Woodlands, Harbor Oaks,
		Carrollwood Village, Westlake Village, Crystal Beach, Ozona`),
	"tarpon-springs": listOf(`Historic Sponge Docks, Cypress Run, Copperstone, Majestic Woods,
		Tarpon Springs Golf Course, Pointe Alexis, Windsong, Tarpon Woods`),
	"plant-city": listOf("Coronet, Parkview, Country Hills"),
};

const partsOf = (parts: string): readonly string[] => parts.split(/;\s+/);
const payments = "cash, check, major cards, Apple Pay and Google Pay";

/** Sections 1, 2, 8 and 9: what the main text of a page says. */
export const said: Readonly<Record<string, readonly string[]>> = {
	"/": partsOf(`Over 15 years; 4.9 out of 5, from 137 reviews; 24/7; Licensed, bonded and insured;
		within 24 hours, often the same day; stimates are free`),
	"/testimonials": ["4.9 out of 5, from 137 reviews"],
	"/areas": partsOf(`15–30; 30–45; 45–60; 30 to 60 minutes; two to four hours;
		Guaranteed on-time arrival, or the service is discounted`),
	"/about": partsOf("founded in 2008; over 15 years; icensed, bonded and insured"),
	"/faq": partsOf(`within 24 hours, often the same day; 30 to 60 minutes; two to four hours;
		one to two hours; three to five hours; once a year; 7 to 10 years; 50% of a new door;
		15 to 20 years old; one to two weeks ahead; Estimates are free; larger projects;
		service-call fee is waived toward the repair; after-hours fees may apply; ${payments};
		on-time arrival, or the service is discounted`),
	"/services": partsOf(`Same day; warranty; inancing; ${payments}`),
	"/services/garage-door-repair": partsOf(`one to two hours; three to five hours;
		waived toward the repair`),
	"/services/garage-door-installation": partsOf("three to five hours; one to two weeks"),
	"/services/spring-replacement": partsOf("7 to 10 years; 10,000 cycles"),
	"/services/maintenance": partsOf(`once a year; two visits a year; 10%; riority;
		xtended warranty on repair work`),
	"/services/emergency": partsOf("24/7; 30 to 60 minutes; fter-hours fees may apply"),
	"/404": ["may have been removed or renamed, or be unavailable"],
	"/contact/sent": ["We'll get back to you as soon as possible."],
	"/prices": ["They are not our prices."],
	"/es/precios": ["No son nuestros precios."],
};

/** Section 8: what only a script says. */
export const formTexts = partsOf(`Message Sent!; We'll get back to you as soon as possible.; Error;
	There was a problem sending your message. Please try again.; Sending...`);

type Listed = readonly [path: string, selector: string, texts: readonly string[]];

/** Section 2: texts of elements, all of them and in this order. */
export const lists: readonly Listed[] = [
	["/", ".serving-strip h2", ["Proudly serving"]],
	[
		"/areas",
		".response-sign__minutes",
		listOf("15–30 min drive, 30–45 min drive, 45–60 min drive"),
	],
	["/about", ".reason-grid h3", ["Excellence", "Integrity", "Community"]],
	["/contact", "button[type=submit]", ["Send Message"]],
	["/contact", "address", ["7500 Old Pasco Rd Wesley Chapel, FL 33544"]],
	[
		"/contact",
		".hours tbody tr[data-day]",
		listOf(`Monday 7am–7pm, Tuesday 7am–7pm, Wednesday 7am–7pm, Thursday 7am–7pm,
			Friday 7am–7pm, Saturday 8am–5pm, Sunday 9am–3pm`),
	],
	["/faq", "h1", ["Frequently Asked Questions"]],
	[
		"/faq",
		".faq-section h2",
		listOf(`General Questions, Repairs & Services, Installation & Replacement,
			Payment & Scheduling`),
	],
	["/faq", ".call-to-action h2", ["Still Have Questions?"]],
	["/404", "h1", ["Oops! The page you're looking for doesn't exist."]],
	["/500", "h1", ["Unexpected Application Error"]],
	["/contact/sent", "h1", ["Message Sent!"]],
];

/** Section 2: how many of a thing a page shows without a tap. */
export const counts: readonly (readonly [string, string, least: number, most: number])[] = [
	["/", ".why-list > li", 3, 3],
	["/", ".check-list > li", 4, 4],
	["/", ".testimonial", 3, 3],
	["/services", ".why-list__item", 3, 12],
	["/areas", ".check-list > li", 3, 12],
	["/about", ".badges > li", 4, 4],
	["/about", ".prose p", 2, 99],
	["/about", ".why-list__item", 2, 12],
];

type Linked = readonly [string, string, links: readonly (readonly [string, string])[]];

/** Section 2: links with their texts. */
export const linkTexts: readonly Linked[] = [
	[
		"/",
		".home-hero .row",
		[
			[`Call ${shownPhone} Answering now, 24/7`, phoneLink],
			["Free Quote", "/contact"],
		],
	],
	["/services/emergency", ".call-block", [[`Call ${shownPhone}`, phoneLink]]],
];

/** Where pages lead on, and in which of their parts. */
export const leadsTo: readonly Listed[] = [
	["/", ".action-link", ["/services", "/about", "/testimonials"]],
	["/", "p a", ["/about", "/testimonials"]],
	["/services", "p a", ["/about", "/testimonials"]],
	...services.map(([path]) => [path, "p a", ["/testimonials"]] as const),
	["/services/garage-door-repair", "p a", ["/about"]],
	["/services/garage-door-installation", "p a", ["/permits", "/hurricane"]],
	["/about", "a", ["/areas"]],
	["/contact", "a", [phoneLink, `mailto:${business.email}`, "/areas"]],
	["/faq", ".call-to-action a", [phoneLink, "/contact"]],
];

/** Phone numbers of building departments in permits.yaml and towns' files, as people write them. */
export const officePhones: ReadonlySet<string> = new Set(
	fastGlob
		.sync(["permits.yaml", "areas/*/*.yaml"], { cwd: "data" })
		.flatMap(
			(file) =>
				readFileSync(`data/${file}`, "utf8").match(/\+1\d{10}\b|\(\d{3}\) \d{3}-\d{4}/g) ?? [],
		)
		.map((phone) => formatPhone(phone, site.speech)),
);
