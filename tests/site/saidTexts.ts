import { marked, type Token, type Tokens } from "marked";
import { maxOpenTowns } from "../../components/townsByLetter.ts";
import { formatDate, formatMonth, formatOpening, formatPhone } from "../../site/formats.ts";
import { planHolidays } from "../../site/hours.ts";
import { plainText } from "../../site/markdown.ts";
import type { Span, Weekday } from "../../site/schema/calendar.ts";
import { isRemoved, routes, site } from "../data.ts";
import { all, allTextOf, attributes, type BuiltPage, hrefs, pages } from "./pages.ts";
import { stringsIn } from "./stringsIn.ts";

/** Returns all texts of a page: for visitors, screen readers, search engines and link previews. */
function saidOn(page: BuiltPage): string {
	const { root } = page;
	// A link's fragment may prefill the contact form.
	const links = hrefs(root, "a[href], link[href]").flatMap((href) => [
		href,
		...new URLSearchParams(/#(.*=.*)/.exec(href)?.[1]).values(),
	]);
	const others = ["placeholder", "content", "value"].flatMap((name) =>
		attributes(root, `[${name}]`, name),
	);
	const options = all(root, "title, option").map(({ text }) => text);
	return [allTextOf(page), ...others, ...links, ...options].join("\n").replace(/\s+/g, " ");
}

const said = new Map(pages.map((page) => [page.path, saidOn(page)]));
export const everywhere = [...said.values()].join("\n");

/** Returns the plain text of each Markdown block. */
function textsOf(value: string, isDocument: boolean): readonly string[] {
	const blocks = (tokens: readonly Token[]): readonly string[] =>
		tokens.flatMap((token) => {
			if (token.type === "space" || token.type === "hr") return [];
			if (token.type === "list")
				return (token as Tokens.List).items.flatMap(({ tokens: inside }) => blocks(inside));
			if (token.type === "blockquote") return blocks((token as Tokens.Blockquote).tokens);
			return [plainText("text" in token ? String(token.text) : token.raw)];
		});
	return (isDocument ? blocks(marked.lexer(value)) : [plainText(value)]).map((text) =>
		text.replace(/\s+/g, " "),
	);
}

/** Towns that are only listed by name on their county's page, or in a long list of all towns. */
const townsWithoutCard = [
	...site.counties.flatMap(({ cards, towns }) =>
		towns.flatMap(({ id, slug }) => (cards.includes(slug) ? [] : id)),
	),
	...(site.counties.length === 0 && site.towns.size > maxOpenTowns ? site.towns.keys() : []),
];

const { provider } = site.business.form;
const { ask: _asks, ...ofServices } = site.business.outsideServices ?? { ask: "never" };
const chosenServices = Object.keys(ofServices);

export const neverShown: readonly (readonly [field: RegExp, why: string])[] = [
	[/ alsoKnown\b/, "finds a town by what people type"],
	[
		/(^|[ .])(icon|poster|image\.(open\.)?file)$|^how-to\/\S+ drawing$/,
		"names a drawing or a picture",
	],
	[/ (slug|id|countySlug)$|^faq sections\.\d+\.id$/, "is a part of an address"],
	[/^(?!privacy|terms)\S+ updated$/, "is for sitemap.xml and the structured data"],
	[/ ownerNote$|^business placeholders\./, "is for the owner"],
	[
		/ (\S+\.)?(urgency|worn(\.\d+)?|safe|service|alsoServices\.\d+|alsoIn\.\d+|howTo|price|parts\.items\.\d+\.(part|touch)|gate\.ask\.\d+|form\.subject|(sections|offices|items|groups|rows|stages)\.\d+\.id|slip\.lines\.\d+\.job|(sources|offices)\.\d+|\w+\.(answer|grade))$/,
		"names another thing",
	],
	[/\.?(stored|validUntil|published|approved)$/, "is for those who check facts again"],
	[/^(?!permits offices)\S+ (\S+\.)?checked$/, "is for those who check facts again"],
	[/^faq sections\.\d+\.questions\.\d+\.words\.\d+$/, "is for the search"],
	[/^symptoms\S* (rows\.\d+\.words\.\d+|finder\.common)$/, "is for the search"],
	[/^(permits|hurricane|prices) sources\.|^permits labels\.checked$/, "is shown where it was used"],
	[
		/^doors ((colors|styles|windows|openings)\.\d+\.id|styles\.\d+\.(colors|windows)\.\d+)$/,
		"names a choice",
	],
	[/^doors (colors\.\d+\.paint|chooser\.shown)$/, "is in a drawing, or in a script's sentence"],
	[/^doors ownHouse\.(send|unreadable|unsaved)$/, "waits for a photo of the visitor's house"],
	[/^prices (figure\.(read|own)|stale)$/, "waits for a figure of its kind"],
	[/^prices (serviceLine\.\w+|worksheet\.results\.\w+)$/, "stands around a link or a result"],
	[/^business timeZone$/, "tells when we are open, by the hours"],
	[/^business (priceRange|address\.country)$/, "is for the structured data"],
	[/^business locale\./, "is how the site speaks and counts"],
	[/^business licenseLookup$/, "is linked from the license's number"],
	[/^business imageHost$/, "is a part of pictures' addresses"],
	[/^business (host$|httpsOnly$|framedBy\.)/, "is for the files of the host"],
	[/^business form\./, "is where the form sends to; the privacy policy says so in words"],
	[
		new RegExp(`^privacy-policy serviceNotes\\.(?!(${chosenServices.join("|") || "none"})$)`),
		"is for services that the company has not",
	],
	[/^privacy-policy formNotes\./, "stands inside the sentence on the form"],
	[new RegExp(`^privacy-policy providerNotes\\.(?!${provider}$)`), "is for another provider"],
	[
		new RegExp(`^areas/(${townsWithoutCard.join("|")}) summary$`),
		"is for a card that is not there",
	],
];

/** A town's page shows all fields of the town's first office. */
const askedOffices = new Set(
	[...site.towns.values()].flatMap(({ permit }) => permit?.offices[0] ?? []),
);
const idleOffices = (site.pages.permits?.offices ?? []).flatMap(({ id }, index) =>
	askedOffices.has(id) ? [] : index,
);
/** Words about permits that this data doesn't need. */
const { offices = [], answers = {} } = site.pages.permits ?? {};
const townPermits = [...site.towns.values()].flatMap(({ permit }) => permit ?? []);
const idleWords = [
	...Object.keys(answers).flatMap((answer) =>
		offices.some(({ wholeDoor }) => wholeDoor.answer === answer) ? [] : `answers.${answer}`,
	),
	...(offices.some(({ counter }) => counter) ? [] : ["labels.counter"]),
	...(offices.some(({ phone }) => phone === null) ? [] : ["labels.noPhone"]),
	...(offices.some(({ checked }) => checked === null) ? [] : ["labels.read", "labels.readNote"]),
	...(["first", "flood", "historic"] as const).flatMap((part) =>
		townPermits.some((permit) => permit[part]) ? [] : `labels.${part}`,
	),
];
const farHolidays = [...site.business.holidays.entries()].flatMap(([index, holiday]) =>
	planHolidays([holiday], site.buildDate, 1).length === 0 ? index : [],
);
const symptomRows = site.folders.symptoms.flatMap(({ rows }) => rows);
const { items: reviews } = site.pages.testimonials;
const priceRows = site.pages.prices?.groups.flatMap(({ rows }) => rows) ?? [];
const until = site.business.notice?.until ?? "";
/** Fields that no page shows where this is so. */
const notNow: readonly (readonly [isSo: boolean, field: RegExp])[] = [
	[reviews.length === 0, /^home testimonials\./],
	[reviews.length === 0, /^testimonials /],
	[!reviews.some(({ sample }) => sample), /^testimonials sampleNotice$/],
	[priceRows.some(({ own }) => own), /^prices notOurs$/],
	[site.pages.symptoms === undefined, /^home dispatch\.tiles$/],
	[symptomRows.every(({ howto }) => howto === undefined), /^symptoms labels\.howto$/],
	[symptomRows.every(({ emergency }) => emergency === undefined), /^symptoms labels\.emergency$/],
	[true, /^business notice\.until$/],
	[until < site.buildDate, /^business notice\./],
	[site.business.address.street === undefined, /^contact map\./],
	[site.team.length === 0, /^about teamHeading$/],
	[site.certifications.length === 0, /^about certificationsHeading$/],
	[provider !== "simulated", /^contact form\.offline$/],
	[idleOffices.length > 0, new RegExp(`^permits offices\\.(${idleOffices.join("|")})\\.`)],
	[idleOffices.length > 0, /^permits (labels|answers)\./],
	[idleWords.length > 0, new RegExp(`^permits (${idleWords.join("|")})$`)],
	// Holidays are shown as the dates that they mean, and far ones not at all.
	[true, /^business holidays\.\d+\.(day|through)$/],
	[farHolidays.length > 0, new RegExp(`^business holidays\\.(${farHolidays.join("|")})\\.`)],
	// A tagline stands beside a typed name only.
	[site.theme.logo !== undefined, /^business tagline$/],
	// These are for the head, a script or the address of a link.
	[true, /^business ((outsideScripts|outsideServices|verification)\.|reviewLink$|booking\.url$)/],
];
const excused = [
	...neverShown.map(([field]) => field),
	...notNow.flatMap(([isSo, field]) => (isSo ? field : [])),
];

/** Fields that contain a town's id. Pages show the town's name. */
const townFields =
	/(^| )(nearby|neighbors|cards|serving\.towns|response\.towns)\.\d+$|items\.\d+\.town$/;

/** The paths below which pages have a slug of the data. */
const rooms = [
	...["/services", "/symptoms", "/how-to", "/areas"],
	...site.counties.map(({ slug }) => `/areas/${slug}`),
];

/** Texts that another page than the file's shows. "*" is any page. */
const elsewhere: readonly (readonly [field: RegExp, path: (name: string) => string])[] = [
	[/^areas\/[^/]+\/[^/]+ summary$/, (name) => `/${name.slice(0, name.lastIndexOf("/"))}`],
	[/^areas\/[^/]+ summary$/, () => "/areas"],
	[/^symptoms ((labels|safe|services)\.|gate\.questions\.\d+\.short$)/, () => "*"],
	[/^how-to \w+Heading$|^permits (labels\.|town|offices\.|sources\.)/, () => "*"],
	[/^services\/\S+ summary$/, () => "/services"],
	[/^prices slip\./, () => "/about"],
	[/^services afterCall\./, () => "/contact"],
	[/^areas emergency\./, () => "*"],
	[/^doors link$/, () => "/services"],
	[/^services\/\S+ details\.\d+$/, () => "/"],
];

/** Returns a field's text as a page shows it, or undefined if no page does. */
function shown(name: string, field: string, text: string): string | undefined {
	const place = `${name} ${field}`;
	if (excused.some((pattern) => pattern.test(place))) return undefined;
	if (rooms.some((room) => isRemoved(`${room}/${text}`))) return undefined;
	if (townFields.test(place)) {
		const town = [...site.towns.values()].find(({ id, slug }) => [id, slug].includes(text));
		return town?.name ?? text;
	}
	const { speech, business } = site;
	if (/^(privacy-policy|terms-of-service) updated$|^permits offices\.\d+\.checked$/.test(place))
		return formatDate(text, speech);
	if (/^testimonials items\.\d+\.date$/.test(place)) return formatMonth(text, speech);
	const [, list, index] = /^business (hours|holidays)\.(\d+)\.(?:opens|closes)$/.exec(place) ?? [];
	const span = list && business[list as "hours" | "holidays"][Number(index)];
	if (span) return formatOpening([span as Span], speech);
	if (/^business hours\.\d+\.days\.\d+$/.test(place)) return speech.days[text as Weekday].long;
	return place === "business phone" ? formatPhone(text, speech) : text;
}

/** Returns the texts of a file that its page lacks, with their fields. */
export function missing(name: string, record: unknown, path: string): readonly string[] {
	return stringsIn(record).flatMap(([field, value]) => {
		const text = shown(name, field, value);
		if (text === undefined) return [];
		const other = elsewhere.find(([pattern]) => pattern.test(`${name} ${field}`))?.[1](name);
		const page = other === "*" ? everywhere : (said.get(other ?? path) ?? "");
		return textsOf(text, /^body$|^doNow\.items\.\d+\.text$/.test(field))
			.filter((block) => !page.includes(block))
			.map((block) => `${field}: ${block}`);
	});
}

const fileOf = (name: string, record: unknown) =>
	[name, record, name === "home" ? "/" : `/${name}`] as const;

/** Every data file, its contents, and the path of its page. */
export const files: readonly (readonly [name: string, record: unknown, path: string])[] = [
	...Object.entries(site.pages).flatMap(([name, record]) =>
		// The site leaves out the statement until its owner has read it.
		name === "accessibility" && !routes.some(({ data }) => data === name)
			? []
			: [fileOf(name, record)],
	),
	...site.services.map((service) => fileOf(`services/${service.slug}`, service)),
	...site.counties.map(({ towns: _, ...county }) => fileOf(`areas/${county.slug}`, county)),
	...site.folders.symptoms.map((branch) => fileOf(`symptoms/${branch.slug}`, branch)),
	...site.folders["how-to"].map((howTo) => fileOf(`how-to/${howTo.slug}`, howTo)),
	["team", site.team, "/about"],
	["certifications", site.certifications, "/about"],
	["business", site.business, "/contact"],
	...[...site.towns.values()].flatMap((town) => [
		fileOf(`areas/${town.id}`, town),
		["town-services", site.townServices, `/areas/${town.id}`] as const,
	]),
];
