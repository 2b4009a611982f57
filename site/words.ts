import type { FormWords, IslandWords } from "./islandWords.ts";
import { memoize } from "./memoize.ts";
import { writePhone } from "./phones.ts";
import { type Weekday, weekdays } from "./schema/calendar.ts";
import type { Business } from "./schema/schema.ts";
import type { Counted, Template, Words } from "./schema/wordsSchema.ts";

export type Speech = ReturnType<typeof planSpeech>;

type SpokenBusiness = Pick<
	Business,
	"locale" | "address" | "promises" | "phoneLanguages" | "booking" | "textPhone" | "whatsApp"
>;

/**
 * Collects a language's words and formatters. Call this function once per language, because
 * creating Intl objects is slow.
 * @param original the main language's code ("en"), if `words` are a translation
 */
export function planSpeech(words: Words, business: SpokenBusiness, original?: string) {
	const { locale, address, promises, phoneLanguages, booking } = business;
	const { language } = locale;
	const code = new Intl.Locale(language).language;
	const lists = new Intl.ListFormat(language);
	const names = new Intl.DisplayNames(language, { type: "language" });
	const phoneLanguageNames =
		phoneLanguages && lists.format(phoneLanguages.map((spoken) => names.of(spoken) ?? spoken));
	const datesIn = (options: Intl.DateTimeFormatOptions) =>
		Object.freeze(new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }));
	const [long, short] = [datesIn({ weekday: "long" }), datesIn({ weekday: "short" })];
	const days = weekdays.map((day, index) => {
		// Intl has no list of weekday names, so format seven dates. January 1, 2024 was a Monday.
		const date = Date.UTC(2024, 0, 1 + index);
		return [day, Object.freeze({ long: long.format(date), short: short.format(date) })];
	});
	const unit = locale.units === "miles" ? "mile" : "kilometer";
	const distancesIn = (unitDisplay: "long" | "short") =>
		Object.freeze(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }));
	return Object.freeze({
		words,
		language,
		original,
		phones: memoize((phone) => writePhone(phone, address.country)),
		locale,
		promises,
		booking: booking && { href: booking.url, label: booking.label ?? words.booking.button },
		days: Object.freeze(Object.fromEntries(days)) as Readonly<
			Record<Weekday, { readonly long: string; readonly short: string }>
		>,
		plurals: Object.freeze(new Intl.PluralRules(language)),
		numbers: Object.freeze(new Intl.NumberFormat(language)),
		/** Joins items with the language's "and". Spanish has two: "y", and "e" before an i. */
		lists: Object.freeze(lists),
		languages: Object.freeze(names),
		phoneLanguageNames,
		hasOtherPhoneLanguages: phoneLanguages?.some((spoken) => spoken !== code) ?? false,
		/**
		 * The sentence that the phone is answered at any hour. If the phone is not answered in this
		 * language, the sentence names the languages in which it is.
		 */
		answering:
			phoneLanguageNames === undefined || phoneLanguages?.includes(code)
				? words.openNow.always
				: fill(words.openNow.alwaysIn, { languages: phoneLanguageNames }),
		textPhone: business.textPhone,
		whatsApp: business.whatsApp,
		/** "12 miles", and "12 mi" on maps. */
		distances: Object.freeze({ long: distancesIn("long"), short: distancesIn("short") }),
		dates: datesIn({ dateStyle: "long" }),
		months: datesIn({ year: "numeric", month: "long" }),
	});
}

/** Fills a template: "{count} towns" → "13 towns". */
export function fill<N extends string>(
	template: Template<N>,
	values: Readonly<Record<N, string | number>>,
): string {
	return template.replace(/\{(\w+)\}/g, (_, name: N) => String(values[name]));
}

/** Selects the plural form for a number and fills in the number: 1 → "1 town", 13 → "13 towns". */
export function plural<N extends string = never>(
	forms: Counted<N>,
	count: number,
	{ plurals, numbers }: Pick<Speech, "plurals" | "numbers">,
	values: Readonly<Record<Exclude<N, "count">, string | number>>,
): string {
	const form: Template<string> = forms[plurals.select(count)] ?? forms.other;
	return fill(form, { ...values, count: numbers.format(count) });
}

/** A county's short and long name: "Acme" and "Acme County". `name` is either of the two. */
export function countyName(name: string, { places }: Pick<Words, "places">) {
	const [before = "", after = ""] = places.county.split("{name}");
	const isWhole = name.startsWith(before) && name.endsWith(after);
	const short = isWhole ? name.slice(before.length, name.length - after.length) : name;
	return { short, long: fill(places.county, { name: short }) };
}

/** Adds the state to a place's name, if `words.places.inState` has {state}: "Alpha, NY". */
export const inState = (
	place: string,
	{ words, business }: { readonly words: Words; readonly business: Pick<Business, "address"> },
): string => fill(words.places.inState, { place, state: business.address.state });

/** Joins words without a comma before the last: "one, two and three". */
export const joinWords = (several: readonly string[], { lists }: Pick<Speech, "lists">): string =>
	lists.format([several.slice(0, -1).join(", "), ...several.slice(-1)].filter(Boolean));

export const quoteWords = ({ words, promises }: Pick<Speech, "words" | "promises">) =>
	promises.freeQuotes ? words.quote.free : words.quote.plain;

export const formatDistance = (
	miles: number,
	{ locale, distances }: Pick<Speech, "locale" | "distances">,
): string =>
	distances.long.format(Math.round(locale.units === "miles" ? miles : miles * kilometersPerMile));

export const inMiles = (count: number, { units }: Business["locale"]): number =>
	units === "miles" ? count : count / kilometersPerMile;

/** The international mile, by definition: https://en.wikipedia.org/wiki/Mile#International */
const kilometersPerMile = 1.609344;

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

/** The words that islands need in the browser. Each field becomes a module: `#words/search`. */
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
