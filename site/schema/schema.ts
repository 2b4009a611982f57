/** Schemas of data files that have no page. Schemas of pages are in the folder pages/. */
import { isSupportedCountry } from "libphonenumber-js/min";
import { z } from "zod";
import { decodePercents } from "../decodePercents.ts";
import { appointmentSpan, holidayDate, holidayDates, weekdays } from "./calendar.ts";
import {
	coordinates,
	flag,
	heading,
	httpsRule,
	httpsUrl,
	httpsUrlFrom,
	icons,
	id,
	isoDate,
	issueAt,
	latitude,
	line,
	list,
	longitude,
	matching,
	once,
	part,
	phone,
	photo,
	plainUrl,
	plainUrlOr,
	prose,
	sample,
	sampleFlag,
	says,
	serviceName,
	some,
	someOrNone,
	zip,
} from "./fields.ts";
import { formProviders, forms } from "./forms.ts";
import { networkKeys, networks } from "./networks.ts";
import { outsideFields } from "./outside.ts";
import { withRole } from "./roles.ts";
import {
	toClosing,
	toEmail,
	toFileLink,
	toHolidayDay,
	toHttps,
	toOldAddress,
	toOpening,
	toProfile,
	toStateCode,
} from "./usualForms.ts";

/** A field for a profile in a social network: a URL or the profile's name ("@acme"). */
const profile = (network: (typeof networkKeys)[number]) => {
	const { start } = networks[network];
	return httpsUrlFrom(start ? (written) => toProfile(start, written) : toHttps);
};

const timeRule = says("time-format");

const opens = z
	.string({ error: timeRule })
	.overwrite(toOpening)
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeRule);

const closes = z
	.string({ error: timeRule })
	.overwrite(toClosing)
	.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, timeRule);

const icon = z.enum(icons);

interface Times {
	readonly opens?: string | undefined;
	readonly closes?: string | undefined;
	readonly closed?: boolean | undefined;
	readonly byAppointment?: boolean | undefined;
}

const closedOrHours = "holiday-closed-and-hours";

const contradicts = ({ closed = false, byAppointment = false, opens, closes }: Times): boolean =>
	Number(closed) + Number(byAppointment) + Number((opens ?? closes) !== undefined) > 1;

/**
 * Opening hours. Each weekday is in one group, or in several if it has breaks. The transform leaves
 * out closed days.
 */
const hours = z
	.array(
		z.strictObject({
			days: once(list(z.enum(weekdays), "day"), "a day"),
			opens: opens.optional(),
			closes: closes.optional(),
			closed: z.boolean().optional(),
			byAppointment: flag(
				"Whether these days have no times: whoever wants to come makes an appointment.",
			),
		}),
	)
	.superRefine((groups, { addIssue }) => {
		for (const day of weekdays) {
			const own = groups.flatMap((group, index) =>
				group.days.includes(day) ? { ...group, index } : [],
			);
			if (own.length === 0) addIssue(issueAt([], "hours-day-missing", { day }));
			const [first, ...others] = own.sort((one, other) =>
				(one.opens ?? "") < (other.opens ?? "") ? -1 : 1,
			);
			let before = first;
			for (const group of others) {
				if (
					[before, group].some((one) => one?.closed || one?.byAppointment) ||
					(group.opens ?? "") < (before?.closes ?? "")
				)
					addIssue(issueAt([group.index, "days"], "hours-day-twice", { day }));
				before = group;
			}
		}
		for (const [index, group] of groups.entries()) {
			if (contradicts(group))
				addIssue(issueAt([index, group.closed ? "closed" : "byAppointment"], closedOrHours));
			if (!group.closed && !group.byAppointment) checkSpan(group, [index], addIssue);
		}
	})
	.transform((groups) =>
		groups.flatMap(({ days, opens, closes, byAppointment }) => {
			if (byAppointment) return { days, ...appointmentSpan };
			return opens !== undefined && closes !== undefined ? { days, opens, closes } : [];
		}),
	)
	.refine((groups) => groups.length > 0, says("hours-never-open"))
	.describe(
		"Each day is in one group, a day with a break in two. A day off has closed: true, a day by appointment byAppointment: true.",
	);

/**
 * Returns the year of a date: 2026 for "2026-12-24". Without a year, returns a leap year, so that
 * "February 29" is a valid day.
 */
