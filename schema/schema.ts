/**
 * The schema of every file in `data/`. All types are inferred from here. `says()` makes a rule's
 * message of three parts (code, expected, fix), which `generator/problems.ts` prints.
 */
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { holidayDate, holidayDates, weekdays } from "./calendar.ts";
import { networkKeys, profileStarts } from "./networks.ts";
import { outsideFields } from "./outside.ts";
import { questionId } from "./questionId.ts";
import { fieldsOf, withRole } from "./roles.ts";
import {
	proposeDay,
	toClosing,
	toEmail,
	toHttps,
	toInternationalPhone,
	toIsoDay,
	toOldAddress,
	toOpening,
	toProfile,
	toStateCode,
} from "./usualForms.ts";

/** Joins a code, what the field must be, and how to fix it, into one zod message. */
export const says = (code: string, expected: string, fix: string): string =>
	[code, expected, fix].join("\n");

/** Whether an item is made up. Its message proposes what to write of a real one. */
export const sample = (real: string, describes: string) =>
	z
		.boolean({
			error: ({ input }) =>
				input === undefined
					? says(
							"field-missing",
							"true or false",
							`Add the line "sample: false" ${real}, or "sample: true" while it is made up.`,
						)
					: undefined,
		})
		.describe(describes);

// Control and bidirectional characters can make a page read differently from its file
// (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing), and half a character shows
// as a box. Line breaks, tabs, soft hyphens and the joiners of scripts and emoji are allowed.
const hiddenCharacters =
	/(?![\n\t\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u;
/** Most texts have only these characters, and this test is ten times as fast. */
const plainCharacters = /^[\n -~]*$/;

/** Markdown parses nested quotes and lists recursively. */
const deepNesting = /^[ \t]*(?:(?:>|[-*+]|\d+[.)])[ \t]*){10}|[[*_]{100}/m;

/** A text's problem other than its length, as a message of `says`. */
function faultOf(value: string, lines: "one line" | "lines"): string | undefined {
	if (value !== value.trim())
		return says(
			"text-spaces",
			"no space at either end",
			"Remove the space at the start or end of the text.",
		);
	if (!plainCharacters.test(value) && hiddenCharacters.test(value))
		return says(
			"text-invisible",
			"no invisible control characters",
			"Type the text again by hand.",
		);
	if (lines === "one line" && value.includes("\n"))
		return says("text-one-line", "a single line", "Write the text on one line.");
	if (deepNesting.test(value))
		return says(
			"text-nesting",
			"at most ten levels of lists or quotes",
			"Remove some of the marks.",
		);
	return undefined;
}

export const text = (max: number, lines: "one line" | "lines" = "lines") =>
	z
		.string()
		// YAML's block texts (| and >) end in a line break that nobody typed.
		.overwrite((value) => (value.endsWith("\n") ? value.trimEnd() : value))
		.min(
			1,
			says("text-empty", "some text", "Write the text, or remove the field if it is optional."),
		)
		.max(max, says("text-too-long", `at most ${max} characters`, "Shorten the text."))
		// One rule for all problems is faster: a site has a hundred thousand texts.
		.superRefine((value, { addIssue }) => {
			const fault = faultOf(value, lines);
			if (fault !== undefined) addIssue({ code: "custom", message: fault });
		});

export const line = (max = 90) => text(max, "one line");

/** A few sentences, with inline Markdown (**bold**, [links](/faq)) and {facts}. */
export const prose = text(1200);

/** Several paragraphs of Markdown: the body of a file. */
export const document = (max: number) =>
	withRole(text(max), "blocks").meta({ contentMediaType: "text/markdown" });
/** A few paragraphs of Markdown. */
export const answer = withRole(prose, "blocks");
export const label = line(60);

/** A text in the display font. */
export const heading = (max = 90) => withRole(line(max), "heading");

/** A part of a page's address and a file's name. */
export const slug = line(60).regex(
	/^[a-z0-9]+(-[a-z0-9]+)*$/,
	says("slug-format", "lower-case words joined by hyphens", 'Write it like "land-o-lakes".'),
);

/** Identifies an item of a list. */
export const id = withRole(slug, "key");
export const list = <T extends z.ZodType>(item: T, what: string) =>
	z
		.array(item)
		.min(
			1,
			says(
				"list-empty",
				`at least one ${what}`,
				`Add a ${what}, or remove the field if it is optional.`,
			),
		);
/** A longer list is a mistake: no page has room for one. */
const mostItems = 60;
const tooMany = `Remove some: the page has room for ${mostItems}.`;
export const some = <T extends z.ZodType>(item: T, what: string) =>
	z
		.array(item)
		.min(1, says("list-empty", `1 to ${mostItems} ${what}`, "Write at least one."))
		.max(mostItems, says("list-too-long", `1 to ${mostItems} ${what}`, tooMany));
/** Without items, the page leaves the part out. */
export const someOrNone = <T extends z.ZodType>(item: T, what: string) =>
	z.array(item).max(mostItems, says("list-too-long", `up to ${mostItems} ${what}`, tooMany));
/**
 * A list whose items are unique.
 * @param keyOf what must be unique, if not the item itself
 * @param field the item's field with the key, for the message's place
 */
export const once = <T extends z.ZodType>(
	items: z.ZodArray<T>,
	what: string,
	keyOf: (item: z.infer<T>) => unknown = (item) => item,
	field?: string,
) =>
	items.superRefine((values, { addIssue }) => {
		const seen = new Set<unknown>();
		for (const [index, value] of values.entries()) {
			const key = keyOf(value);
			const path = field === undefined ? [index] : [index, field];
			if (seen.has(key))
				addIssue({
					code: "custom",
					path,
					message: says("item-twice", `${what} that stands once`, "Change one of the two."),
				});
			seen.add(key);
		}
	});
const dateRule = ({ input }: { readonly input?: unknown }) =>
	says("date-format", "a date as YYYY-MM-DD", `Write it like "${proposeDay(input)}".`);
const isoDate = z
	.string({ error: dateRule })
	.overwrite(toIsoDay)
	.check(z.iso.date({ error: dateRule }));
/** A day that has been. */
export const pastDay = withRole(isoDate, "past");
const httpsRule = says(
	"address-format",
	"an address that starts with https://",
	'Write it like "https://example.com".',
);

/** @param usual turns what people write into an address */
const httpsUrlFrom = (usual: (written: string) => string) =>
	z
		.string({ error: httpsRule })
		.overwrite(usual)
		.check(z.url({ protocol: /^https$/, error: httpsRule, abort: true }))
		.regex(
			/^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:\d+)?(\/\S*)?$/,
			says(
				"site-address-format",
				"https:// and a domain of letters, digits and hyphens with a dot between, then nothing, or a slash and no spaces",
				'Write it like "https://example.com".',
			),
		);
export const httpsUrl = httpsUrlFrom(toHttps);

/** A profile's address, or its name alone: "@acme". */
const profile = (network: (typeof networkKeys)[number]) => {
	const start = profileStarts[network];
	return httpsUrlFrom(start ? (written) => toProfile(start, written) : toHttps);
};

/** A URL that goes into security policies and before every path, so no character may be special. */
const plainUrlOr = (fix: string) =>
	httpsUrl
		.regex(/^[^?#]*$/, {
			error: says("address-query", "an address without ? and #", fix),
			abort: true,
		})
		.regex(
			/^https:\/\/[^/]+(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/,
			says(
				"site-folder-format",
				"folders of letters, digits, dots and hyphens after the domain, one slash between them",
				'Write it like "https://example.com/doors".',
			),
		);
const plainUrl = plainUrlOr('Write it like "https://example.com".');
const timeRule = says(
	"time-format",
	"a time as HH:MM, 24 hours, in quotes",
	'Write it like "07:00".',
);

const opens = z
	.string({ error: timeRule })
	.overwrite(toOpening)
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeRule);
const closes = z
	.string({ error: timeRule })
	.overwrite(toClosing)
	.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, timeRule);
