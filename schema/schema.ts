/**
 * The schema of every file in `data/`. All types are inferred from here. `says()` makes a rule's
 * message of three parts (code, expected, fix), which `generator/problems.ts` prints.
 */
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { holidayDate, holidayDates, weekdays } from "./calendar.ts";
import { networkKeys, profileStarts } from "./networks.ts";
import { outsideFields } from "./outside.ts";
import { serviceNames } from "./outsideServices.ts";
import { questionId } from "./questionId.ts";
import { fieldsOf, withRole } from "./roles.ts";
import {
	proposeDay,
	toClock,
	toEmail,
	toHttps,
	toInternationalPhone,
	toIsoDay,
	toOldAddress,
	toProfile,
	toStateCode,
} from "./usualForms.ts";

/** Joins a code, what the field must be, and how to fix it, into one zod message. */
export const says = (code: string, expected: string, fix: string): string =>
	[code, expected, fix].join("\n");

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

const text = (max: number, lines: "one line" | "lines" = "lines") =>
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
const document = (max: number) =>
	withRole(text(max), "blocks").meta({ contentMediaType: "text/markdown" });
/** A few paragraphs of Markdown. */
const answer = withRole(prose, "blocks");
const label = line(60);
/** A text in the display font. */
export const heading = (max = 90) => withRole(line(max), "heading");
/** A part of a page's address and a file's name. */
export const slug = line(60).regex(
	/^[a-z0-9]+(-[a-z0-9]+)*$/,
	says("slug-format", "lower-case words joined by hyphens", 'Write it like "land-o-lakes".'),
);
/** Identifies an item of a list. */
export const id = withRole(slug, "key");
const isRealDay = (value: string): boolean => z.iso.date().safeParse(value).success;
const list = <T extends z.ZodType>(item: T, what: string) =>
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
const some = <T extends z.ZodType>(item: T, what: string) =>
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
const once = <T extends z.ZodType>(
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
export const isoDate = z
	.string({ error: dateRule })
	.overwrite(toIsoDay)
	.check(z.iso.date({ error: dateRule }));
/** A day that has been. */
const pastDay = withRole(isoDate, "past");
const dayOrMonth = z
	.string()
	.overwrite(toIsoDay)
	.refine(
		(value) => isRealDay(/^\d{4}-\d\d$/.test(value) ? `${value}-01` : value),
		says("date-format", "a day as YYYY-MM-DD, or a month as YYYY-MM", 'Write it like "2026-11".'),
	);
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
const httpsUrl = httpsUrlFrom(toHttps);
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
	.overwrite(toClock)
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeRule);
const closes = z
	.string({ error: timeRule })
	.overwrite(toClock)
	.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, timeRule);
const zip = z
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
const coordinates = z
	.tuple([latitude, longitude], {
		error: says(
			"coordinates-format",
			"two numbers: latitude and longitude",
			"Write them as [28.2397, -82.3279].",
		),
	})
	.describe("Latitude and longitude, as a map's address has them: [28.2397, -82.3279].");