const yearOf = (day: string): number => Number(day.slice(0, 4)) || 2028;

const holidayDay = line(40)
	.overwrite(toHolidayDay)
	.refine((day) => holidayDate(day, yearOf(day)) !== undefined, {
		error: says("holiday-date-format"),
		abort: true,
	});

/** In days. If a season is longer, its first and last day were probably swapped. */
const longestHoliday = 274;

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
			.describe("The weekdays of a season that have these hours. Without the field: every day."),
		opens: opens.optional().describe("Both times, or none if the day is closed."),
		closes: closes.optional(),
		closed: flag("As in hours. A day without times is closed anyway."),
		byAppointment: flag("As in hours."),
	})
	.superRefine((value, { addIssue }) => {
		if (contradicts(value))
			addIssue(issueAt([value.closed ? "closed" : "byAppointment"], closedOrHours));
		if ((value.opens ?? value.closes) !== undefined) checkSpan(value, [], addIssue);
		const { day, through = day } = value;
		const [first = 0, last = Number.POSITIVE_INFINITY] = (
			holidayDates(day, through, yearOf(day)) ?? []
		).map((date) => Date.parse(date) / 86_400_000);
		if (last - first > longestHoliday) addIssue(issueAt(["through"], "holiday-end", { day }));
	});

function checkSpan(
	{ opens, closes }: Times,
	path: PropertyKey[],
	addIssue: (issue: ReturnType<typeof issueAt>) => void,
): void {
	for (const [key, time] of Object.entries({ opens, closes }))
		if (time === undefined) addIssue(issueAt([...path, key], "time-format"));
	// Skip invalid times, because they have a message of their own.
	if (opens !== undefined && closes !== undefined && /^\d\d:/.test(opens) && opens >= closes)
		addIssue(issueAt([...path, "closes"], "hours-order", { opens }));
}

const countryRule = says("country-format");

const licenseRule = says("license-format");

const locale = z.strictObject({
	/** A language tag (BCP 47, https://www.rfc-editor.org/info/bcp47). */
	language: line(35)
		.refine(isLanguage, says("language-format"))
		.refine((tag) => !isLanguage(tag) || !isRightToLeft(tag), says("language-direction")),
	/** A currency code (ISO 4217). */
	currency: z
		.string()
		.refine((code) => Intl.supportedValuesOf("currency").includes(code), says("currency-format")),
	units: z.enum(["miles", "kilometers"]),
});

const isRightToLeft = (tag: string): boolean =>
	/^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/.test(new Intl.Locale(tag).maximize().script ?? "");

function isLanguage(tag: string): boolean {
	try {
		return Intl.getCanonicalLocales(tag)[0] === tag;
	} catch {
		return false;
	}
}

/**
 * Whether a name is that of a time zone with a place: "America/New_York". Zones such as `EST` are
 * refused, because they have no daylight saving time.
 */
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

