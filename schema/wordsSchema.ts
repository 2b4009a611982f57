import { z } from "zod";
import { line, says } from "./schema.ts";

/**
 * A text with `{names}` in braces; `fill` (generator/site/words.ts) puts values in their places.
 * The type knows the names.
 */
export type Template<N extends string> = string & { readonly names: N };

/**
 * A text for each plural category that its language has
 * (https://cldr.unicode.org/index/cldr-spec/plural-rules); the number is `{count}`.
 */
export interface Counted<N extends string = never> {
	readonly zero?: Template<N | "count"> | undefined;
	readonly one?: Template<N | "count"> | undefined;
	readonly two?: Template<N | "count"> | undefined;
	readonly few?: Template<N | "count"> | undefined;
	readonly many?: Template<N | "count"> | undefined;
	readonly other: Template<N | "count">;
}

/** What stands in braces, and braces that stand alone. */
const braces = /\{[^{}]*\}|[{}]/g;

/** A text into which nothing is put. */
const word = line(400).refine(
	(value) => !/[{}]/.test(value),
	says("words-braces", "a text without braces", "Remove the braces: nothing is put in here."),
);

/** A text that has each of the names once, and no other. */
const holding = (names: readonly string[], optional: readonly string[] = []) =>
	line(400).superRefine((value, { addIssue }) => {
		const found: readonly string[] = value.match(braces) ?? [];
		const tokens = names.map((name) => `{${name}}`);
		const allowed = [...tokens, ...optional.map((name) => `{${name}}`)];
		if (
			tokens.some((token) => !found.includes(token)) ||
			found.some((token, index) => !allowed.includes(token) || found.indexOf(token) < index)
		)
			addIssue({
				code: "custom",
				message: says(
					"words-braces-missing",
					`a text with ${allowed.join(" and ")}, each once, and nothing else in braces`,
					"The build puts the values there: keep their names as they are.",
				),
			});
	});

const template = <const N extends string>(...names: readonly N[]) =>
	holding(names) as unknown as z.ZodType<Template<N>>;

/** Addresses of many countries name no state. */
const templateWithState = <const N extends string>(...names: readonly N[]) =>
	holding(names, ["state"]) as unknown as z.ZodType<Template<N | "state">>;

/** "one town" needs no number: only the form for all the rest has to show it. */
const counted = <const N extends string = never>(...names: readonly N[]) => {
	const form = holding(names, ["count"]) as unknown as z.ZodType<Template<N | "count">>;
	return z.strictObject({
		zero: form.optional(),
		one: form.optional(),
		two: form.optional(),
		few: form.optional(),
		many: form.optional(),
		other: holding(["count", ...names]) as unknown as z.ZodType<Template<N | "count">>,
	});
};

