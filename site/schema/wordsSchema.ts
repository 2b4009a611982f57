import { z } from "zod";
import { each, issueAt, line, says, wornPart } from "./fields.ts";
import { withRole } from "./roles.ts";

/** A text with {names}. The type parameter lists them, and `fill` (site/words.ts) replaces them. */
export type Template<N extends string> = string & { readonly names: N };

export type Counted<N extends string = never> = z.infer<ReturnType<typeof counted<N>>>;

const braces = /\{[^{}]*\}|[{}]/g;

const word = line(400).refine((value) => !/[{}]/.test(value), says("words-braces"));

const headingWord = withRole(word, "heading");

/**
 * A text that must contain each of `names` in braces, once. It may also contain the `optional`
 * names, once.
 */
const holding = <const N extends string, const O extends string = never>(
	names: readonly N[],
	optional: readonly O[] = [],
) =>
	line(400).superRefine((value, { addIssue }) => {
		const found: readonly string[] = value.match(braces) ?? [];
		const tokens = names.map((name) => `{${name}}`);
		const allowed = [...tokens, ...optional.map((name) => `{${name}}`)];
		if (
			tokens.some((token) => !found.includes(token)) ||
			found.some((token, index) => !allowed.includes(token) || found.indexOf(token) < index)
		)
			addIssue(issueAt([], "words-braces-missing", { allowed: allowed.join(" and ") }));
	}) as unknown as z.ZodType<Template<N | O>>;

const template = <const N extends string>(...names: readonly N[]) => holding(names);

/** A template in which {state} is optional, because addresses of many countries have no state. */
const templateWithState = <const N extends string>(...names: readonly N[]) =>
	holding(names, ["state"]);

/**
 * The plural forms of a text: https://cldr.unicode.org/index/cldr-spec/plural-rules. Only `other`
 * must contain {count}, because "one town" needs no number.
 */
const counted = <const N extends string = never>(...names: readonly N[]) => {
	const form = holding(names, ["count"]);
	return z.strictObject({
		zero: form.optional(),
		one: form.optional(),
		two: form.optional(),
		few: form.optional(),
		many: form.optional(),
		other: holding(["count", ...names]),
	});
};