const emailRule = says("email-format");

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
			"The number that takes text messages, if you have one. The contact page, the phone's menu and the places that speak of photos then offer it.",
		),
	whatsApp: phone
		.optional()
		.describe(
			"The number that answers on WhatsApp, if one does. It stands beside text messages, and first on translated pages. privacy-policy.md then needs formNotes.whatsApp.",
		),
	email: z
		.string({ error: emailRule })
		.overwrite(toEmail)
		.check(z.email({ error: emailRule })),
	region: line(40),
	locale,
	/** Promises that many pages repeat. A fourth promise is the field `answersAlways` below. */
	promises: z
		.strictObject({
			sameDay: z.boolean().optional(),
			freeQuotes: z.boolean().optional(),
			licensedAndInsured: z.boolean().optional(),
		})
		.prefault({})
		.describe(
			"What the company promises: sameDay, freeQuotes, licensedAndInsured, each true if it is so.",
		),
	address: z.strictObject({
		street: line()
			.optional()
			.describe(
				"Leave it out if you don't say where you are, for example because you work from home.",
			),
		city: line(),
		// generator/check/checkPlausible.ts checks that a state of the United States exists.
		state: z
			.union([z.literal(""), line(40).overwrite(toStateCode)])
			.default("")
			.describe(
				"As in addresses: FL, ON. Leave it out in countries whose addresses have no state.",
			),
		zip,
		country: z
			.string()
			.regex(/^[A-Z]{2}$/, { error: countryRule, abort: true })
			.refine(isSupportedCountry, countryRule),
		directions: line(160).optional().describe("One sentence on how to find the office."),
	}),
	coordinates,
	timeZone: line(40).refine(isTimeZone, says("time-zone-unknown")),
	founded: z
		.int()
		.min(1900)
		.describe("The year of the company's start. Texts such as 'over 10 years' count from it."),
	licenseNumber: z
		.union([z.literal(""), line(30).regex(/^[^“”„]+$/, licenseRule)], { error: licenseRule })
		.default("")
		.describe(
			"Leave it empty while you have none. Some states ask for it in every advertisement, such as Florida (s. 489.119(5)(b)).",
		),
	licenseLookup: httpsUrl
		.optional()
		.describe("The page of your state where anybody looks a license number up."),
	priceRange: line(10).describe("From $ to $$$$, for search engines."),
	hours,
	answersAlways: z
		.boolean()
		.describe("Whether someone answers the phone in an emergency at any hour."),
	phoneLanguages: once(
		list(matching(/^[a-z]{2,3}$/, "language-code-format"), "language"),
		"a language",
	)
		.optional()
		.describe(
			"The languages in which you answer the phone: [en]. Pages in other languages then say so.",
		),
	notice: part("A line at the top of every page for some days, such as a week of vacation.", {
		text: line(200),
		until: isoDate.describe("The last day on which it is shown."),
	}),
	holidays: z.array(holiday).default([]).describe("Days with other hours than their weekday's."),
	rating: part("Leave it out until there are reviews to count.", {
		value: z.number().min(1).max(5),
		count: z.int().positive(),
		scale: z.literal(5),
		source: httpsUrl
			.optional()
			.describe("Where the rating can be seen; without it, the rating is a sample."),
	}),
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
			error: says("form-provider-unknown", { providers: formProviders.join(", ") }),
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
			"Sites that may show your pages inside theirs (in a frame), such as a directory: [https://www.example.com]. Without the field, no site may.",
		),

	...outsideFields,
	outsideScripts: someOrNone(
		z.strictObject({
			src: plainUrlOr(
				"Choose a service that needs no more than its script's address and attributes: some that need more, such as Google Analytics, have a name of their own under outsideServices.",
			),
			attributes: z
				.record(matching(/^data-[a-z][a-z0-9-]*$/, "script-attribute-format"), line(200))
				.optional()
				.describe("Attributes of the element: what the service asks for."),
			reportsTo: z
				.array(plainUrl)
				.optional()
				.describe("Where the script sends its reports, if not to its own address."),
		}),
		"scripts",
	)
		.optional()
		.describe(
			"Scripts of outside services, such as analytics. Every page loads them, and its security policy allows them.",
		),
	placeholders: z
		.array(z.strictObject({ field: line(40), note: line(200) }))
		.default([])
		.describe(
			"Fields of this file that still hold a placeholder, and facts that a person has to confirm, as facts.repairTime. The build lists them and --production refuses them.",
		),
});

/** The file data/admin.yaml adds a page at /admin, where people edit the data files in forms. */
const adminSchema = z
	.strictObject({
		service: z.enum(["github", "gitlab"]).describe("Where the repository is kept."),
		repository: matching(/^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)+$/, "repository-format").describe(
			"Owner and name of the repository, like acme/website.",
		),
		branch: line(60)
			.regex(/^[A-Za-z0-9._/-]+$/, says("branch-format"))
			.describe("The branch that the host builds, such as main."),
		folder: matching(/^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/, "path-format").describe(
			"The data folder inside the repository, such as data.",
		),
		// Sveltia CMS and its authenticator gave this field its name.
		auth: part("At GitHub: sign-in with an account and its password, beside the token.", {
			base_url: plainUrl.describe("The address of your Sveltia CMS Authenticator."),
		}),
	})
	.refine(({ service, auth }) => !auth || service === "github", {
		error: says("sign-in-github-only"),
		path: ["auth"],
	});

export type AdminData = z.infer<typeof adminSchema>;

const factsSchema = z
	.record(matching(/^[a-z][A-Za-z0-9]*$/, "fact-name-format"), line(600))
	.describe("What texts use as {name}.");

const yearsRule = says("experience-format");