const minutes = z
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
/** A photograph in photos/. */
const photo = withRole(
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
const poster = withRole(slug, "poster");

const meta = {
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
const idRule = says(
	"name-reserved",
	"another name: the page uses this one itself",
	"Choose another word.",
);
const question = z.strictObject({
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
const questionsOf = <T extends typeof question>(item: T) =>
	once(some(item, "questions"), "a question", (one) => questionId(one.question), "question");
const questions = questionsOf(question);
const searchedQuestions = questionsOf(
	question.extend({
		words: z
			.array(label)
			.optional()
			.describe("Words that visitors search for and the text does not say: broken spring, noise."),
	}),
);
const faqSections = once(
	some(
		z.strictObject({
			id: id.refine((value) => !takenIds.test(value), idRule),
			title: heading(),
			questions: searchedQuestions,
		}),
		"sections",
	),
	"a section id",
	({ id }) => id,
	"id",
).superRefine((sections, { addIssue }) => {
	const seen = new Set<string>(sections.map(({ id }) => id));
	for (const [index, section] of sections.entries()) {
		for (const [number, item] of section.questions.entries()) {
			const id = questionId(item.question);
			// `questions` reports repeats within a section.
			const repeats =
				seen.has(id) &&
				section.questions.findIndex((one) => questionId(one.question) === id) === number;
			if (repeats)
				addIssue({
					code: "custom",
					path: [index, "questions", number, "question"],
					message: says(
						"question-twice",
						"a question that stands once on the page, and is no section's id",
						"Change one of the two.",
					),
				});
			seen.add(id);
		}
	}
});
const titled = z.strictObject({ title: heading(), text: prose });
const hero = { heading: heading(), lede: prose };
const cta = z.strictObject({ title: heading(), subtitle: line(160) });
const section = z.strictObject({ heading: heading(), paragraphs: list(prose, "paragraph") });
const listSection = z.strictObject({
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
const phone = z
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
const formProviders = forms.map(({ shape }) => shape.provider.value);

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

const townPermitSchema = z
	.strictObject({
		heading: heading(),
		offices: z.array(slug).min(1).max(3).describe("Ids in permits.yaml, the likelier one first."),
		howToTell: text(300)
			.optional()
			.describe("How a reader knows which of several offices is theirs."),
		first: z
			.strictObject({ who: line(120), phone: phone.optional(), text: text(300) })
			.optional()
			.describe("Who has to say yes before the office takes the application."),
		flood: line(200).optional(),
		historic: line(240).optional(),
		notes: list(line(240), "note").optional().describe("What else is different there."),
		sources: list(slug, "source").optional(),
	})
	.refine(({ offices, howToTell }) => offices.length === 1 || howToTell !== undefined, {
		error: says(
			"permit-how-to-tell-missing",
			"how to tell which office is whose",
			"Add howToTell, since the town has more than one office.",
		),
		path: ["howToTell"],
	})
	.refine(
		({ historic, first, sources }) =>
			(historic === undefined && first === undefined) || sources !== undefined,
		{
			error: says(
				"permit-sources-missing",
				"sources for what has to come first",
				"Name them; they stand in permits.yaml.",
			),
			path: ["sources"],
		},
	);

/**
 * data/areas/<county>/<town>.yaml → /areas/<county>/<town>; without counties data/areas/<town>.yaml
 * → /areas/<town>
 */
export const townSchema = z.strictObject({
	name: heading(40),
	updated: pastDay.describe(
		"The day on which this town's text last changed, for search engines. Change it with the text.",
	),
	unincorporated: z
		.boolean()
		.optional()
		.describe(
			"True for a place without a city government of its own: search engines are told that it is no city.",
		),
	isBase: z.boolean().optional().describe("True for the one town that the office is in."),
	responseMinutes: minutes,
	responseProposed: z
		.boolean()
		.optional()
		.describe("True while nobody of the company has confirmed responseMinutes."),
	coordinates,
	population: z
		.int()
		.positive()
		.optional()
		.describe("Inhabitants at the last census. A phone's map shows the larger towns first."),
	zips: once(list(zip, "ZIP code"), "a ZIP code").describe("Each in quotes. PO box ZIPs stay out."),
	neighborhoods: once(someOrNone(heading(60), "neighborhoods"), "a neighborhood")
		.default([])
		.describe("Left out where the town has none."),
	summary: line(160).describe("One sentence for the county page's card."),
	intro: prose.describe("The paragraph under the heading."),
	travel: prose.describe("How we get there; stands after the fixed headquarters sentence."),
	poster: poster
		.optional()
		.describe(
			"A drawing of a place like it, above the text on its homes: a file of posters/, and another than its neighbors have.",
		),
	homes: section,
	permit: townPermitSchema.optional().describe("Who issues permits there; needs permits.yaml."),
	common: z.strictObject({ heading: heading(), items: list(titled, "item") }),
	neighborhoodsNote: line(200)
		.optional()
		.describe("A line above the neighborhoods, where some of them lie outside the town."),
	questions,
	nearby: once(someOrNone(slug, "towns"), "a neighbor")
		.default([])
		.describe("The nearest towns by their files' names, nearest first."),
});

/** data/areas/<county>.yaml → /areas/<county> */
export const countySchema = z.strictObject({
	...meta,
	name: heading(30),
	order: z.int().positive(),
	heading: heading(),
	intro: prose,
	summary: prose.describe("One or two sentences for the overview page."),
	cards: once(list(slug, "town"), "a town").describe(
		"Towns shown as cards, by their files' names; the others are listed below them.",
	),
	about: section,
	servicesHeading: heading(),
	servicesIntro: prose,
	trust: z.strictObject({ heading: heading(), items: list(titled, "item") }).optional(),
	whyChooseUs: z.strictObject({ heading: heading(), items: some(titled, "items") }).optional(),
	faq: z.strictObject({ heading: heading(), questions }).optional(),
	cta,
});

/** data/services/<service>.yaml → /services/<service> */
export const serviceSchema = z.strictObject({
	...meta,
	order: z.int().positive().describe("Its place in lists: 1 comes first."),
	name: heading(40).describe("As on cards and in the form's list of subjects."),
	poster,
	image: photo
		.optional()
		.describe("A real photograph for the top of its page; the poster stands there without one."),
	summary: line(200).describe("Card: text and details list."),
	details: list(line(40), "detail"),
	included: listSection.describe('"What\'s Included" on the services page and here.'),
	...hero,
	what: section,
	signs: listSection
		.optional()
		.describe("Left out where the list of symptoms on the page says the same."),
	warning: z
		.strictObject({ strong: line(), text: prose })
		.describe("The one thing to remember, set apart."),
	steps: z
		.strictObject({ heading: heading(), items: list(titled, "step") })
		.optional()
		.describe("Left out where the list of what is included says the same."),
	duration: section,
	price: z.strictObject({ heading: heading(), intro: prose, items: list(line(240), "item") }),
	safety: listSection
		.extend({
			yours: list(line(240), "item")
				.optional()
				.describe("What owners may do themselves; it stands above what they never should."),
		})
		.describe("What owners leave alone: a sign of danger stands beside each."),
	warranty: section,
	questions: z.strictObject({ heading: heading(), items: list(question, "question") }),
	cta,
	springLife: section
		.extend({
			ratings: list(z.strictObject({ name: heading(40), cycles: z.int().positive() }), "rating"),
			cyclesPerDay: list(z.int().positive(), "number"),
		})
		.optional()
		.describe(
			"For spring replacement: cycles a day, and the years that a spring then lasts, are computed from its rating.",
		),
	plan: z
		.strictObject({
			heading: heading(),
			intro: prose,
			single: z.strictObject({ name: heading(40), note: line(60) }),
			annual: z.strictObject({ name: heading(40), note: line(60) }),
			rows: list(z.strictObject({ feature: line(120), single: line(60), annual: line(60) }), "row"),
		})
		.optional()
		.describe("For maintenance: one visit beside the annual plan."),
	doNow: z
		.strictObject({ heading: heading(), intro: prose, items: list(titled, "item") })
		.optional()
		.describe("For emergencies: what to do until we come."),
	callBlock: z.strictObject({ heading: heading(), text: prose }).optional(),
});

const ownerNote = z
	.string()
	.max(4000, says("text-too-long", "at most 4000 characters", "Shorten the text."))
	.default("")
	.describe("For the owner's lawyer; never shown. Empty it once the lawyer has read the text.");

/** Pages that every company has. A file's name ("contact/sent") is the page's path. */
export const pageSchemas = {
	home: z.strictObject({
		...meta,
		kicker: line(120),
		headline: z
			.array(heading(40))
			.min(1, says("headline-lines", "one to three lines", "Write the headline."))
			.max(3, says("headline-lines", "one to three lines", "Shorten the headline."))
			.describe("The headline's lines."),
		lede: prose,
		image: photo.optional(),
		poster: poster.optional().describe("Shown where there is no image."),
		dispatch: z
			.strictObject({ tiles: line() })
			.optional()
			.describe(
				"Over the tiles that lead to the symptoms, here and on other pages; needs symptoms.yaml.",
			),
		serving: z
			.strictObject({ heading: heading(), towns: once(list(line(), "town"), "a town") })
			.describe('The strip "Proudly serving"; towns as county/town, like pasco/trinity.'),
		why: z.strictObject({
			heading: heading(),
			cards: some(z.strictObject({ figure: heading(12), title: heading(), text: prose }), "cards"),
		}),
		services: z.strictObject({ heading: heading(), intro: prose, link: label }),
		response: z.strictObject({
			heading: heading(),
			intro: prose,
			tab: label,
			towns: once(list(line(), "town"), "a town"),
			link: label,
		}),
		about: z.strictObject({
			heading: heading(),
			text: prose,
			checks: some(line(), "checkmarks"),
			link: label,
			image: photo.optional(),
		}),
		testimonials: z.strictObject({ heading: heading(), link: label }),
		cta,
	}),
	services: z.strictObject({
		...meta,
		...hero,
		why: z.strictObject({ heading: heading(), cards: list(titled, "card") }),
		areas: z.strictObject({ heading: heading(), intro: prose }),
		cta,
	}),
	areas: z.strictObject({
		...meta,
		...hero,
		bands: z.strictObject({
			heading: heading(),
			items: some(z.strictObject({ name: heading(40), minutes, towns: line(200) }), "bands"),
			more: label,
			note: prose,
		}),
		emergency: z
			.strictObject({
				near: line(60),
				far: line(60),
				farFrom: z
					.int()
					.positive()
					.describe("Towns with a drive of at least so many minutes are far."),
			})
			.optional()
			.describe("How long an emergency usually takes, in towns near and far."),
		guarantees: z.strictObject({ heading: heading(), items: list(line(160), "guarantee") }),
		towns: z.strictObject({ heading: heading() }),
		zip: z.strictObject({ heading: heading(), intro: prose, tableHeading: heading() }),
		map: z.strictObject({ heading: heading(), caption: prose }),
		cta,
	}),
	about: z.strictObject({
		...meta,
		...hero,
		image: photo.optional(),
		storyHeading: heading(),
		differentiators: z.strictObject({ heading: heading(), items: list(titled, "item") }),
		values: z.strictObject({ heading: heading(), items: some(titled, "values") }),
		teamHeading: heading(),
		certificationsHeading: heading(),
		area: z.strictObject({ heading: heading(), text: prose, link: label }),
		cta,
		body: document(20000).describe("The company's story."),
	}),
	contact: z.strictObject({
		...meta,
		...hero,
		form: z.strictObject({
			heading: heading(),
			subjectOther: label,
			messageHint: line(160),
			windows: z
				.strictObject({ label, none: label, options: once(some(label, "windows"), "a window") })
				.optional()
				.describe(
					"When a visit would suit: a wish, which nobody has to make. The form asks for it while this is here.",
				),
			photo: z
				.strictObject({ label, hint: line(200) })
				.optional()
				.describe(
					"The form then takes one photo, made smaller in the browser. Ask your provider whether your plan takes files.",
				),
			privacy: prose,
			offline: prose,
		}),
		direct: z.strictObject({ heading: heading(), hoursHeading: heading(), areasLink: label }),
		map: z.strictObject({ caption: prose }),
		faq: z.strictObject({ heading: heading(), questions }),
		cta,
	}),
	"contact/sent": z.strictObject({ ...meta, ...hero, next: list(line(200), "item") }),
	faq: z.strictObject({
		...meta,
		...hero,
		sections: faqSections,
		cta,
	}),
	testimonials: z.strictObject({
		...meta,
		...hero,
		sampleNotice: prose.describe(
			"Shown to visitors for as long as the reviews are samples (16 CFR 465).",
		),
		items: once(
			z.array(
				z.strictObject({
					name: heading(40),
					town: line(60)
						.optional()
						.describe("As county/town, like pasco/trinity. Left out where it is not known."),
					rating: z
						.int()
						.min(1, says("rating-range", "1 to 5 stars", "Give a whole number from 1 to 5."))
						.max(5, says("rating-range", "1 to 5 stars", "Give a whole number from 1 to 5.")),
					content: withRole(text(4096), "display").describe(
						"In the customer's own words. A long one is shown in part, with the rest one tap away.",
					),
					date: withRole(dayOrMonth, "past")
						.optional()
						.describe("The day or the month; left out where not known."),
					source: line(40)
						.optional()
						.describe("Where the customer wrote it, such as Google or Yelp."),
					url: httpsUrl.optional().describe("The review's own address there, which is linked."),
					sample: z
						.boolean()
						.describe("True while the review is made up; a production build refuses it."),
					featured: z
						.boolean()
						.optional()
						.describe("Shown on the home page too: the first six, of which the first one leads."),
				}),
			),
			"a review",
			({ name, content }) => `${name} ${content}`,
			"content",
		).default([]),
		cta,
	}),
	sitemap: z.strictObject({ ...meta, ...hero }),
	"privacy-policy": z.strictObject({
		...meta,
		...hero,
		updated: pastDay,
		ownerNote,
		serviceNotes: z
			.partialRecord(z.enum(["none", ...serviceNames]), prose)
			.optional()
			.describe(
				"What the policy says of each service outside in use, or of none, as {servicesNote}.",
			),
		formNotes: z
			.partialRecord(z.enum(["attribution", "photo"]), prose)
			.optional()
			.describe(
				"What {formProviderNote} says besides, where the form sends along how a visitor came (attribution) or a photo.",
			),
		providerNotes: z
			.partialRecord(z.enum(formProviders), prose)
			.describe("What the policy says of the form provider in use, as {formProviderNote}."),
		body: document(40000),
	}),
	"terms-of-service": z.strictObject({
		...meta,
		...hero,
		updated: pastDay,
		ownerNote,
		body: document(40000),
	}),
	"404": z.strictObject({
		...meta,
		...hero,
		link: label,
		image: z.strictObject({ poster, alt: line(200) }),
	}),
	"500": z.strictObject({
		...meta,
		heading: heading(),
		status: line(60),
		lede: prose,
		link: label,
	}),
} as const;

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
		sample: z
			.boolean()
			.describe("True while the person is made up; a production build refuses it."),
	}),
	"people",
);
const certificationsSchema = someOrNone(
	z.strictObject({
		title: heading(80),
		icon,
		text: line(200),
		sample: z
			.boolean()
			.describe("True until the papers are in hand; a production build refuses it."),
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
export type TownData = z.infer<typeof townSchema>;
export type CountyData = z.infer<typeof countySchema>;
export type ServiceData = z.infer<typeof serviceSchema>;
export type PageName = keyof typeof pageSchemas;
export type PageData<N extends PageName> = z.infer<(typeof pageSchemas)[N]>;
export type TeamMember = z.infer<typeof teamSchema>[number];
export type Certification = z.infer<typeof certificationsSchema>[number];
export type TownServices = z.infer<typeof townServicesSchema>;
export type Testimonial = PageData<"testimonials">["items"][number];
export type Question = z.infer<typeof question>;
export type Redirect = z.infer<typeof redirectsSchema>[number];
export type IconName = (typeof icons)[number] | (typeof faults)[number];
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

// ---- Symptoms, how-tos and commercial doors. These pages exist if their files do.

/** The scale of urgency on the whole site, from "stop and call now" to "do it yourself". */
export const urgencies = ["danger", "today", "soon", "canWait", "diy"] as const;
/** Whether the door may be used until it is repaired. */
const safeties = ["yes", "limited", "no"] as const;
/** Drawings that a how-to may name. Each is a component. */
const howToDrawings = [
	"red-cord",
	"photo-eyes",
	"balance",
	"door-room",
	"drives",
	"layers",
] as const;

const someOf = <T extends z.ZodType>(item: T, low: number, high: number, what: string) =>
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
const sources = list(source, "source");

/** Parts that components/DoorAnatomy.tsx draws. */
export const doorParts = [
	"spring",
	"cable",
	"drum",
	"roller",
	"hinge",
	"track",
	"seal",
	"opener",
	"rail",
	"cord",
	"eye",
] as const;
export type DoorPart = (typeof doorParts)[number];
/** Whether people who live with the door may touch a part. */
const touches = ["never", "look", "clean"] as const;

const symptomSchema = z
	.strictObject({
		id: id.describe(
			"The row's anchor, /symptoms/wont-open#broken-torsion-spring, unique over all branches.",
		),
		symptom: line(120).describe("As a visitor says it."),
		words: someOf(label, 3, 20, "search words").describe(
			"What else a visitor may type into the finder.",
		),
		urgency: z.enum(urgencies),
		cause: line(240),
		safe: z.enum(safeties),
		safeNote: line(200),
		now: someOf(line(200), 1, 3, "steps").describe(
			"Short steps that need no tools and touch nothing under tension.",
		),
		visit: text(400)
			.optional()
			.describe("What we do when we come; left out where visitors fix it themselves."),
		time: line(120).optional().describe("How long that takes."),
		service: slug.describe(
			"A file's name in services: the page behind it, and the form's subject.",
		),
		alsoServices: list(slug, "service")
			.optional()
			.describe("Other services that the visit may need."),
		alsoIn: list(slug, "branch")
			.optional()
			.describe('Other branches that point to this row under "Also look here".'),
		emergency: line(160)
			.optional()
			.describe('What turns it into an emergency, after "An emergency if".'),
		howto: slug.optional().describe("A how-to that shows the steps."),
		message: line(200).describe(
			"The first line of the message that the form starts with; it never claims a check that the visitor may not have made.",
		),
	})
	.refine((row) => row.urgency !== "danger" || row.safe === "no", {
		error: says(
			"symptom-safe-urgency",
			'safe: "no" where the urgency is "danger"',
			"Change one of the two.",
		),
		path: ["safe"],
	})
	.superRefine((row, { addIssue }) => {
		if (row.urgency === "diy") return;
		for (const field of ["visit", "time"] as const)
			if (row[field] === undefined)
				addIssue({
					code: "custom",
					path: [field],
					message: says(
						"symptom-visit-missing",
						'what a visit does and how long it takes, unless the urgency is "diy"',
						`Add ${field}.`,
					),
				});
	})
	.refine((row) => row.urgency !== "diy" || row.safe !== "no", {
		error: says(
			"symptom-diy-unsafe",
			'no "diy" where the door must not be used',
			"Change the urgency, or safe.",
		),
		path: ["urgency"],
	});

/** data/symptoms.yaml → /symptoms, and the words that all branches share */
const symptomsSchema = z.strictObject({
	...meta,
	...hero,
	gate: z.strictObject({
		heading: heading(),
		intro: prose,
		questions: list(
			z.strictObject({
				id,
				question: heading(140),
				short: line(140).describe("One line, as branch pages show it."),
				answer,
				urgency: z.enum(urgencies),
			}),
			"question",
		),
	}),
	finder: z.strictObject({
		heading: heading(),
		label: line(),
		placeholder: label,
		all: label.describe("The first chip of each kind."),
		byBranch: label,
		byUrgency: label,
		clear: label,
		common: line().describe(
			'Words of a search that any symptom may be asked with: "my garage door".',
		),
		counted: label.describe('After a number: "40 symptoms".'),
		empty: z.strictObject({ heading: heading(), text: prose }),
	}),
	list: z.strictObject({ intro: prose, more: label }).describe("The folded list under the finder."),
	urgency: z.strictObject({
		heading: heading(),
		levels: z.record(z.enum(urgencies), z.strictObject({ word: label, meaning: line(160) })),
	}),
	safe: z.record(z.enum(safeties), label),
	labels: z.strictObject({
		now: label,
		emergency: label,
		send: label,
		cause: label,
		visit: label,
		time: label,
		howto: label,
		answers: label,
		alsoHere: label,
		related: label,
	}),
	services: z
		.strictObject({ heading: heading(), intro: prose, link: label })
		.describe("Over the symptoms that a service's page links to."),
	ready: listSection,
	self: section,
	cta,
});

/** data/symptoms/<branch>.yaml → /symptoms/<branch> */
export const symptomBranchSchema = z.strictObject({
	...meta,
	order: z.int().positive(),
	name: heading(20).describe("On chips and links."),
	icon: z
		.enum([...faults, ...icons])
		.default("door")
		.describe(
			"The drawing on tiles and on the page, such as door-crooked. Left out: a closed door.",
		),
	...hero,
	/** Shown before every explanation. */
	gate: z.strictObject({
		strong: line(),
		text: prose,
		ask: list(slug, "gate question").describe(
			"Ids of gate questions in symptoms.yaml that matter here; their short form is shown.",
		),
	}),
	rows: list(symptomSchema, "row"),
	related: list(slug, "branch").optional(),
	howtos: list(slug, "how-to").optional(),
	cta,
});

/** data/commercial.yaml → /commercial */
const commercialSchema = z.strictObject({
	...meta,
	...hero,
	warning: z.strictObject({ strong: line(), text: prose }),
	response: section,
	services: z.strictObject({
		heading: heading(),
		intro: prose,
		items: list(
			z.strictObject({
				name: heading().describe("To the letter one of `commercial` in town-services.yaml."),
				text: prose,
				items: list(line(240), "item").optional(),
			}),
			"service",
		),
	}),
	fireDoors: section,
	plans: z.strictObject({ heading: heading(), intro: prose, items: list(titled, "item") }),
	send: listSection,
	form: z.strictObject({
		subject: slug.describe('A service\'s slug, or "other" for the last option of the list.'),
		link: label,
		message: line(200),
	}),
	safety: listSection,
	price: listSection,
	questions: z.strictObject({ heading: heading(), items: list(question, "question") }),
	sources: z.strictObject({ heading: heading(), items: sources }),
	cta,
});

const table = z
	.strictObject({
		heading: heading(),
		columns: someOf(label, 2, 4, "columns"),
		rows: list(list(line(160), "cell"), "row").describe(
			"One list per row, as long as `columns`; the first cell heads its row.",
		),
		note: prose.optional(),
	})
	.superRefine(({ columns, rows }, { addIssue }) => {
		const wrong = [...rows.entries()].filter(([, row]) => row.length !== columns.length);
		const cells = rows[0]?.length;
		// Where a column was added or removed, all rows are as they were.
		if (wrong.length > 1 && rows.every((row) => row.length === cells))
			addIssue({
				code: "custom",
				path: ["columns"],
				message: says(
					"table-cells",
					`as many columns as each row has cells, which is ${cells}`,
					"Add or remove a column, or a cell in each row.",
				),
			});
		else
			for (const [index] of wrong)
				addIssue({
					code: "custom",
					path: ["rows", index],
					message: says(
						"table-cells",
						`as many cells as there are columns, which is ${columns.length}`,
						"Add or remove cells.",
					),
				});
	});

/** data/how-to.yaml → /how-to, and the words that all how-tos share */
const howTosSchema = z.strictObject({
	...meta,
	...hero,
	relatedHeading: heading().describe("Over the pages behind a how-to: symptoms and services."),
	refusedHeading: heading(),
	sourcesHeading: heading(),
	parts: z
		.strictObject({
			heading: heading(),
			intro: prose,
			/** Alternative text of the drawing. */
			drawing: line(200),
			touch: z.record(z.enum(touches), label),
			items: once(
				list(
					z.strictObject({
						part: withRole(z.enum(doorParts), "key"),
						name: heading(60),
						touch: z.enum(touches),
						sound: line(200),
						text: prose,
					}),
					"part",
				),
				"a part",
				({ part }) => part,
				"part",
			),
		})
		.optional(),
	cta,
});

/** data/how-to/<slug>.yaml → /how-to/<slug> */
export const howToSchema = z
	.strictObject({
		...meta,
		order: z.int().positive(),
		name: heading(40).describe("On links."),
		heading: heading(),
		intro: prose,
		drawing: z.enum(howToDrawings).optional(),
		stop: z
			.strictObject({ strong: line(), items: list(line(200), "item") })
			.optional()
			.describe("What has to be true first; before anything else on the page."),
		steps: z.strictObject({ heading: heading(), items: list(titled, "step") }).optional(),
		more: z.strictObject({ heading: heading(), items: list(titled, "step") }).optional(),
		tables: list(table, "table").optional(),
		notes: listSection.optional(),
		refused: z
			.strictObject({ strong: line(), text: prose })
			.describe("What we do not explain, and why."),
		branches: list(slug, "branch")
			.optional()
			.describe("Branches of symptoms, and services, that lead here."),
		services: list(slug, "service"),
		sources,
	})
	.refine(
		({ steps, tables }) => steps ?? tables,
		says("how-to-empty", "steps or tables", "Add one of them."),
	);

export type Urgency = (typeof urgencies)[number];
export type SymptomRow = z.infer<typeof symptomSchema>;
export type SymptomBranchData = z.infer<typeof symptomBranchSchema>;
export type SymptomsData = z.infer<typeof symptomsSchema>;
export type CommercialData = z.infer<typeof commercialSchema>;
export type HowTosData = z.infer<typeof howTosSchema>;
export type HowToData = z.infer<typeof howToSchema>;

// ---- Permits, storms and prices. These pages exist if their files do.

/**
 * Every fact of these files names its sources. `stored` is the month in which a stored copy was
 * read. `checked` is the day on which somebody opened the live page or called; until then it is
 * null. `validUntil` is the last day before the fact must be checked again
 * (generator/load/checkAgeing.ts).
 */
const monthRule = says("month-format", "a month as YYYY-MM", 'Write it like "2026-11", in quotes.');
const month = withRole(
	z.string({ error: monthRule }).regex(/^\d{4}-(0[1-9]|1[0-2])$/, monthRule),
	"past",
);
const citations = withRole(list(slug, "source"), "citations");
const cited = { sources: citations };
const lastDay = withRole(isoDate, "validUntil");
const aged = {
	stored: month,
	checked: withRole(pastDay.nullable(), "checked"),
	validUntil: lastDay.optional(),
};
/**
 * A: the office's or the state's own page. B: a bill, a newspaper, a law firm, a trade body. C: a
 * dealer or an old form. X: not found.
 */
const grade = z.enum(["A", "B", "C", "X"], {
	error: says("grade-format", "A, B, C or X", "A is the office's own page, X is not found."),
});
const citedSource = z.strictObject({
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
const citedSources = z.record(slug, citedSource);
const citedSection = z.strictObject({
	heading: heading(),
	paragraphs: list(prose, "paragraph"),
	...cited,
	...aged,
});

/** A file with facts that name their sources, each of which the file's own list has. */
const citing = <T extends z.ZodType<{ readonly sources: Readonly<Record<string, unknown>> }>>(
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

const officeSchema = z.strictObject({
	id,
	name: heading(),
	short: line(40).describe("In the table."),
	phone: phone.nullable().describe("null: none found, and the page says so."),
	phoneNote: line(120)
		.optional()
		.describe("What answers at that number, where it is not the permit desk."),
	email: z
		.email({
			error: says("email-format", "an e-mail address", 'Write it like "permits@example.gov".'),
		})
		.optional(),
	portal: z.strictObject({ name: heading(60), url: httpsUrl }).optional(),
	counter: line(120).optional(),
	wholeDoor: z
		.strictObject({ answer: z.enum(["yes", "inKind", "likely", "ask"]), grade, text: text(400) })
		.refine(
			({ answer, grade }) => (answer === "ask") === (grade === "X"),
			says(
				"grade-ask",
				'"ask" with grade X, and only then',
				"Find a source, or let the page say ask.",
			),
		),
	filing: text(300),
	before: text(400).optional().describe("What comes before the application, or has to be asked."),
	note: text(300).optional(),
	...cited,
	...aged,
	grade,
});

/** data/permits.yaml → /permits, and the cards of the offices on town pages */
const permitsSchema = citing(
	z.strictObject({
		...meta,
		...hero,
		townSentence: text(300).describe("On every town page, word for word."),
		townLink: label,
		answers: z.strictObject({ yes: label, inKind: label, likely: label, ask: label }),
		labels: z.strictObject({
			first: label,
			more: label,
			counter: label,
			phone: label,
			flood: label,
			historic: label,
			noPhone: label,
			read: label,
			readNote: label,
			checked: label,
		}),
		short: z.strictObject({
			heading: heading(),
			rows: list(z.strictObject({ work: line(80), answer: line(60) }), "row"),
			note: prose,
			...cited,
		}),
		table: z.strictObject({
			heading: heading(),
			intro: prose,
			columns: z.array(label).length(4),
			note: prose,
		}),
		foldedHeading: heading(),
		sections: list(
			z
				.strictObject({
					id,
					heading: heading(),
					paragraphs: list(prose, "paragraph").optional(),
					steps: list(titled, "step").optional(),
					...cited,
					...aged,
				})
				.refine(
					({ paragraphs, steps }) => (paragraphs === undefined) !== (steps === undefined),
					says("paragraphs-or-steps", "either paragraphs or steps", "Write one of the two."),
				),
			"section",
		),
		hoaLetter: z.strictObject({
			heading: heading(),
			intro: prose,
			text: text(3000).describe("Blanks stand [in brackets]: braces would be facts."),
			...cited,
			...aged,
		}),
		unknown: listSection,
		cta,
		offices: once(list(officeSchema, "office"), "an id", ({ id }) => id, "id"),
		sources: citedSources,
	}),
);

/** data/hurricane.yaml → /hurricane */
const hurricaneSchema = citing(
	z.strictObject({
		...meta,
		...hero,
		warning: z
			.strictObject({ strong: line(), text: prose, ...cited, ...aged })
			.describe("Danger comes before every explanation."),
		stagesHeading: heading().describe("Over the stages, each of which stands folded."),
		stages: list(
			z.strictObject({
				id,
				heading: heading(),
				when: line(120),
				items: list(line(240), "item"),
				call: prose.optional(),
				trade: z
					.boolean()
					.optional()
					.describe("Knowledge of the trade is among it: a technician reads it before launch."),
				...cited,
				...aged,
			}),
			"stage",
		),
		label: z.strictObject({
			id,
			heading: heading(),
			intro: prose,
			drawing: z.strictObject({
				alt: line(300),
				caption: line(160),
				title: heading(24).describe("On the label: over its lines, left."),
				tag: line(12).describe("On the label: over its lines, right."),
				lines: z
					.array(z.tuple([line(32), line(32)]))
					.length(8)
					.describe("Name and value, as many as the drawing has room for."),
			}),
			parts: z
				.array(
					z.strictObject({
						number: withRole(z.int().positive(), "key"),
						name: heading(60),
						text: line(200),
					}),
				)
				.length(8)
				.overwrite((parts) => parts.toSorted((one, other) => one.number - other.number))
				.describe("As many as the drawing has, by its numbers."),
			noLabel: z.strictObject({ strong: label, text: prose }),
			lookup: list(z.strictObject({ name: heading(60), url: httpsUrl }), "link"),
			...cited,
			...aged,
		}),
		terms: z.strictObject({
			heading: heading(),
			items: list(
				z.strictObject({
					id,
					name: heading(60),
					text: prose,
					...cited,
					validUntil: lastDay.optional(),
				}),
				"word",
			),
			...aged,
		}),
		foldedHeading: heading(),
		speed: citedSection,
		insurance: citedSection,
		grant: citedSection,
		questions: z.strictObject({ heading: heading(), items: list(question, "question") }),
		cta,
		sources: citedSources,
	}),
).superRefine(({ label }, { addIssue }) => {
	for (const [index, { number }] of label.parts.entries())
		if (number !== index + 1)
			addIssue({
				code: "custom",
				path: ["label", "parts", index, "number"],
				message: says("part-number", `${index + 1}`, "Number the parts as the drawing does."),
			});
});

const dollars = z.number().min(0).max(100_000);
const dollarRange = z
	.tuple([dollars, dollars])
	.refine(
		([low, high]) => low <= high,
		says("price-order", "the lower figure first", "Write it as [low, high]."),
	);
const priceRow = {
	id,
	name: heading(60),
	moves: list(line(80), "reason"),
	own: z
		.strictObject({ low: dollars, high: dollars, approved: pastDay })
		.refine(({ low, high }) => low <= high, {
			error: says(
				"price-order",
				"a figure that is not lower than low",
				"Write the lower figure as low.",
			),
			path: ["high"],
		})
		.optional()
		.describe(
			"The company's own price, with the day on which the owner approved it; nothing shows until then.",
		),
};
const priceRowSchema = z
	.union([
		z.strictObject({
			...priceRow,
			low: dollars,
			high: dollars,
			figures: withRole(z.record(slug, dollarRange), "citations").describe(
				"What each source says, by its id.",
			),
			line: slug.optional().describe("The service on whose page the row stands too."),
		}),
		z.strictObject({ ...priceRow, ask: z.literal(true) }),
	])
	.refine(
		(row) =>
			"ask" in row ||
			(row.low === Math.min(...Object.values(row.figures).map(([low]) => low)) &&
				row.high === Math.max(...Object.values(row.figures).map(([, high]) => high))),
		says(
			"price-differs-from-sources",
			"the lowest and the highest figure of its sources",
			"Correct low and high, or the figures; a job without a source has ask: true.",
		),
	);
const exampleTable = { heading: heading(), intro: prose, rowName: label, columnName: label };

/** data/prices.yaml → /prices, and the price line of each service */
const pricesSchema = citing(
	z.strictObject({
		...meta,
		...hero,
		figure: z.strictObject({
			label,
			read: label,
			published: label,
			ask: label,
			own: label,
			fewSources: label,
		}),
		validUntil: lastDay.describe(
			"The day from which the figures are too old to stand without a word.",
		),
		stale: line(160),
		fee: z.strictObject({ heading: heading(), paragraphs: list(prose, "paragraph") }),
		movesNote: line(160).describe("Over the list."),
		groups: list(
			z.strictObject({ id, heading: heading(40), rows: list(priceRowSchema, "row") }),
			"group",
		),
		serviceLine: z.strictObject({ before: label, after: line(120) }),
		tips: z.strictObject({ heading: heading(), items: list(line(240), "item"), ...cited }),
		sourcesHeading: heading(),
		worksheet: z.strictObject({
			id,
			heading: heading(),
			intro: prose,
			fields: z.record(
				z.enum(["age", "trips", "quote", "newDoor"]),
				z.strictObject({
					label,
					unit: line(10).optional(),
					hint: line(120),
					min: z.number(),
					max: z.number(),
				}),
			),
			submit: label,
			rules: z
				.strictObject({
					share: z.number().gt(0).lt(1),
					age: z.tuple([z.int().positive(), z.int().positive()]),
				})
				.describe("{replaceShare} and {replaceAge} as numbers."),
			doorYears: z.int().positive().describe("Years that a door is taken to last."),
			results: z.strictObject({
				share: line(80),
				perYearRepair: line(80),
				perYearNew: line(80),
				springs: line(80),
				noYears: line(160),
				lean: z.strictObject({ repair: line(160), both: line(160), compare: line(160) }),
			}),
			assumes: listSection,
			beyond: listSection,
			tables: z.strictObject({
				heading: heading(),
				share: z.strictObject({
					...exampleTable,
					quotes: list(dollars, "sum"),
					doors: list(dollars.min(1), "sum"),
					over: label,
				}),
				perYear: z.strictObject({
					...exampleTable,
					ages: list(z.int().min(0), "age"),
					shares: list(z.number().gt(0), "share"),
				}),
				springs: prose,
			}),
		}),
		cta,
		sources: z.record(slug, citedSource.extend({ name: heading(60), read: month })),
	}),
).refine(
	({ worksheet: { tables, doorYears } }) => tables.perYear.ages.every((age) => age < doorYears),
	{
		error: says(
			"worksheet-ages",
			"ages below doorYears",
			"Remove the others: no years are left to divide by.",
		),
		path: ["worksheet", "tables", "perYear", "ages"],
	},
);

/** Files without a page that every company has. Theme and words have schemas in their own files. */
export const companySchemas = {
	business: businessSchema,
	facts: factsSchema,
	team: teamSchema,
	certifications: certificationsSchema,
	"town-services": townServicesSchema,
	redirects: redirectsSchema,
} as const;

/** Optional files, by name. Their pages exist if the files do. */
export const optionalSchemas = {
	admin: adminSchema,
	symptoms: symptomsSchema,
	"how-to": howTosSchema,
	commercial: commercialSchema,
	permits: permitsSchema,
	hurricane: hurricaneSchema,
	prices: pricesSchema,
	landmarks: landmarksSchema,
} as const;

export type Office = z.infer<typeof officeSchema>;
export type PermitsData = z.infer<typeof permitsSchema>;
export type TownPermit = z.infer<typeof townPermitSchema>;
export type HurricaneData = z.infer<typeof hurricaneSchema>;
export type PricesData = z.infer<typeof pricesSchema>;
export type ListSection = z.infer<typeof listSection>;