/** data/words.yaml: the site's words that are in no page's own data file. */
export const wordsSchema = z.strictObject({
	/**
	 * `nearest` is the label of a language link if the page itself isn't translated: the link then
	 * leads to a translated page above it. `only` marks links to pages in another language: "(in
	 * English)".
	 */
	language: z.strictObject({
		name: headingWord,
		nearest: template("language", "page"),
		only: template("language"),
	}),
	pages: z.strictObject({
		...each(word, "home", "services", "areas", "faq", "about", "contact", "contact/sent"),
		...each(word, "symptoms", "how-to", "commercial", "permits", "doors", "hurricane", "prices"),
		...each(word, "testimonials", "jobs", "news", "sitemap", "privacy-policy", "terms-of-service"),
		"404": word,
		"500": word,
	}),
	sitemap: z.strictObject({
		...each(word, "mainPages", "services", "help", "symptoms"),
		allOf: template("place"),
	}),
	header: z.strictObject({ skip: word }),
	menu: z.strictObject({ button: word, close: word, label: word }),
	fold: z.strictObject({ more: word }),
	breadcrumbs: z.strictObject({ label: word }),
	call: z.strictObject({
		call: template("phone"),
		callNow: template("phone"),
		barLabel: word,
		saveNumber: word,
		/** Shown if somebody answers the phone in a language other than the page's. */
		languages: template("languages"),
	}),
	textMessage: z.strictObject({
		send: template("phone"),
		...each(word, "name", "photos", "photo", "whatsApp"),
		/** The message in a link to a text message, on pages without a subject such as a service. */
		start: word,
	}),
	booking: z.strictObject({ button: word }),
	reviewUs: z.strictObject({ title: headingWord, text: word, link: word, code: word }),
	offers: z.strictObject({ heading: headingWord, until: template("date"), sample: word }),
	jobs: z.strictObject({
		heading: headingWord,
		title: template("service", "town"),
		...each(word, "before", "after", "fault", "time", "price", "sample"),
	}),
	video: z.strictObject({ link: template("site", "length") }),
	consent: z.strictObject({
		text: template("services"),
		...each(word, "more", "accept", "decline"),
		change: template("services"),
	}),
	/** Pages use `free` if business.yaml promises free quotes, and `plain` otherwise. */
	quote: z.strictObject({
		title: headingWord,
		free: z.strictObject({ button: word, short: word, subtitle: word }),
		plain: z.strictObject({ button: word, short: word, subtitle: word }),
		contact: word,
	}),
	promises: z.strictObject({
		...each(word, "sameDay", "sameDayShort", "emergencies", "licensed", "licensedShort"),
		...each(word, "anyHourPhone", "anyHourCalls", "anyHourHours"),
	}),
	footer: z.strictObject({
		blurb: holding(["region"], ["founded"]),
		...each(headingWord, "linksHeading", "servicesHeading", "contactHeading"),
		copyright: template("year", "company"),
		license: template("number"),
		licenseLookup: word,
		/** Shown where the license number will stand, if the company has none yet. */
		licenseLater: word,
	}),
	contact: z.strictObject({ phone: word, email: word, office: word }),
	places: z.strictObject({
		/** How the language names a county: "{name} County", or "{name}" alone. */
		county: template("name"),
		inState: templateWithState("place"),
		cityLine: templateWithState("city", "zip"),
	}),
	/** The words for zero to nine in sentences. Larger numbers are written in digits. */
	numbers: z.array(word).length(10),
	minutes: z.strictObject({
		long: template("minutes"),
		drive: template("minutes"),
		short: template("minutes"),
		unit: word,
	}),
	years: template("years"),
	time: z.strictObject({
		clock: z.literal([12, 24]),
		am: template("time"),
		pm: template("time"),
		closed: word,
		byAppointment: word,
		/** For a day with the hours "00:00" to "24:00". */
		allDay: word,
		days: template("first", "last"),
		closedOn: template("days"),
		dayHeading: headingWord,
		hoursHeading: headingWord,
	}),
	openNow: z.strictObject({
		open: word,
		until: template("time"),
		closed: template("day", "time"),
		today: word,
		/** Shown in place of the opening state on days with `byAppointment: true`. */
		byAppointment: word,
		/** Shown before `office` if someone answers the phone at any hour. */
		always: word,
		/** Replaces `always` on pages whose language nobody speaks on the phone. */
		alwaysIn: template("languages"),
		office: template("state"),
		am: template("time"),
		pm: template("time"),
		noon: word,
		midnight: word,
	}),
	hero: z.strictObject({ since: template("year") }),
	rating: z.strictObject({
		stars: template("rating", "scale"),
		reviews: counted("rating"),
		sentence: counted("rating", "scale"),
	}),
	reviews: z.strictObject({ allHeading: headingWord, sample: word, reply: word }),
	team: z.strictObject({ years: word, sample: word }),
	services: z.strictObject({
		more: word,
		about: template("service"),
		includedHeading: headingWord,
		feature: word,
	}),
	/** A table cell with exactly one of these texts shows a check mark or a dash. */
	comparison: z.strictObject({ included: word, notIncluded: word }),
	springLife: z.strictObject({ label: word, perDay: word, cycles: counted() }),
	areas: z.strictObject({ emergencies: template("time"), mapTitle: template("place") }),
	county: z.strictObject({
		towns: counted(),
		mapTitle: template("place"),
		townsHeading: withRole(template("place"), "heading"),
		alsoHeading: withRole(template("place"), "heading"),
		back: word,
	}),
	town: z.strictObject({
		title: templateWithState("town", "brand"),
		description: templateWithState("town"),
		keywords: z.array(template("town")).min(1, says("list-empty", { what: "keyword" })),
		heading: withRole(template("town"), "heading"),
		areaHeading: headingWord,
		travel: template("city", "town"),
		/** Replaces `travel` on the page of the office's town. */
		travelHere: template("town"),
		responseHeading: headingWord,
		response: word,
		wait: template("time"),
		bookings: word,
		emergencies: word,
		nearbyHeading: headingWord,
		mapTitle: template("place"),
		distance: template("distance"),
		servicesHeading: withRole(template("town"), "heading"),
		...each(headingWord, "residentialHeading", "commercialHeading", "neighborhoodsHeading"),
		zipsHeading: headingWord,
		questionsHeading: withRole(template("town"), "heading"),
		ctaTitle: template("town"),
		ctaSubtitle: template("town"),
		base: word,
		ourBase: word,
	}),
	map: z.strictObject({ open: word, officeTitle: word }),
	serviceMap: z.strictObject({
		...each(word, "base", "everyTown", "straight"),
		along: template("roads"),
		all: template("places"),
		rings: template("places", "distance", "base"),
		county: template("place"),
		atBase: template("base"),
		town: template("town", "distance", "base"),
		townAlong: template("town", "distance", "base", "roads"),
	}),
	legal: z.strictObject({ updated: template("date") }),
	/** The words of the pages that redirect old addresses on GitHub Pages. */
	moved: z.strictObject({ text: word, link: word }),
	sources: z.strictObject({ checked: template("date") }),
	sent: z.strictObject({ home: word }),
	faq: z.strictObject({ contents: word, search: word, counted: counted() }),
	/**
	 * `found` is shown below a search field that hides some rows: "3 of 16 questions". `none` is
	 * shown if all rows are hidden, and tells visitors what to do.
	 */
	search: z.strictObject({ found: template("found", "all"), none: template("all", "phone") }),
	zipLookup: z.strictObject({
		label: word,
		/** Shown in the empty field. */
		hint: word,
		submit: word,
		answer: z.strictObject({
			minutes: template("minutes"),
			outside: template("place"),
			/** Shown above the nearest town, for a ZIP code that no town's list contains. */
			nearest: template("place"),
			place: template("town", "minutes"),
			invalid: word,
		}),
		ways: z
			.strictObject({
				permit: template("town"),
				visit: template("town"),
				message: template("town"),
			})
			.describe("Links below the answer. The message is begun in the contact form."),
	}),
	contactForm: z.strictObject({
		fields: z.strictObject({
			trap: word,
			name: headingWord,
			...each(word, "email", "phone", "subject", "noSubject", "message"),
			/** Shown for a photo that can't be read, because browsers have no message for that. */
			errors: z.strictObject({ photo: word }),
		}),
		send: z.strictObject({
			...each(word, "send", "sending", "sentTitle", "sent"),
			/** Says that the form sends nothing. Shown above its button. */
			demonstration: template("phone"),
			...each(word, "failedTitle", "failed", "dismiss"),
		}),
	}),
	/** The name of the company's trade, for the structured data that search engines read. */
	structuredData: z.strictObject({ trade: word, commercialTrade: word }),
	drawings: z.strictObject({
		/** The alternative text of the sharing image. */
		sharingImage: template("lines", "company"),
		redCord: z.strictObject(each(word, "alt", "cord", "down", "trolley", "opener", "door")),
		photoEyes: z.strictObject({ alt: word, height: word, beam: word, light: word, door: word }),
		balance: z.strictObject({ alt: word, height: word, stays: word, moves: word }),
		doorRoom: z.strictObject({ alt: word, above: word, beside: word, width: word, height: word }),
		drives: z.strictObject(each(word, "alt", "chain", "belt", "screw", "wallMount", "direct")),
		layers: z.strictObject({ alt: word, heat: word, sheet: word, board: word, foam: word }),
		spring: z.strictObject({ alt: word, spring: word, gap: word, drum: word, cable: word }),
		worn: z.record(wornPart, z.strictObject({ alt: word, label: word })),
	}),
});

export type Words = z.infer<typeof wordsSchema>;