const teamSchema = someOrNone(
	z.strictObject({
		name: withRole(heading(60), "key"),
		position: line(60),
		image: photo.optional(),
		bio: prose,
		experience: z
			.string({ error: yearsRule })
			.regex(/^(?!1$)[1-9]\d?\+?$/, yearsRule)
			.optional()
			.describe(
				'Years in the trade, such as "10+". The page adds the word "years". Leave it out for a beginner.',
			),
		sample: sample("if this person works with you", "the person is made up"),
	}),
	"people",
);

const certificationsSchema = someOrNone(
	z.strictObject({
		title: heading(80),
		icon,
		text: line(200),
		sample: sample("if you have the papers in hand", "you don't have the papers in hand"),
	}),
	"badges",
);

const townServicesSchema = z.strictObject({
	residential: some(line(), "services"),
	commercial: someOrNone(line(), "services").default([]),
});

/**
 * Matches a decoded path that every host can redirect: letters, digits, spaces, and signs without a
 * special meaning in any host's settings.
 */
const oldPathCharacters =
	/^(?:\/(?:[\p{L}\p{M}\p{N}_~!'(),;=@&+-][\p{L}\p{M}\p{N} ._~!'(),;=@&+-]*)?)+$/u;

const oldParameter = /(?:[\w.~[\]-]|%[2-9A-F][\dA-F])+=(?:[\w.~+[\]-]|%[2-9A-F][\dA-F])*/.source;
const oldQuery = new RegExp(`^${oldParameter}(?:&${oldParameter})*$`, "i");

const isOldAddress = (address: string): boolean => {
	const [path = "", query, ...more] = address.split("?");
	const decoded = decodePercents(path);
	if (decoded === undefined || decodePercents(query ?? "") === undefined) return false;
	if (!oldPathCharacters.test(decoded) || decoded.startsWith("//") || more.length > 0) return false;
	return query === undefined ? decoded !== "/" : oldQuery.test(query);
};

const oldPath = z
	.string()
	.overwrite(toOldAddress)
	// Refuse long addresses: GitHub Pages needs a file for each address, and names of files have a
	// limit.
	.refine((address) => !/^.{201}|[^/?]{101}/.test(address), says("redirect-too-long"))
	.refine(isOldAddress, says("redirect-path-format"));

const newPath = z
	.string()
	.overwrite(toFileLink)
	.regex(
		/^\/([A-Za-z0-9/_-]*|[\w/.~%-]+\.(?!html?\b)\w+)(\?[A-Za-z0-9=&._~-]+)?(#[A-Za-z0-9._~-]+)?$/,
		says("redirect-target-format"),
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
export type Redirect = z.infer<typeof redirectsSchema>[number];

/** [longitude, latitude] in degrees (WGS 84). The order is the reverse of `coordinates`. */
const position = z.tuple([longitude, latitude]);

const landmarksSchema = z.strictObject({
	roads: z
		.array(z.strictObject({ name: heading(20), label: position, line: z.array(position).min(2) }))
		.describe("Main roads as a few points each."),
	waters: z
		.array(z.strictObject({ name: heading(40), at: position }))
		.describe("If the map has no room for all names, it shows the first ones."),
});

export type Landmarks = z.infer<typeof landmarksSchema>;

const offersSchema = someOrNone(
	z.strictObject({
		id,
		title: heading(60),
		text: prose,
		terms: line(400).describe("What it is for, what it is not for, and how to use it."),
		until: isoDate.describe("The last day. The first build after that day leaves the offer out."),
		services: z
			.array(serviceName)
			.optional()
			.describe(
				"The services whose pages show it: [spring-replacement]. Without the field: all of them.",
			),
		sample: sampleFlag("the offer is made up"),
	}),
	"offers",
);

export type Offer = z.infer<typeof offersSchema>[number];

/**
 * Schemas of the required files that have no page. Those of theme.yaml and words.yaml are in
 * themeSchema.ts and wordsSchema.ts.
 */
export const companySchemas = {
	business: businessSchema,
	facts: factsSchema,
	team: teamSchema,
	certifications: certificationsSchema,
	"town-services": townServicesSchema,
	redirects: redirectsSchema,
} as const;

/** Schemas of the optional files that have no page. */
export const optionalSchemas = {
	admin: adminSchema,
	landmarks: landmarksSchema,
	offers: offersSchema,
} as const;
