import type { FormWords, IslandWords } from "../../islands/words.ts";
import { type Weekday, weekdays } from "../../schema/calendar.ts";
import type { Business } from "../../schema/schema.ts";
import type { Counted, Template, Words } from "../../schema/wordsSchema.ts";
import { memoize } from "../memoize.ts";
import { writePhone } from "./phones.ts";

/** The site's words, with the formatters of its language and country. */
export type Speech = ReturnType<typeof planSpeech>;

/** Creates formatters once, because creating Intl objects is slow and every page needs them. */
export function planSpeech(
	words: Words,
	{
		locale,
		address,
		promises,
		phoneLanguages,
		booking,
	}: Pick<Business, "locale" | "address" | "promises" | "phoneLanguages" | "booking">,
	original?: string,
) {
	const { language } = locale;
	const code = new Intl.Locale(language).language;
	const lists = new Intl.ListFormat(language);
	const names = new Intl.DisplayNames(language, { type: "language" });
	const phoneLanguageNames =
		phoneLanguages && lists.format(phoneLanguages.map((spoken) => names.of(spoken) ?? spoken));
	const long = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
	const short = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
	// January 1, 2024 was a Monday.
	const days = weekdays.map((day, index) => [
		day,
		Object.freeze({
			long: long.format(Date.UTC(2024, 0, 1 + index)),
			short: short.format(Date.UTC(2024, 0, 1 + index)),
		}),
	]);
	const unit = locale.units === "miles" ? "mile" : "kilometer";
	const distancesIn = (unitDisplay: "long" | "short") =>
		Object.freeze(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }));
	return Object.freeze({
		words,
		/** BCP 47: "en-US". */
		language,
		/**
		 * The main language ("en"), which untranslated words are in. Undefined in the main language.
		 */
		original,
		/** Formats a phone number for the site's country. */
		phones: memoize((phone) => writePhone(phone, address.country)),
		locale,
		promises,
		/** Where visitors book a visit, if data says where. */
		booking: booking && { href: booking.url, label: booking.label ?? words.booking.button },
		days: Object.freeze(Object.fromEntries(days)) as Readonly<
			Record<Weekday, { readonly long: string; readonly short: string }>
		>,
		plurals: Object.freeze(new Intl.PluralRules(language)),
		numbers: Object.freeze(new Intl.NumberFormat(language)),
		/** Joins the last two of several: "and", in Spanish "y", or "e" before an i. */
		lists: Object.freeze(lists),
		/** Names of languages in this language. */
		languages: Object.freeze(names),
		/** "English and Spanish". Undefined if business.yaml names no languages. */
		phoneLanguageNames,
		/** Whether the phone is answered in a language other than this one. */
		hasOtherPhoneLanguages: phoneLanguages?.some((spoken) => spoken !== code) ?? false,
		/**
		 * Says that somebody answers at any hour, and in which languages if this one is not among them.
		 */
		answering:
			phoneLanguageNames === undefined || phoneLanguages?.includes(code)
				? words.openNow.always
				: fill(words.openNow.alwaysIn, { languages: phoneLanguageNames }),
		/** In the company's units: "12 miles", and "12 mi" on the map. */
		distances: Object.freeze({ long: distancesIn("long"), short: distancesIn("short") }),
		dates: Object.freeze(new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" })),
		months: Object.freeze(
			new Intl.DateTimeFormat(language, { year: "numeric", month: "long", timeZone: "UTC" }),
		),
	});
}

/** Fills a template: "{count} towns" → "13 towns". */
export function fill<N extends string>(
	template: Template<N>,
	values: Readonly<Record<N, string | number>>,
): string {
	return template.replace(/\{(\w+)\}/g, (_, name: N) => String(values[name]));
}

/** Fills the plural form that a number takes in the site's language. */
export function plural(
	forms: Counted,
	count: number,
	speech: Pick<Speech, "plurals" | "numbers">,
): string;
export function plural<N extends string>(
	forms: Counted<N>,
	count: number,
	speech: Pick<Speech, "plurals" | "numbers">,
	values: Readonly<Record<N, string | number>>,
): string;
export function plural(
	forms: Counted<string>,
	count: number,
	{ plurals, numbers }: Pick<Speech, "plurals" | "numbers">,
	values = {},
): string {
	return fill(forms[plurals.select(count)] ?? forms.other, {
		...values,
		count: numbers.format(count),
	});
}

/** A county's name without and with the word for county. */
export function countyName(
	name: string,
	{ places }: Pick<Words, "places">,
): { readonly short: string; readonly long: string } {
	const [before = "", after = ""] = places.county.split("{name}");
	const isWhole = name.startsWith(before) && name.endsWith(after);
	const short = isWhole ? name.slice(before.length, name.length - after.length) : name;
	return { short, long: fill(places.county, { name: short }) };
}

/** A place with its state, if addresses have a state. */
export const inState = (
	place: string,
	{ words, business }: { readonly words: Words; readonly business: Pick<Business, "address"> },
): string => fill(words.places.inState, { place, state: business.address.state });

/** Joins words to a phrase: "one, two and three". */
export const joinWords = (several: readonly string[], { lists }: Pick<Speech, "lists">): string =>
	lists.format([several.slice(0, -1).join(", "), ...several.slice(-1)].filter(Boolean));

/** The words for quotes. "Free" only if the company promises it. */
export const quoteWords = ({
	words: { quote },
	promises,
}: Pick<Speech, "words" | "promises">): Words["quote"]["free"] =>
	promises.freeQuotes ? quote.free : quote.plain;

/** A distance in the site's units. */
export const formatDistance = (
	miles: number,
	{ locale, distances }: Pick<Speech, "locale" | "distances">,
): string =>
	distances.long.format(Math.round(locale.units === "miles" ? miles : miles * kilometersPerMile));

/** Converts a distance from the site's units. */
export const inMiles = (count: number, { units }: Business["locale"]): number =>
	units === "miles" ? count : count / kilometersPerMile;

/** Definition: https://en.wikipedia.org/wiki/Mile#International */
const kilometersPerMile = 1.609344;

/** What the contact form says while and after it sends. */
export const formWords = (
	{ words, phones }: Pick<Speech, "words" | "phones">,
	{ form, phone }: Pick<Business, "form" | "phone">,
): FormWords => ({
	...words.contactForm.send,
	demonstration:
		form.provider === "simulated"
			? fill(words.contactForm.send.demonstration, { phone: phones(phone) })
			: "",
});

/**
 * Words that islands add in the browser. The bundler puts each section into the scripts as
 * `#words/search` etc., so that pages don't contain them.
 */
export function islandWords(
	speech: Speech,
	business: Pick<Business, "answersAlways" | "form" | "phone">,
): IslandWords {
	const { words, days, language, locale, phones } = speech;
	const { always: _inTheHtml, alwaysIn: _too, ...openNow } = words.openNow;
	return {
		search: {
			...words.search,
			none: fill(words.search.none, { all: "{all}", phone: phones(business.phone) }),
		},
		zipLookup: words.zipLookup.answer,
		contactForm: formWords(speech, business),
		worksheet: { language, currency: locale.currency, years: words.years },
		openNow: {
			...openNow,
			office: business.answersAlways ? openNow.office : ("{state}" as Words["openNow"]["office"]),
			clock: words.time.clock,
			days: [days.Sunday, ...weekdays.slice(0, -1).map((day) => days[day])].map(({ long }) => long),
		},
	};
}
