import { marked, type Token, type Tokens } from "marked";
import { statementOf } from "../../components/statementOf.ts";
import {
	formatDate,
	formatMonth,
	formatOpening,
	formatPhone,
} from "../../generator/site/formats.ts";
import { planHolidays } from "../../generator/site/hours.ts";
import { plainText } from "../../generator/site/markdown.ts";
import { maxOpenTowns } from "../../generator/site/townsByLetter.ts";
import type { Span, Weekday } from "../../schema/calendar.ts";
import { isRemoved, site } from "../data.ts";
import { all, attribute, type BuiltPage, pages, textOf } from "./pages.ts";
import { stringsIn } from "./stringsIn.ts";

/** Returns all texts of a page: for visitors, screen readers, search engines and link previews. */
function saidOn(page: BuiltPage): string {
	const attributes = all(page.root, "[alt], [aria-label], [placeholder], [content]").flatMap(
		(element) =>
			["alt", "aria-label", "placeholder", "content"].map((name) => attribute(element, name)),
	);
	const links = all(page.root, "a[href], link[href]").flatMap((element) => {
		const href = attribute(element, "href");
		// A link's fragment may prefill the contact form.
		return [href, ...new URLSearchParams(/#(.*=.*)/.exec(href)?.[1]).values()];
	});
	const options = all(page.root, "title, option").map(({ text }) => text);
	return [textOf(page.root), ...attributes, ...links, ...options].join("\n").replace(/\s+/g, " ");
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

const { ask: _asks, ...ofServices } = site.business.outsideServices ?? { ask: "never" };
const chosenServices = Object.keys(ofServices);

export const neverShown: readonly (readonly [field: RegExp, why: string])[] = [
	[/(^|[ .])(icon|poster|image\.file)$|^how-to\/\S+ drawing$/, "names a drawing or a picture"],
	[/ (slug|id|countySlug)$|^faq sections\.\d+\.id$/, "is a part of an address"],
	[/^(?!privacy|terms)\S+ updated$/, "is for sitemap.xml and the structured data"],
	[/ ownerNote$|^business placeholders\./, "is for the owner"],
	[
		/ (\S+\.)?(urgency|worn(\.\d+)?|safe|service|alsoServices\.\d+|alsoIn\.\d+|howTo|price|parts\.items\.\d+\.(part|touch)|gate\.ask\.\d+|form\.subject|(sections|offices|items|groups|rows|stages)\.\d+\.id|slip\.lines\.\d+\.job|(sources|offices)\.\d+|\w+\.(answer|grade))$/,
		"names another thing",
	],
	[
		/\.?(stored|validUntil|published|approved)$|^(?!permits offices)\S+ (\S+\.)?checked$/,
		"is for those who check facts again",
	],
	[
		/^faq sections\.\d+\.questions\.\d+\.words\.\d+$|^symptoms\S* (rows\.\d+\.words\.\d+|finder\.common)$/,
		"is for the search",
	],
	[/ stages\.\d+\.id$/, "is a part of an address"],
	[
		/^prices (figure\.(read|own)|stale|serviceLine\.after|worksheet\.results\.noYears)$/,
		"waits for a figure of its kind, or stands around a link",
	],
	[
		/^(permits|hurricane|prices) sources\.|^permits labels\.checked$|^prices (figure\.(read|own)|stale|serviceLine\.\w+|worksheet\.results\.\w+)$/,
		"is shown where something rests on it, has been checked, has grown old, or is worked out",
	],
	[/^business timeZone$/, "tells when we are open, by the hours"],
	[/^business (priceRange|address\.country)$/, "is for the structured data"],
	[/^business locale\./, "is how the site speaks and counts"],
	[/^business imageHost$/, "is a part of pictures' addresses"],
	[/^business (host$|httpsOnly$|framedBy\.)/, "is for the files of the host"],
	[/^business form\./, "is where the form sends to; the privacy policy says so in words"],
	[
		new RegExp(`^privacy-policy serviceNotes\\.(?!(${chosenServices.join("|") || "none"})$)`),
		"is for services that the company has not",
	],
	[
		/^privacy-policy formNotes\./,
		"stands inside the sentence on the form, where the company's form sends it along",
	],
	[
		new RegExp(`^privacy-policy providerNotes\\.(?!${site.business.form.provider}$)`),
		"is for another provider of the form",
	],
	[
		new RegExp(`^areas/(${townsWithoutCard.join("|")}) summary$`),
		"is for a card, which this town has not",
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
/** Fields that no page shows with this data, and why. */
const notNow: readonly (readonly [isSo: boolean, field: RegExp, why: string])[] = [
	[
		!site.pages.testimonials.items.some(({ featured }) => featured),
		/^home testimonials\./,
		"stands over reviews, of which none is featured",
	],
	[site.pages.testimonials.items.length === 0, /^testimonials /, "is on no page without a review"],
	[
		!site.pages.testimonials.items.some(({ sample }) => sample),
		/^testimonials sampleNotice$/,
		"is for samples",
	],
	[
		site.pages.symptoms === undefined,
		/^home dispatch\.tiles$/,
		"stands over symptoms, of which there is no page",
	],
	[
		symptomRows.every(({ howto }) => howto === undefined),
		/^symptoms labels\.howto$/,
		"leads to a how-to, which no symptom has",
	],
	[
		symptomRows.every(({ emergency }) => emergency === undefined),
		/^symptoms labels\.emergency$/,
		"is for an emergency, which no symptom is",
	],
	[
		site.business.notice !== undefined,
		/^business notice\.until$/,
		"tells how long a text is shown",
	],
	[(site.business.notice?.until ?? "") < site.buildDate, /^business notice\./, "is over"],
	[
		site.business.address.street === undefined,
		/^contact map\./,
		"stands under a map of the office",
	],
	[site.team.length === 0, /^about teamHeading$/, "stands over nobody"],
	[site.certifications.length === 0, /^about certificationsHeading$/, "stands over no badge"],
	[
		site.business.form.provider !== "simulated",
		/^contact form\.offline$/,
		"is for a form that sends nothing",
	],
	[
		idleOffices.length > 0,
		new RegExp(`^permits offices\\.(${idleOffices.join("|")})\\.`),
		"is about an office that no town asks first",
	],
	[
		idleOffices.length > 0,
		/^permits (labels|answers)\./,
		"is said of offices, of which some are not shown",
	],
	[
		idleWords.length > 0,
		new RegExp(`^permits (${idleWords.join("|")})$`),
		"waits for an office or a town of its kind",
	],
	[true, /^business holidays\.\d+\.(day|through)$/, "is shown as the date that it means"],
	[
		farHolidays.length > 0,
		new RegExp(`^business holidays\\.(${farHolidays.join("|")})\\.`),
		"is not in the year to come",
	],
	[site.theme.logo !== undefined, /^business tagline$/, "stands beside a typed name"],
	[
		true,
		/^business (outsideScripts|outsideServices|verification)\./,
		"is for the head or a script",
	],
	[true, /^business (reviewLink|booking\.url)$/, "is the address of a link"],
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
	[
		/^symptoms (labels|safe|services)\.|^symptoms gate\.questions\.\d+\.short$|^how-to \w+Heading$|^permits (labels\.|town|offices\.|sources\.)/,
		() => "*",
	],
	[/^services\/\S+ summary$/, () => "/services"],
	[/^prices slip\./, () => "/about"],
	[/^services\/\S+ details\.\d+$/, () => "/"],
];

/** Returns a field's text as a page shows it, or undefined if no page does. */
function shown(name: string, field: string, text: string): string | undefined {
	const place = `${name} ${field}`;
	if (excused.some((pattern) => pattern.test(place))) return undefined;
	if (rooms.some((room) => isRemoved(`${room}/${text}`))) return undefined;
	if (townFields.test(place))
		return (
			[...site.towns.values()].find(
				({ id, slug }) => text === id || (text === slug && !text.includes("/")),
			)?.name ?? text
		);
	if (/^(privacy-policy|terms-of-service) updated$/.test(place))
		return formatDate(text, site.speech);
	if (/^permits offices\.\d+\.checked$/.test(place)) return formatDate(text, site.speech);
	if (/^testimonials items\.\d+\.date$/.test(place)) return formatMonth(text, site.speech);
	const [, list, index] = /^business (hours|holidays)\.(\d+)\.(?:opens|closes)$/.exec(place) ?? [];
	if (list)
		return formatOpening(
			[site.business[list as "hours" | "holidays"][Number(index)] as Span],
			site.speech,
		);
	if (/^business hours\.\d+\.days\.\d+$/.test(place)) return site.speech.days[text as Weekday].long;
	if (place === "business phone") return formatPhone(text, site.speech);
	return text;
}

/** Returns the texts of a file that its page lacks, with their fields. */
export function missing(name: string, record: unknown, path: string): readonly string[] {
	return stringsIn(record).flatMap(([field, value]) => {
		const text = shown(name, field, value);
		const other = elsewhere.find(([pattern]) => pattern.test(`${name} ${field}`))?.[1](name);
		const page = other === "*" ? everywhere : (said.get(other ?? path) ?? "");
		return text === undefined
			? []
			: textsOf(text, /^body$|^doNow\.items\.\d+\.text$/.test(field)).flatMap((block) =>
					page.includes(block) ? [] : `${field}: ${block}`,
				);
	});
}

/** Every data file, its contents, and the path of its page. */
export const files: readonly (readonly [name: string, record: unknown, path: string])[] = [
	...Object.entries(site.pages).flatMap(([name, record]) =>
		// The site leaves out the statement until its owner has read it.
		name === "accessibility" && !statementOf(site.pages)
			? []
			: [[name, record, name === "home" ? "/" : `/${name}`] as const],
	),
	...site.services.map(
		(service) => [`services/${service.slug}`, service, `/services/${service.slug}`] as const,
	),
	...site.counties.map(
		({ towns: _, ...county }) => [`areas/${county.slug}`, county, `/areas/${county.slug}`] as const,
	),
	...[...site.towns.values()].map(
		(town) => [`areas/${town.id}`, town, `/areas/${town.id}`] as const,
	),
	...(site.pages.symptoms ? [["symptoms", site.pages.symptoms, "/symptoms"] as const] : []),
	...site.folders.symptoms.map(
		(branch) => [`symptoms/${branch.slug}`, branch, `/symptoms/${branch.slug}`] as const,
	),
	...(site.pages["how-to"] ? [["how-to", site.pages["how-to"], "/how-to"] as const] : []),
	...site.folders["how-to"].map(
		(howTo) => [`how-to/${howTo.slug}`, howTo, `/how-to/${howTo.slug}`] as const,
	),
	...(["permits", "hurricane", "prices"] as const).flatMap((name) =>
		site.pages[name] ? [[name, site.pages[name], `/${name}`] as const] : [],
	),
	...(site.pages.commercial ? [["commercial", site.pages.commercial, "/commercial"] as const] : []),
	["team", site.team, "/about"],
	["certifications", site.certifications, "/about"],
	["business", site.business, "/contact"],
	...[...site.towns.values()].map(
		(town) => ["town-services", site.townServices, `/areas/${town.id}`] as const,
	),
];