export const zip = z
	.string({
		error: says(
			"postal-code-format",
			"a postal code in quotes",
			'Write it as a quoted string, e.g. "34655".',
		),
	})
	// generator/load/checkPlausible.ts checks the format of the company's country.
	.regex(
		/^[A-Z\d][A-Z\d -]{1,9}$/,
		says(
			"postal-code-format",
			"a postal code: digits and capital letters",
			'Write it as a quoted string, e.g. "34655".',
		),
	);
const latitude = z
	.number()
	.min(
		-85,
		says(
			"latitude-range",
			"a latitude from -85 to 85",
			"Latitude comes first: [28.2397, -82.3279].",
		),
	)
	.max(
		85,
		says(
			"latitude-range",
			"a latitude from -85 to 85",
			"Latitude comes first: [28.2397, -82.3279].",
		),
	);
const longitude = z
	.number()
	.min(
		-180,
		says(
			"longitude-range",
			"a longitude from -180 to 180",
			"Longitude comes second: [28.2397, -82.3279].",
		),
	)
	.max(
		180,
		says(
			"longitude-range",
			"a longitude from -180 to 180",
			"Longitude comes second: [28.2397, -82.3279].",
		),
	);
export const coordinates = z
	.tuple([latitude, longitude], {
		error: says(
			"coordinates-format",
			"two numbers: latitude and longitude",
			"Write them as [28.2397, -82.3279].",
		),
	})
	.describe("Latitude and longitude, as a map's address has them: [28.2397, -82.3279].");
export const minutes = z
	.tuple([z.int().positive(), z.int().positive()], {
		error: says(
			"range-format",
			"two numbers: at least and at most so many minutes",
			"Write the range as [low, high], e.g. [30, 45].",
		),
	})
	.refine(
		([low, high]) => low < high,
		says(
			"range-order",
			"two numbers, the lower one first",
			"Write the range as [low, high], e.g. [30, 45].",
		),
	)
	.describe("At least and at most so many minutes: [30, 45].");

export const icons = [
	"alarm",
	"badge",
	"check",
	"clock",
	"home",
	"opener",
	"phone",
	"shield",
	"spring",
	"wind",
	"wrench",
	"door",
	"heart",
	"people",
	"star",
	"pin",
] as const;

const icon = z.enum(icons);

