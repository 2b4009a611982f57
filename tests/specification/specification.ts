import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { parse } from "yaml";
import { formatPhone } from "../../site/formats.ts";
import { business, site } from "../data.ts";
import { shownPhone } from "../site/pages.ts";

export const phoneLink = `tel:${business.phone}`;

type Texts = readonly string[];
type Listed = readonly [path: string, selector: string, texts: Texts];

const facts = parse(readFileSync("tests/specification/specification.yaml", "utf8")) as {
	readonly towns: string;
	readonly countyCards: Readonly<Record<string, Texts>>;
	readonly services: readonly (readonly [path: string, name: string])[];
	readonly navigation: readonly (readonly [name: string, path: string])[];
	readonly neighborhoods: Readonly<Record<string, Texts>>;
	readonly residential: Texts;
	readonly commercial: Texts;
	readonly keywords: Texts;
	readonly said: Readonly<Record<string, Texts>>;
	readonly formTexts: Texts;
	readonly lists: readonly Listed[];
	readonly counts: readonly (readonly [string, string, least: number, most: number])[];
};
export const { countyCards, services, navigation, residential, commercial } = facts;
export const { neighborhoods, keywords, said, formTexts, lists, counts } = facts;

export const towns = facts.towns
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

/** The service that sells doors also leads to the page where visitors choose one. */
export const doorsOf = (path: string): readonly string[] =>
	path === "/services/garage-door-installation" ? ["/doors"] : [];

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