/** data/words.yaml: every word that the site says by itself, by its place. */
export const wordsSchema = z.strictObject({
	/**
	 * The language's own name, on links to it from others; "nearest" where they lead to a page above
	 * the one that it does not have. "only" ends each link to a page that is in another language.
	 */
	language: z.strictObject({
		name: word,
		nearest: template("language", "page"),
		only: template("language"),
	}),
	/** Names of pages: in the navigation, in breadcrumbs, on /sitemap. */
	pages: z.strictObject({
		home: word,
		services: word,
		areas: word,
		faq: word,
		about: word,
		contact: word,
		sent: word,
		symptoms: word,
		howTos: word,
		commercial: word,
		permits: word,
		hurricane: word,
		prices: word,
		testimonials: word,
		sitemap: word,
		privacyPolicy: word,
		termsOfService: word,
		notFound: word,
		error: word,
	}),
	/** The columns of /sitemap. */
	sitemap: z.strictObject({
		mainPages: word,
		services: word,
		help: word,
		symptoms: word,
		allOf: template("place"),
	}),
	header: z.strictObject({ skip: word }),
	/**
	 * The phone's menu: what its button says while it is closed and while it is open, and what the
	 * menu is called.
	 */
	menu: z.strictObject({ button: word, close: word, label: word }),
	/** Over the rest of a text that is folded. */
	fold: z.strictObject({ more: word }),
	breadcrumbs: z.strictObject({ label: word }),
	call: z.strictObject({
		call: template("phone"),
		callNow: template("phone"),
		barLabel: word,
		saveNumber: word,
		/** Where the phone is answered in another language than the page's. */
		languages: template("languages"),
	}),
	/**
	 * Of the number that takes text messages, where business.yaml has one: the link, its name among
	 * the facts, and what photos are good for.
	 */
	textMessage: z.strictObject({ send: template("phone"), name: word, photos: word }),
	/** "free" while business.yaml promises free quotes, "plain" while it does not. */
	quote: z.strictObject({
		title: word,
		free: z.strictObject({ button: word, short: word, subtitle: word }),
		plain: z.strictObject({ button: word, short: word, subtitle: word }),
		contact: word,
	}),
	/** Said while business.yaml makes the promise. */
	promises: z.strictObject({
		sameDay: word,
		sameDayShort: word,
		emergencies: word,
		licensed: word,
		licensedShort: word,
		anyHourPhone: word,
		anyHourCalls: word,
		anyHourHours: word,
	}),
	footer: z.strictObject({
		blurb: template("region", "founded"),
		linksHeading: word,
		servicesHeading: word,
		contactHeading: word,
		copyright: template("year", "company"),
		license: template("number"),
	}),
	contact: z.strictObject({ phone: word, email: word, office: word }),
	places: z.strictObject({
		/** What a county is called. "{name}" where its name says it all. */
		county: template("name"),
		inState: templateWithState("place"),
		cityLine: templateWithState("city", "zip"),
	}),
	/** Numbers below ten are written out in sentences. */
	numbers: z
		.array(word)
		.length(10, says("words-count", "ten words", "Write the numbers from none to nine.")),
	minutes: z.strictObject({
		long: template("minutes"),
		drive: template("minutes"),
		short: template("minutes"),
		unit: word,
	}),
	years: template("years"),
	time: z.strictObject({
		clock: z.union([z.literal(12), z.literal(24)], {
			error: says("clock-format", "12 or 24", "Write how many hours a clock has there."),
		}),
		am: template("time"),
		pm: template("time"),
		closed: word,
		/** Of a day that is open from midnight to midnight. */
		allDay: word,
		days: template("first", "last"),
		closedOn: template("days"),
		dayHeading: word,
		hoursHeading: word,
	}),
	/** The line in the header. */
	openNow: z.strictObject({
		open: word,
		until: template("time"),
		closed: template("day", "time"),
		today: word,
		/** Said first where someone answers at any hour, and what is said of the office after that. */
		always: word,
		/** The same on pages in a language in which nobody answers the phone. */
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
	reviews: z.strictObject({ allHeading: word, sample: word }),
	team: z.strictObject({ years: word, sample: word }),
	services: z.strictObject({
		more: word,
		about: template("service"),
		includedHeading: word,
		feature: word,
	}),
	/** Cells of a table that show as a tick and a dash: what the data writes. */
	comparison: z.strictObject({ included: word, notIncluded: word }),
	springLife: z.strictObject({ label: word, perDay: word, cycles: counted() }),
	areas: z.strictObject({ emergencies: template("time"), mapTitle: template("place") }),
	county: z.strictObject({
		towns: counted(),
		mapTitle: template("place"),
		townsHeading: template("place"),
		alsoHeading: template("place"),
		back: word,
	}),
	town: z.strictObject({
		title: templateWithState("town", "brand"),
		description: templateWithState("town"),
		keywords: z
			.array(template("town"))
			.min(1, says("list-empty", "at least one", "Write at least one keyword.")),
		heading: template("town"),
		areaHeading: word,
		travel: template("city", "town"),
		/** Above what a town page says of our times. */
		responseHeading: word,
		response: word,
		/** How long an emergency usually takes. */
		wait: template("time"),
		bookings: word,
		emergencies: word,
		nearbyHeading: word,
		mapTitle: template("place"),
		distance: template("distance"),
		servicesHeading: template("town"),
		residentialHeading: word,
		commercialHeading: word,
		neighborhoodsHeading: word,
		zipsHeading: word,
		questionsHeading: template("town"),
		ctaTitle: template("town"),
		ctaSubtitle: template("town"),
		base: word,
		ourBase: word,
	}),
	map: z.strictObject({ open: word, officeTitle: word }),
	serviceMap: z.strictObject({
		base: word,
		everyTown: word,
		straight: word,
		along: template("roads"),
		all: template("places"),
		rings: template("places", "distance", "base"),
		county: template("place"),
		atBase: template("base"),
		town: template("town", "distance", "base"),
		townAlong: template("town", "distance", "base", "roads"),
	}),
	permits: z.strictObject({ county: counted("place") }),
	legal: z.strictObject({ updated: template("date") }),
	/** At a page's old address. */
	moved: z.strictObject({ text: word, link: word }),
	sources: z.strictObject({ checked: template("date") }),
	sent: z.strictObject({ home: word }),
	faq: z.strictObject({ contents: word, search: word, counted: counted() }),
	/**
	 * Under a search that leaves something out: "3 of 16 questions"; and that leaves out everything,
	 * with what to do now.
	 */
	search: z.strictObject({ found: template("found", "all"), none: template("all", "phone") }),
	zipLookup: z.strictObject({
		label: word,
		submit: word,
		answer: z.strictObject({
			minutes: template("minutes"),
			outside: template("zip"),
			invalid: word,
		}),
	}),
	contactForm: z.strictObject({
		fields: z.strictObject({
			trap: word,
			name: word,
			email: word,
			phone: word,
			subject: word,
			noSubject: word,
			message: word,
			/** What is wrong with a field, below it. */
			errors: z.strictObject({
				name: word,
				email: word,
				phone: word,
				subject: word,
				message: word,
			}),
		}),
		send: z.strictObject({
			send: word,
			sending: word,
			sentTitle: word,
			sent: word,
			/** Beside a form that sends nothing, and below "Message Sent!" there. */
			demonstration: template("phone"),
			failedTitle: word,
			failed: word,
			dismiss: word,
		}),
	}),
	/** What services call the work, for search engines. */
	structuredData: z.strictObject({ trade: word, commercialTrade: word }),
	/** In drawings, and said of them. */
	drawings: z.strictObject({
		/** What the picture of a shared link shows. */
		sharingImage: template("lines", "company"),
		redCord: z.strictObject({
			alt: word,
			cord: word,
			down: word,
			trolley: word,
			opener: word,
			door: word,
		}),
		photoEyes: z.strictObject({ alt: word, height: word, beam: word, light: word, door: word }),
		balance: z.strictObject({ alt: word, height: word, stays: word, moves: word }),
		doorRoom: z.strictObject({ alt: word, above: word, beside: word, width: word, height: word }),
		drives: z.strictObject({
			alt: word,
			chain: word,
			belt: word,
			screw: word,
			wallMount: word,
			direct: word,
		}),
		layers: z.strictObject({ alt: word, heat: word, sheet: word, board: word, foam: word }),
		spring: z.strictObject({ alt: word, spring: word, gap: word, drum: word, cable: word }),
	}),
});

export type Words = z.infer<typeof wordsSchema>;