/** Drawings of a door with a fault. Pages of symptoms show them, and the door of the home page. */
export const faults = [
	"door-stuck",
	"door-half",
	"door-loud",
	"door-crooked",
	"door-dead",
	"door-jerky",
	"door-storm",
] as const;
/** Drawings of commercial doors and of the work on them, for /commercial. */
export const commercialKinds = [
	"kind-rolling",
	"kind-dock",
	"kind-fast",
	"kind-fire",
	"kind-operator",
	"kind-plan",
] as const;
/** A photograph in photos/. */
export const photo = withRole(
	z.strictObject({
		file: z
			.string()
			.regex(
				/^(?:\/?photos\/)?(?!\.)[^/\\\n]+\.(jpe?g|png|webp|avif|heic|heif)$/i,
				says(
					"photo-name",
					"the name of a JPEG, PNG, WebP or AVIF file in photos/",
					'Put the file into photos/ itself, or save it as JPEG, and write its name, such as "hero.jpg".',
				),
			)
			// The page at /admin writes the path with its folder.
			.transform((file) => file.replace(/^\/?photos\//, ""))
			.meta({ description: "A file in the folder photos.", contentMediaType: "image/*" }),
		alt: line(200).describe("What the picture shows, for those who cannot see it."),
		focus: z
			.tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
			.optional()
			.describe(
				"What must stay in sight where the picture is cut: percent from the left, percent from the top.",
			),
		credit: line(120).optional().describe("Who made it; never shown."),
	}),
	"photo",
);

/** A flat drawing in posters/, by its file name without ending. */
export const poster = withRole(slug, "poster");

export const meta = {
	title: heading(65).describe("The page's name in search results and browser tabs."),
	description: text(200).describe("What search results say below the title."),
	keywords: z.array(label).optional(),
	updated: pastDay
		.optional()
		.describe(
			"The day on which this page's text last changed, for search engines. Change it with the text.",
		),
};

/** Ids that pages use for other elements: frame, fields, icons. */
export const takenIds = /^(main|menu|form|zip|zip-table|(faq|footer|contact|icon)-.+)$/;
export const idRule = says(
	"name-reserved",
	"another name: the page uses this one itself",
	"Choose another word.",
);

export const question = z.strictObject({
	question: heading(140)
		.refine(
			(value) => questionId(value) !== "",
			says(
				"question-without-letters",
				"a question with letters from a to z, or digits",
				"Its address is made of them: write it in words.",
			),
		)
		.refine((value) => !takenIds.test(questionId(value)), idRule),
	answer,
});

export const questionsOf = <T extends typeof question>(item: T) =>
	once(some(item, "questions"), "a question", (one) => questionId(one.question), "question");
export const questions = questionsOf(question);
export const titled = z.strictObject({ title: heading(), text: prose });
export const hero = { heading: heading(), lede: prose };
export const cta = z.strictObject({ title: heading(), subtitle: line(160) });
export const section = z.strictObject({ heading: heading(), paragraphs: list(prose, "paragraph") });
export const listSection = z.strictObject({
	heading: heading(),
	intro: prose.optional(),
	items: list(line(240), "item"),
});

const closedOrHours = says(
	"holiday-closed-and-hours",
	"either closed or hours",
	"Remove closed, or opens and closes.",
);

/**
 * Opening hours. Every day is in a group, and a day with a break is in two. The result has only
 * groups that open: a day in none of them is closed.
 */
const hours = z
	.array(
		z.strictObject({
			days: once(list(z.enum(weekdays), "day"), "a day"),
			opens: opens.optional(),
			closes: closes.optional(),
			closed: z
				.boolean({
					error: says(
						"closed-value",
						"true",
						'Write "closed: true", or remove the field and write opens and closes.',
					),
				})
				.optional(),
		}),
	)
	.superRefine((groups, { addIssue }) => {
		const fail = (code: string, path: PropertyKey[], expected: string, fix: string) =>
			addIssue({ code: "custom", path, message: says(code, expected, fix) });
		for (const day of weekdays) {
			const own = groups.flatMap((group, index) =>
				group.days.includes(day) ? { ...group, index } : [],
			);
			if (own.length === 0)
				fail(
					"hours-day-missing",
					[],
					"all seven days",
					`Add ${day}, with its hours or as "{ days: [${day}], closed: true }".`,
				);
			const [first, ...others] = own.sort((one, other) =>
				(one.opens ?? "") < (other.opens ?? "") ? -1 : 1,
			);
			let before = first;
			for (const group of others) {
				if (before?.closed || group.closed || (group.opens ?? "") < (before?.closes ?? ""))
					fail(
						"hours-day-twice",
						[group.index, "days"],
						`${day} once, or in two groups with a break between them`,
						`Remove ${day} from one of the groups.`,
					);
				before = group;
			}
		}
		for (const [index, group] of groups.entries()) {
			if (group.closed && (group.opens ?? group.closes) !== undefined)
				addIssue({ code: "custom", path: [index, "closed"], message: closedOrHours });
			if (!group.closed) checkSpan(group, [index], addIssue);
		}
	})
	.transform((groups) =>
		groups.flatMap(({ days, opens, closes }) =>
			opens !== undefined && closes !== undefined ? { days, opens, closes } : [],
		),
	)
	.refine(
		(groups) => groups.length > 0,
		says("hours-never-open", "a day on which you open", "Give at least one day opens and closes."),
	)
	.describe(
		"Every day stands in a group; a day with a break stands in two; a day off has closed: true.",
	);
/** A leap year for dates without a year, because of February 29. */
const yearOf = (day: string): number => Number(day.slice(0, 4)) || 2028;
const holidayDay = line(40).refine((day) => holidayDate(day, yearOf(day)) !== undefined, {
	error: says(
		"holiday-date-format",
		'"2026-12-24", "December 25", "fourth Thursday of November" or "day after Thanksgiving"',
		'Write a date for one year, a month and day for every year, a holiday\'s name such as "Labor Day", or first, second, third, fourth or last with a weekday and a month; before each, "day after" or "Friday before" may stand. The last of several days goes into "through".',
	),
	abort: true,
});

/** Days. A longer holiday is probably one whose days were swapped. */
const longestHoliday = 183;
const holiday = z
	.strictObject({
		name: heading(40),
		day: holidayDay.describe(
			'"2026-12-24", "December 25", "fourth Thursday of November", "Thanksgiving" or "day after Thanksgiving".',
		),
		through: holidayDay
			.optional()
			.describe("The last of several days, such as a season, in the same words as the first."),
		days: once(list(z.enum(weekdays), "day"), "a day")
			.optional()
			.describe("The weekdays of a season that have these hours; left out: every day."),
		opens: opens.optional().describe("Both times, or none where the day is closed."),
		closes: closes.optional(),
		closed: z.boolean().optional().describe("As in hours; a day without times is closed anyway."),
	})
	.superRefine((value, { addIssue }) => {
		if ((value.opens ?? value.closes) !== undefined) {
			if (value.closed) addIssue({ code: "custom", path: ["closed"], message: closedOrHours });
			checkSpan(value, [], addIssue);
		}
		const { day, through = day } = value;
		const [first = 0, last = Number.POSITIVE_INFINITY] = (
			holidayDates(day, through, yearOf(day)) ?? []
		).map((date) => Date.parse(date) / 86_400_000);
		const remedy =
			'Write both days in the same way: "December 24" and "January 1", or both with the year.';
		if (last - first > longestHoliday)
			addIssue({
				code: "custom",
				path: ["through"],
				message: says("holiday-end", `a day after ${day}, at most half a year later`, remedy),
			});
	});

/** Requires both times, in this order. */
function checkSpan(
	span: { readonly opens?: string | undefined; readonly closes?: string | undefined },
	path: PropertyKey[],
	addIssue: (issue: { code: "custom"; path: PropertyKey[]; message: string }) => void,
): void {
	for (const key of ["opens", "closes"] as const) {
		if (span[key] === undefined)
			addIssue({ code: "custom", path: [...path, key], message: timeRule });
	}
	// An invalid time has a message of its own.
	if (
		span.opens !== undefined &&
		span.closes !== undefined &&
		/^\d\d:/.test(span.opens) &&
		span.opens >= span.closes
	)
		addIssue({
			code: "custom",
			path: [...path, "closes"],
			message: says(
				"hours-order",
				"a time after opening",
				`Opening is at ${span.opens}. Who stays open past midnight closes at "24:00", and opens the next day at "00:00".`,
			),
		});
}

/** A number that can be dialed from any country. */
const phoneRule = says(
	"phone-format",
	"a phone number in quotes: + and digits, its country's code first",
	'Write it like "+18135550100".',
);

const anyPhone = z
	.string({ error: phoneRule })
	.overwrite(toInternationalPhone)
	.regex(/^\+[1-9]\d{6,14}$/, { error: phoneRule, abort: true })
	.refine(
		(value) => parsePhoneNumberFromString(value)?.isPossible(),
		says(
			"phone-length",
			"a phone number with as many digits as its country's have",
			"Count the digits after the country's code.",
		),
	);
export const phone = withRole(anyPhone, "phone");

const countryRule = says(
	"country-format",
	"a country's two capital letters, e.g. US",
	"Write the country's code.",
);

const licenseRule = says(
	"license-format",
	'the number in quotes, or ""',
	'Write it like "CRC1234567".',
);

const locale = z.strictObject({
	/** BCP 47, https://www.rfc-editor.org/info/bcp47. */
	language: line(35).refine(
		isLanguage,
		says("language-format", "a language's tag", 'Write it like "en-US" or "es-US".'),
	),
	/** ISO 4217. */
	currency: z
		.string()
		.refine(
			(code) => Intl.supportedValuesOf("currency").includes(code),
			says("currency-format", "a currency's three letters", 'Write it like "USD".'),
		),
	units: z.enum(["miles", "kilometers"]),
});

function isLanguage(tag: string): boolean {
	try {
		return Intl.getCanonicalLocales(tag)[0] === tag;
	} catch {
		return false;
	}
}

/** Requires a place ("Area/City"): names such as `EST` have no daylight saving time. */
function isTimeZone(name: string): boolean {
	try {
		return (
			name.includes("/") &&
			new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== ""
		);
	} catch {
		return false;
	}
}

/** A form's id, or its whole address. @param pattern has the id as its group */
const formId = (pattern: RegExp, where: string) =>
	z
		.string()
		.regex(
			pattern,
			says(
				"form-id-format",
				"the form's id: letters, digits, hyphens",
				`Copy ${where}, or that whole address.`,
			),
		)
		.transform((value) => pattern.exec(value)?.[1] ?? value);
const endpointRule = says(
	"form-endpoint-format",
	"a path or an https address",
	'Write it like "/api/contact".',
);

/** A path, or an https URL. Not `//` and `/\\`, which browsers take for another site. */
const endpointUrl = z
	.string()
	.regex(
		/^(https:\/\/[A-Za-z0-9.-]+(:\d+)?)?(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\/?(\?[A-Za-z0-9=&._~-]+)?$/,
		{ error: endpointRule, abort: true },
	)
	// canParse() rejects ports above 65535 and invalid IP addresses.
	.refine((url) => URL.canParse(url, "https://own.example"), endpointRule);
const web3formsKey = z
	.string()
	.regex(
		/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
		says(
			"form-key-format",
			"an access key of 36 characters",
			"Copy it from the e-mail that Web3Forms sent you.",
		),
	)
	.refine(
		(key) => !/^([0-9a-f])\1{7}-/i.test(key) && !key.startsWith("12345678-"),
		says(
			"form-key-example",
			"your own access key: this one is an example",
			"Copy the key from the e-mail that Web3Forms sent you.",
		),
	);

/**
 * Providers of the contact form, with their settings. Each has a file in islands/form/providers.
 */
const forms = [
	z.strictObject({ provider: z.literal("simulated") }),
	z.strictObject({
		provider: z.literal("formspree"),
		id: formId(
			/^(?:https:\/\/formspree\.io\/f\/)?([A-Za-z0-9_-]{1,40})$/,
			"the end of https://formspree.io/f/…",
		),
	}),
	z.strictObject({ provider: z.literal("netlify"), name: slug }),
	z.strictObject({ provider: z.literal("web3forms"), accessKey: web3formsKey }),
	z.strictObject({
		provider: z.literal("basin"),
		id: formId(
			/^(?:https:\/\/usebasin\.com\/f\/)?([A-Za-z0-9_-]{1,40})$/,
			"the end of https://usebasin.com/f/…",
		),
	}),
	z.strictObject({
		provider: z.literal("endpoint"),
		url: endpointUrl,
	}),
] as const;

export const formProviders = forms.map(({ shape }) => shape.provider.value);

type Profiles = Record<(typeof networkKeys)[number], z.ZodOptional<typeof httpsUrl>>;

const hostNames = [
	"netlify",
	"cloudflare",
	"vercel",
	"github-pages",
	"nginx",
	"caddy",
	"cloudfront",
	"other",
] as const;

export type HostName = (typeof hostNames)[number];

const emailRule = says("email-format", "an e-mail address", 'Write it like "hello@example.com".');

const businessSchema = z.strictObject({
	name: heading(60).describe("The company's full name."),
	shortName: heading(30).describe("The wordmark and the end of page titles."),
	tagline: line(30).describe("The wordmark's second line."),
	url: plainUrl.describe("The address that the site will be served from."),
	phone: phone.describe(
		"With country code and without spaces, as E.164 has it: +18135550100. Shown as (813) 555-0100.",
	),
	textPhone: phone
		.optional()
		.describe(
			"The number that takes text messages, where there is one: the contact page and the phone's menu then offer it.",
		),
	email: z
		.string({ error: emailRule })
		.overwrite(toEmail)
		.check(z.email({ error: emailRule })),
	region: line(40),
	locale,
	/**
	 * Promises that the site makes wherever it speaks of them. `answersAlways`, below, is the fourth.
	 */
	promises: z
		.strictObject({
			sameDay: z.boolean().optional(),
			freeQuotes: z.boolean().optional(),
			licensedAndInsured: z.boolean().optional(),
		})
		.prefault({})
		.describe(
			"What the site promises of itself: sameDay, freeQuotes, licensedAndInsured, each true where it is so.",
		),
	address: z.strictObject({
		street: line()
			.optional()
			.describe("Left out by a company that does not say where it is, such as one at home."),
		city: line(),
		// generator/load/checkPlausible.ts checks the states of the United States.
		state: z
			.union([z.literal(""), line(40).overwrite(toStateCode)], {
				error: says("state-format", "a state, as addresses have it", 'Write it like "FL".'),
			})
			.default("")
			.describe("As addresses have it: FL, ON. Left out in countries whose addresses name none."),
		zip,
		country: z
			.string()
			.regex(/^[A-Z]{2}$/, { error: countryRule, abort: true })
			.refine(isSupportedCountry, countryRule),
		directions: line(160).optional().describe("One sentence on how to find the office."),
	}),
	coordinates,
	timeZone: line(40).refine(
		isTimeZone,
		says("time-zone-unknown", "a time zone's name", 'Use an IANA name such as "America/New_York".'),
	),
	founded: z.int().min(1900).describe("The year; 'over N years' is counted from it."),
	licenseNumber: z
		.union([z.literal(""), line(30).regex(/^[^“”„]+$/, licenseRule)], { error: licenseRule })
		.default("")
		.describe(
			"Leave it empty while you have none. Some states ask for it in every advertisement, such as Florida (s. 489.119(5)(b)).",
		),
	priceRange: line(10).describe("From $ to $$$$, for search engines."),
	hours,
	answersAlways: z
		.boolean()
		.describe("Whether someone answers the phone in an emergency at any hour."),
	phoneLanguages: once(
		list(
			z
				.string()
				.regex(
					/^[a-z]{2,3}$/,
					says("language-code-format", "a language's code", 'Write it like "en" or "es".'),
				),
			"language",
		),
		"a language",
	)
		.optional()
		.describe(
			"The languages in which you answer the phone: [en]. Pages in other languages then say so.",
		),
	notice: z
		.strictObject({
			text: line(200),
			until: isoDate.describe("The last day on which it is shown."),
		})
		.optional()
		.describe("A line at the top of every page for some days, such as a week of vacation."),
	holidays: z.array(holiday).default([]).describe("Days with other hours than their weekday's."),
	rating: z
		.strictObject({
			value: z.number().min(1).max(5),
			count: z.int().positive(),
			scale: z.literal(5),
			source: httpsUrl
				.optional()
				.describe("Where the rating can be seen; without it, the rating is a sample."),
		})
		.optional()
		.describe("Left out until there are reviews to count."),
	reviewsInStructuredData: z
		.boolean()
		.describe(
			"Whether search engines are told the rating and two reviews. A production build refuses both while they are samples.",
		),
	social: z
		.strictObject(
			Object.fromEntries(
				networkKeys.map((network) => [network, profile(network).optional()]),
			) as Profiles,
		)
		.default({})
		.describe(
			`Your profiles elsewhere, by address or name ("@acme"), of ${networkKeys.join(", ")}.`,
		),
	form: z
		.discriminatedUnion("provider", forms, {
			error: says(
				"form-provider-unknown",
				`a provider: one of ${formProviders.join(", ")}`,
				'Write it like "form: { provider: formspree, id: abcdwxyz }".',
			),
		})
		.describe("Where the contact form's messages go. A simulated form sends nothing."),
	imageHost: z
		.union([z.literal(""), plainUrl], { error: httpsRule })
		.default("")
		.describe("Address of a host for images; empty to serve them from the site itself."),
	host: z
		.enum(hostNames)
		.optional()
		.describe(
			`Who serves the site: one of ${hostNames.join(", ")}. The build then warns of that host's limits alone, and writes pages for redirects only where GitHub Pages needs them.`,
		),
	httpsOnly: z
		.enum(["this-domain", "subdomains", "preload"])
		.default("this-domain")
		.describe(
			"What browsers may open over HTTPS alone, for two years after a visit: this-domain (the site), subdomains (also webmail.example.com and every other name below the domain, which then needs a certificate), preload (the same, and you may send the domain to hstspreload.org, from where it takes months to come back).",
		),
	framedBy: once(list(plainUrl, "site"), "a site")
		.optional()
		.describe(
			"Sites that may show your pages inside theirs (in a frame), such as a directory: [https://www.example.com]. Left out, no site may.",
		),

	...outsideFields({ httpsUrl, line, plainUrl, says }),
	outsideScripts: someOrNone(
		z.strictObject({
			src: plainUrlOr(
				"Choose a service that needs no more than its script's address and attributes: some that need more, such as Google Analytics, have a name of their own under outsideServices.",
			),
			attributes: z
				.record(
					z
						.string()
						.regex(
							/^data-[a-z][a-z0-9-]*$/,
							says(
								"script-attribute-format",
								"a name that starts with data-",
								'Write it like "data-domain".',
							),
						),
					line(200),
				)
				.optional()
				.describe("Attributes of the element: what the service asks for."),
			reportsTo: z
				.array(plainUrl)
				.optional()
				.describe("Where the script reports to, when not to where it comes from."),
		}),
		"scripts",
	)
		.optional()
		.describe(
			"Scripts of services outside, such as analytics: every page loads them, and its policy lets them in.",
		),
	placeholders: z
		.array(z.strictObject({ field: line(40), note: line(200) }))
		.default([])
		.describe(
			"Fields of this file that still hold a placeholder, and facts that a person has to confirm, as facts.repairTime. The build lists them and --production refuses them.",
		),
	dataVersion: z
		.int()
		.min(1)
		.optional()
		.describe("How new these files are. The command `upgrade` writes it."),
});

/** data/admin.yaml, which adds a page at /admin for editing these files. */
const adminSchema = z
	.strictObject({
		service: z.enum(["github", "gitlab"]).describe("Where the repository is kept."),
		repository: z
			.string()
			.regex(
				/^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)+$/,
				says(
					"repository-format",
					"owner and name of a repository",
					'Write it like "acme/website".',
				),
			)
			.describe("Owner and name of the repository, like acme/website."),
		branch: line(60)
			.regex(
				/^[A-Za-z0-9._/-]+$/,
				says("branch-format", "a branch's name", 'Write it like "main".'),
			)
			.describe("The branch that the host builds, such as main."),
		folder: z
			.string()
			.regex(
				/^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/,
				says("path-format", "a path without slashes at its ends", 'Write it like "data".'),
			)
			.describe("The data folder inside the repository, such as data."),
		// Named as Sveltia CMS and its authenticator name them.
		auth: z
			.strictObject({
				base_url: plainUrl
					.optional()
					.describe(
						"GitHub: the address of your Sveltia CMS Authenticator. GitLab: the address of your own server, if the repository isn't on gitlab.com.",
					),
				app_id: line(100)
					.regex(
						/^[A-Za-z0-9._-]+$/,
						says(
							"app-id-format",
							"an application's ID of letters, digits, dots, hyphens and _",
							"Copy the Application ID that GitLab shows for the application.",
						),
					)
					.optional()
					.describe("GitLab: the Application ID. GitHub's stands in the authenticator."),
			})
			.optional()
			.describe("Sign-in with an account and its password, beside the token."),
	})
	.superRefine(({ service, auth }, { addIssue }) => {
		const issue = (message: string) => addIssue({ code: "custom", path: ["auth"], message });
		if (auth && service === "github" && auth.base_url === undefined)
			issue(
				says(
					"sign-in-address-missing",
					"base_url, the address of an authenticator, which GitHub needs",
					'Deploy Sveltia CMS Authenticator and write its address, or remove "auth": people then sign in with a token.',
				),
			);
		if (auth && service === "gitlab" && auth.app_id === undefined)
			issue(
				says(
					"app-id-missing",
					"app_id, the ID of an application, which GitLab needs",
					'Add an application in GitLab and write its ID, or remove "auth": people then sign in with a token.',
				),
			);
	});
export type AdminData = z.infer<typeof adminSchema>;

/**
 * Numbers and phrases that texts use as {name}, so that each is written only once (spec section 9).
 */
const factsSchema = z
	.record(
		z
			.string()
			.regex(
				/^[a-z][A-Za-z0-9]*$/,
				says("fact-name-format", "a name in camelCase", 'Write it like "repairTime".'),
			),
		line(600),
	)
	.describe("What texts use as {name}.");
const yearsRule = says(
	"experience-format",
	"a number of years from 2 on, with a plus or without, in quotes",
	'Write it like "10+", as the page says "years in the trade" below it, or remove it.',
);

const teamSchema = someOrNone(
	z.strictObject({
		name: withRole(heading(60), "key"),
		position: line(60),
		bio: prose,
		experience: z
			.string({ error: yearsRule })
			.regex(/^(?!1$)[1-9]\d?\+?$/, yearsRule)
			.optional()
			.describe(
				'Years in the trade, as "10+"; the word "years" stands below it. Left out of who has just begun.',
			),
		sample: sample(
			"if this person works with you",
			"True while the person is made up; a production build refuses it.",
		),
	}),
	"people",
);

const certificationsSchema = someOrNone(
	z.strictObject({
		title: heading(80),
		icon,
		text: line(200),
		sample: sample(
			"if you have the papers in hand",
			"True until the papers are in hand; a production build refuses it.",
		),
	}),
	"badges",
);

const townServicesSchema = z.strictObject({
	residential: some(line(), "services"),
	commercial: someOrNone(line(), "services").default([]),
});

/**
 * No host gives these characters a meaning: letters of any language, digits, and signs that browsers
 * leave as they are.
 */
const oldPathCharacters =
	/^(?:\/(?:[\p{L}\p{M}\p{N}_~!'(),;=@&+-][\p{L}\p{M}\p{N} ._~!'(),;=@&+-]*)?)+$/u;
const oldQuery = /^[A-Za-z0-9._~-]+=[A-Za-z0-9._~+-]*(?:&[A-Za-z0-9._~-]+=[A-Za-z0-9._~+-]*)*$/;
const isOldAddress = (address: string): boolean => {
	const [path = "", query, ...more] = address.split("?");
	let decoded: string;
	try {
		decoded = decodeURIComponent(path);
	} catch {
		return false;
	}
	if (!oldPathCharacters.test(decoded) || decoded.includes("//") || more.length > 0) return false;
	return query === undefined ? decoded !== "/" : oldQuery.test(query);
};

const oldPath = z
	.string()
	.overwrite(toOldAddress)
	// GitHub Pages needs a file for each address, and file systems have short names.
	.refine(
		(address) => !/^.{201}|[^/?]{101}/.test(address),
		says(
			"redirect-too-long",
			"at most 100 characters between two slashes, and 200 in all",
			"Remove the redirect: nobody has the address by heart.",
		),
	)
	.refine(
		isOldAddress,
		says(
			"redirect-path-format",
			"a path of the old site, with its query if it has one",
			'Write it like "/old-page", "/caf%C3%A9" or "/?p=12". No server hears what follows a #.',
		),
	);
const newPath = z
	.string()
	.regex(
		/^\/[A-Za-z0-9/_-]*(\?[A-Za-z0-9=&._~-]+)?(#[A-Za-z0-9._~-]+)?$/,
		says("redirect-target-format", "a path that starts with /", 'Write it like "/services".'),
	);
const redirectsSchema = z.array(
	z.strictObject({
		from: oldPath.describe(
			"An old address as it was, like /old-page, /caf%C3%A9, /Price%20List.pdf or /?p=12.",
		),
		to: newPath.describe("The page that it leads to now, like /services."),
	}),
);

export type Business = z.infer<typeof businessSchema>;
export type Facts = z.infer<typeof factsSchema>;
export type TeamMember = z.infer<typeof teamSchema>[number];
export type Certification = z.infer<typeof certificationsSchema>[number];
export type TownServices = z.infer<typeof townServicesSchema>;
export type Question = z.infer<typeof question>;
export type Redirect = z.infer<typeof redirectsSchema>[number];
export type IconName =
	| (typeof icons)[number]
	| (typeof faults)[number]
	| (typeof commercialKinds)[number];
export type Photo = z.infer<typeof photo>;

/** [longitude, latitude], WGS 84. */
const position = z.tuple([longitude, latitude]);

const landmarksSchema = z.strictObject({
	roads: z
		.array(z.strictObject({ name: heading(20), label: position, line: z.array(position).min(2) }))
		.describe("Main roads as a few points each."),
	waters: z
		.array(z.strictObject({ name: heading(40), at: position }))
		.describe("Where there is no room for all names, the first ones get it."),
});

export type Landmarks = z.infer<typeof landmarksSchema>;

/** data/offers.yaml: coupons and seasonal prices, each until its last day. */
const offersSchema = someOrNone(
	z.strictObject({
		id,
		title: heading(60),
		text: prose,
		terms: line(400).describe("What it is for, what it is not for, and how to use it."),
		until: isoDate.describe("The last day. The first build after that day leaves the offer out."),
		services: z
			.array(slug)
			.optional()
			.describe("The services whose pages show it: [spring-replacement]. Left out: all of them."),
		sample: z
			.boolean()
			.optional()
			.describe("True while the offer is made up; a production build refuses it."),
	}),
	"offers",
);

export type Offer = z.infer<typeof offersSchema>[number];

// ---- Symptoms, how-tos and commercial doors. These pages exist if their files do.

/** The scale of urgency on the whole site, from "stop and call now" to "do it yourself". */
export const urgencies = ["danger", "today", "soon", "canWait", "diy"] as const;

/** Whether the door may be used until it is repaired. */
export const safeties = ["yes", "limited", "no"] as const;
const wornParts = ["coil", "cable", "track", "roller", "eye"] as const;
export type WornPartName = (typeof wornParts)[number];
/** A part that wears, of which components/ has a drawing. */
export const wornPart = z.enum(wornParts);

export const someOf = <T extends z.ZodType>(item: T, low: number, high: number, what: string) =>
	z
		.array(item)
		.min(low, says("list-too-short", `${low} to ${high} ${what}`, `Add ${what}, at least ${low}.`))
		.max(
			high,
			says("list-too-long", `${low} to ${high} ${what}`, `Keep the ${high} that matter most.`),
		);
const source = z.strictObject({
	title: heading(120),
	url: httpsUrl,
	checked: pastDay
		.optional()
		.describe("The day on which a person opened the live page and found the statement there."),
});

export const sources = list(source, "source");
export type Urgency = (typeof urgencies)[number];

// ---- Permits, storms and prices. These pages exist if their files do.

/**
 * Every fact of these files names its sources. `stored` is the month in which a stored copy was
 * read. `checked` is the day on which somebody opened the live page or called; until then it is
 * null. `validUntil` is the last day before the fact must be checked again
 * (generator/load/checkAgeing.ts).
 */
const monthRule = says("month-format", "a month as YYYY-MM", 'Write it like "2026-11", in quotes.');
export const month = withRole(
	z.string({ error: monthRule }).regex(/^\d{4}-(0[1-9]|1[0-2])$/, monthRule),
	"past",
);

const citations = withRole(list(slug, "source"), "citations");
export const cited = { sources: citations };
export const lastDay = withRole(isoDate, "validUntil");
export const aged = {
	stored: month,
	checked: withRole(pastDay.nullable(), "checked"),
	validUntil: lastDay.optional(),
};

/**
 * A: the office's or the state's own page. B: a bill, a newspaper, a law firm, a trade body. C: a
 * dealer or an old form. X: not found.
 */
export const grade = z.enum(["A", "B", "C", "X"], {
	error: says("grade-format", "A, B, C or X", "A is the office's own page, X is not found."),
});

export const citedSource = z.strictObject({
	grade: grade.exclude(["X"]),
	/** Some offices have http only. Pages don't link to these addresses; they are for checking. */
	url: withRole(
		z
			.url({
				protocol: /^https?$/,
				error: says(
					"address-format",
					"an address that starts with http:// or https://",
					'Write it like "https://example.com/page".',
				),
			})
			.regex(
				/^https?:\/\/[^/\s@]+(\/\S*)?$/,
				says(
					"address-format",
					"an address without spaces or a sign-in",
					'Write it like "https://example.com/page".',
				),
			),
		"reference",
	),
	/** A month, or a year if the source is no more precise. */
	published: z
		.string()
		.regex(
			/^\d{4}(-(0[1-9]|1[0-2]))?$/,
			says("month-format", "a month or a year, in quotes", 'Write it like "2025-03" or "2025".'),
		)
		.optional(),
});

export const citedSources = z.record(slug, citedSource);

/** A file with facts that name their sources, each of which the file's own list has. */
export const citing = <
	T extends z.ZodType<{ readonly sources: Readonly<Record<string, unknown>> }>,
>(
	schema: T,
) =>
	schema.superRefine((value, { addIssue }) => {
		for (const { value: cites, path, roles } of fieldsOf(schema, value)) {
			if (!roles.includes("citations")) continue;
			const names = Array.isArray(cites) ? cites : Object.keys(cites as object);
			for (const name of names)
				if (!Object.hasOwn(value.sources, name))
					addIssue({
						code: "custom",
						path: [...path],
						message: says(
							"source-unknown",
							`sources that stand in this file, and "${name}" does not`,
							"Add it under sources, or correct the name.",
						),
					});
		}
	});
/** Files without a page that every company has. Theme and words have schemas in their own files. */
export const companySchemas = {
	business: businessSchema,
	facts: factsSchema,
	team: teamSchema,
	certifications: certificationsSchema,
	"town-services": townServicesSchema,
	redirects: redirectsSchema,
} as const;

/** Files without a page that a company may lack. */
export const optionalSchemas = {
	admin: adminSchema,
	landmarks: landmarksSchema,
	offers: offersSchema,
} as const;

export type ListSection = z.infer<typeof listSection>;
