/**
 * The shape of every file in `data/`. Types are inferred from here and written nowhere else.
 *
 * A rule's message has two parts, `expected` and `fix`, joined by `says()`; `generator/problems.ts` prints them as
 * `file:line:column › field  got …  expected …  Fix: …`.
 */
import { z } from "zod";

/** Joins what a field must be and how to mend it into one zod message. */
export const says = (expected: string, fix: string): string => `${expected}\n${fix}`;

// Control and bidirectional-override characters can make a page read differently from what the file says
// (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing).
// Line breaks and tabs, the soft hyphen and the joiners of scripts and emoji may stay.
const hiddenCharacters = /(?![\n\t\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u;

const text = (max: number) =>
	z
		.string()
		.min(1, says("some text", "Write the text, or remove the field if it is optional."))
		.max(max, says(`at most ${max} characters`, "Shorten the text."))
		.refine((value) => value === value.trim(), says("no space at either end", "Remove the space at the start or end of the text."))
		.refine((value) => !hiddenCharacters.test(value), says("no invisible control characters", "Type the text again by hand."));

/** A name or heading: one line. */
const line = (max = 90) => text(max).refine((value) => !value.includes("\n"), says("a single line", "Write the text on one line."));
/** A few sentences. Inline Markdown (**bold**, [links](/faq)) and {facts} are allowed. */
const prose = text(1200);
const label = line(60);
const slug = line(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says("lower-case words joined by hyphens", 'Write it like "land-o-lakes".'));
const list = <T extends z.ZodType>(item: T, what: string) =>
	z.array(item).min(1, says(`at least one ${what}`, `Add a ${what}, or remove the field if it is optional.`));
const exactly = <T extends z.ZodType>(item: T, count: number, what: string) =>
	z.array(item).length(count, says(`exactly ${count} ${what}`, `The specification asks for ${count} ${what} here: add or remove some.`));
const isoDate = z.iso.date({ error: says("a date as YYYY-MM-DD", 'Write it like "2026-11-21".') });
const httpsRule = says("an address that starts with https://", 'Write it like "https://example.com".');
const httpsUrl = z.url({ protocol: /^https$/, error: httpsRule, abort: true }).regex(/^https:\/\/[^/\s@]+(\/\S*)?$/, httpsRule);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says("a time as HH:MM, 24 hours, in quotes", 'Write it like "07:00".'));
const zip = z
	.string({ error: says("five digits in quotes", 'Write the ZIP as a quoted string, e.g. "34655".') })
	.regex(/^\d{5}$/, says("five digits", 'Write the ZIP as a quoted string, e.g. "34655".'));
const latitude = z
	.number()
	.min(-90, says("a latitude from -90 to 90", "Latitude comes first: [28.2397, -82.3279]."))
	.max(90, says("a latitude from -90 to 90", "Latitude comes first: [28.2397, -82.3279]."));
const longitude = z
	.number()
	.min(-180, says("a longitude from -180 to 180", "Longitude comes second: [28.2397, -82.3279]."))
	.max(180, says("a longitude from -180 to 180", "Longitude comes second: [28.2397, -82.3279]."));
const coordinates = z.tuple([latitude, longitude]);
const minutes = z
	.tuple([z.int().positive(), z.int().positive()])
	.refine(([low, high]) => low < high, says("the lower number first", "Write the range as [low, high], e.g. [30, 45]."));

/** Icons that a data file may name; each is a file in assets/icons. */
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
/** Images that a data file may name; each is a master in assets/images. */
export const imageNames = [
	"hero",
	"coastal",
	"service-repair",
	"service-installation",
	"service-spring",
	"service-opener",
	"service-maintenance",
	"service-emergency",
] as const;
const image = z.strictObject({ name: z.enum(imageNames), alt: line(200) });
/** Flat drawings in assets/posters. */
export const posterNames = ["coastal", "emergency", "hero", "installation", "maintenance", "opener", "repair", "spring"] as const;
const poster = z.enum(posterNames);

/** What every page says about itself in its head. */
const meta = {
	title: line(65),
	description: text(200),
	keywords: z.array(label).optional(),
	updated: isoDate.optional(),
};
const question = z.strictObject({ question: line(140), answer: prose });
const titled = z.strictObject({ title: line(), text: prose });
const cta = z.strictObject({ title: line(), subtitle: line(160) });
const section = z.strictObject({ heading: line(), paragraphs: list(prose, "paragraph") });
const listSection = z.strictObject({ heading: line(), intro: prose.optional(), items: list(line(240), "item") });

/** Where the contact form's messages can go; islands/form/providers has one file for each. */
export const formProviders = ["simulated", "formspree", "netlify", "web3forms", "basin", "endpoint"] as const;

export const businessSchema = z.strictObject({
	name: line(60),
	/** The wordmark and the end of page titles. */
	shortName: line(30),
	/** The wordmark's second line. */
	tagline: line(30),
	url: httpsUrl
		.regex(/^[^?#]*$/, says("an address without ? and #", 'Write it like "https://example.com".'))
		// It goes into the files of six hosts, where other characters mean something.
		.regex(
			/[?#]|^https:\/\/[^/]*@|^https:\/\/[\p{L}\p{N}.-]+(:\d+)?(\/[\w.~-]+)*\/?$/u,
			says("an address whose path has letters, digits, ., _, ~ and - only", 'Write it like "https://example.com/repo".'),
		),
	/** E.164, https://www.itu.int/rec/T-REC-E.164; shown as (813) 555-0100. */
	phone: z.string().regex(/^\+1\d{10}$/, says("a US number as +1 and ten digits", 'Write it like "+18135550100".')),
	email: z.email({ error: says("an e-mail address", 'Write it like "hello@example.com".') }),
	address: z.strictObject({ street: line(), city: line(), state: line(2), zip, country: line(2), directions: line(160) }),
	coordinates,
	timeZone: line(40),
	founded: z.int().min(1900),
	/** Empty until the owner has it: a number is never invented (s. 489.119(5)(b) Florida Statutes). */
	licenseNumber: z.union([z.literal(""), line(30)], { error: says('the number in quotes, or ""', 'Write it like "CRC1234567".') }),
	priceRange: line(10),
	hours: exactly(
		z.strictObject({ days: list(z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]), "day"), opens: clock, closes: clock }),
		3,
		"groups of days",
	),
	rating: z.strictObject({ value: z.number().min(1).max(5), count: z.int().positive(), scale: z.literal(5) }),
	/** Whether ratings and reviews stand in the structured data; off until they are real. */
	reviewsInStructuredData: z.boolean(),
	social: z.strictObject({ facebook: httpsUrl, instagram: httpsUrl, twitter: httpsUrl }),
	form: z.discriminatedUnion(
		"provider",
		[
			z.strictObject({ provider: z.literal("simulated") }),
			z.strictObject({ provider: z.literal("formspree"), id: line(40) }),
			z.strictObject({ provider: z.literal("netlify"), name: slug }),
			z.strictObject({ provider: z.literal("web3forms"), accessKey: line(60) }),
			z.strictObject({ provider: z.literal("basin"), id: line(40) }),
			z.strictObject({
				provider: z.literal("endpoint"),
				url: z.union([httpsUrl, z.string().regex(/^\/[^/]/)], { error: says("a path or an https address", 'Write it like "/api/contact".') }),
			}),
		],
		{ error: says(`a provider: one of ${formProviders.join(", ")}`, 'Write it like "form: { provider: simulated }".') },
	),
	/** Where built images are served from, when not from the site itself. */
	imageHost: z.union([z.literal(""), httpsUrl], { error: httpsRule }),
	/** Fields of this file that still hold a placeholder; the build lists them and --production refuses them. */
	placeholders: z.array(z.strictObject({ field: line(40), note: line(200) })),
});

/** Numbers and phrases that prose may use as {name}: each stands here once (spec section 9). */
export const factsSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/, says("a name in camelCase", 'Write it like "repairTime".')), line(200));

export const townSchema = z.strictObject({
	name: line(40),
	updated: isoDate,
	isBase: z.boolean().optional(),
	responseMinutes: minutes,
	/** True where the range is ours, not the specification's: the owner confirms it. */
	responseProposed: z.boolean().optional(),
	coordinates,
	zips: list(zip, "ZIP code"),
	neighborhoods: exactly(line(60), 8, "neighborhoods"),
	/** One sentence for the county page's card. */
	summary: line(160),
	/** The paragraph under the heading. */
	intro: prose,
	/** How we get there; stands after the fixed headquarters sentence. */
	travel: prose,
	homes: section,
	permit: section,
	common: z.strictObject({ heading: line(), items: list(titled, "item") }),
	/** A line above the neighborhoods, where some of them lie outside the town. */
	neighborhoodsNote: line(200).optional(),
	questions: exactly(question, 3, "questions"),
	/** Slugs of the nearest towns, nearest first. */
	nearby: z
		.array(slug)
		.min(3, says("three to five towns", "List the nearest towns' slugs."))
		.max(5, says("three to five towns", "List the nearest towns' slugs.")),
});

export const countySchema = z.strictObject({
	...meta,
	name: line(30),
	order: z.int().positive(),
	heading: line(),
	intro: prose,
	/** One or two sentences for the overview page. */
	summary: prose,
	/** Slugs of the towns shown as cards; the others are listed below them. */
	cards: list(slug, "town"),
	about: section,
	servicesHeading: line(),
	servicesIntro: prose,
	trust: z.strictObject({ heading: line(), items: list(titled, "item") }).optional(),
	whyChooseUs: z.strictObject({ heading: line(), items: exactly(titled, 6, "items") }).optional(),
	faq: z.strictObject({ heading: line(), questions: exactly(question, 3, "questions") }).optional(),
	cta,
});

export const serviceSchema = z.strictObject({
	...meta,
	order: z.int().positive(),
	/** As on cards and in the form's list of subjects. */
	name: line(40),
	icon,
	poster,
	image,
	/** Card: text and details list. */
	summary: line(200),
	details: list(line(40), "detail"),
	/** "What's Included" on the services page and here. */
	included: listSection,
	heading: line(),
	lede: prose,
	what: section,
	signs: listSection,
	/** The one thing to remember, set apart. */
	warning: z.strictObject({ strong: line(), text: prose }),
	steps: z.strictObject({ heading: line(), items: list(titled, "step") }),
	duration: section,
	price: z.strictObject({ heading: line(), intro: prose, items: list(line(240), "item") }),
	safety: listSection,
	warranty: section,
	questions: z.strictObject({ heading: line(), items: list(question, "question") }),
	cta,
	/** Repair: symptom, likely cause, what to check safely, how urgent. */
	symptoms: z
		.strictObject({
			heading: line(),
			intro: prose,
			rows: list(z.strictObject({ symptom: line(120), cause: line(160), check: line(200), urgency: line(80) }), "row"),
		})
		.optional(),
	/** Spring replacement: cycles a day and the years a spring then lasts are computed from this rating. */
	springLife: z
		.strictObject({
			heading: line(),
			paragraphs: list(prose, "paragraph"),
			ratings: list(z.strictObject({ name: line(40), cycles: z.int().positive() }), "rating"),
			cyclesPerDay: list(z.int().positive(), "number"),
		})
		.optional(),
	/** Maintenance: one visit beside the annual plan. */
	plan: z
		.strictObject({
			heading: line(),
			intro: prose,
			single: z.strictObject({ name: line(40), note: line(60) }),
			annual: z.strictObject({ name: line(40), note: line(60) }),
			rows: list(z.strictObject({ feature: line(120), single: line(60), annual: line(60) }), "row"),
		})
		.optional(),
	/** Emergency: what to do now, and the block to call from. */
	doNow: z.strictObject({ heading: line(), intro: prose, items: list(titled, "item") }).optional(),
	callBlock: z.strictObject({ heading: line(), text: prose }).optional(),
});

const hero = { heading: line(), lede: prose };

export const pageSchemas = {
	home: z.strictObject({
		...meta,
		kicker: line(120),
		/** The headline's lines. */
		headline: exactly(line(40), 2, "lines"),
		lede: prose,
		image: z.strictObject({ alt: line(200) }),
		/** Slugs, as county/town, of the strip "Proudly serving". */
		serving: z.strictObject({ heading: line(), towns: list(line(), "town") }),
		why: z.strictObject({ heading: line(), cards: exactly(z.strictObject({ figure: line(12), title: line(), text: prose }), 3, "cards") }),
		services: z.strictObject({ heading: line(), intro: prose, link: label }),
		response: z.strictObject({ heading: line(), intro: prose, tab: label, towns: list(line(), "town"), link: label }),
		zip: z.strictObject({ heading: line(), intro: prose }),
		about: z.strictObject({ heading: line(), text: prose, checks: exactly(line(), 4, "checkmarks"), link: label, image }),
		testimonials: z.strictObject({ heading: line(), link: label }),
		cta,
	}),
	services: z.strictObject({
		...meta,
		...hero,
		why: z.strictObject({ heading: line(), cards: list(titled, "card") }),
		areas: z.strictObject({ heading: line(), intro: prose }),
		cta,
	}),
	areas: z.strictObject({
		...meta,
		...hero,
		bands: z.strictObject({ heading: line(), items: exactly(z.strictObject({ name: line(40), minutes, towns: line(200) }), 3, "bands"), note: prose }),
		guarantees: z.strictObject({ heading: line(), items: list(line(160), "guarantee") }),
		towns: z.strictObject({ heading: line() }),
		zip: z.strictObject({ heading: line(), intro: prose, tableHeading: line() }),
		map: z.strictObject({ heading: line(), caption: prose }),
		cta,
	}),
	about: z.strictObject({
		...meta,
		...hero,
		image,
		storyHeading: line(),
		differentiators: z.strictObject({ heading: line(), items: list(titled, "item") }),
		values: z.strictObject({ heading: line(), items: exactly(titled, 3, "values") }),
		teamHeading: line(),
		certificationsHeading: line(),
		area: z.strictObject({ heading: line(), text: prose, link: label }),
		cta,
		/** The company's story, Markdown: the body of the file. */
		body: text(20000),
	}),
	contact: z.strictObject({
		...meta,
		...hero,
		form: z.strictObject({ heading: line(), subjectOther: label, messageHint: line(160), privacy: prose, offline: prose }),
		direct: z.strictObject({ heading: line(), hoursHeading: line(), areasLink: label }),
		map: z.strictObject({ caption: prose }),
		faq: z.strictObject({ heading: line(), questions: exactly(question, 5, "questions") }),
		cta,
	}),
	"contact/sent": z.strictObject({ ...meta, ...hero, next: list(line(200), "item") }),
	faq: z.strictObject({
		...meta,
		...hero,
		sections: exactly(z.strictObject({ id: slug, title: line(), questions: exactly(question, 4, "questions") }), 4, "sections"),
		cta,
	}),
	testimonials: z.strictObject({
		...meta,
		...hero,
		/** Shown to visitors for as long as the reviews are samples (16 CFR 465). */
		sampleNotice: prose,
		items: list(
			z.strictObject({
				name: line(40),
				/** As county/town. */
				town: line(60),
				rating: z.int().min(1, says("1 to 5 stars", "Give a whole number from 1 to 5.")).max(5, says("1 to 5 stars", "Give a whole number from 1 to 5.")),
				content: prose,
				date: isoDate,
				sample: z.boolean(),
				/** The first featured one leads on the home page, which shows three. */
				featured: z.boolean().optional(),
			}),
			"testimonial",
		),
		cta,
	}),
	sitemap: z.strictObject({ ...meta, ...hero }),
	"privacy-policy": z.strictObject({
		...meta,
		...hero,
		updated: isoDate,
		/** For the owner's lawyer; never shown. */
		ownerNote: text(4000),
		/** What the policy says of the form provider in use, as {formProviderNote}. */
		providerNotes: z.record(z.enum(formProviders), prose),
		body: text(40000),
	}),
	"terms-of-service": z.strictObject({ ...meta, ...hero, updated: isoDate, ownerNote: text(4000), body: text(40000) }),
	"404": z.strictObject({ ...meta, ...hero, link: label, image: z.strictObject({ poster, alt: line(200) }) }),
	"500": z.strictObject({ ...meta, heading: line(), status: line(60), lede: prose, link: label }),
} as const;

export const teamSchema = exactly(
	z.strictObject({ name: line(60), position: line(60), bio: prose, experience: line(20), sample: z.boolean() }),
	4,
	"team members",
);
export const certificationsSchema = exactly(z.strictObject({ title: line(80), icon, text: line(200), sample: z.boolean() }), 4, "certifications");
/** What every town page offers, to the letter of the specification. */
export const townServicesSchema = z.strictObject({ residential: exactly(line(), 6, "services"), commercial: exactly(line(), 6, "services") });
/** Characters that mean nothing special to any host: a redirect's paths end up in seven kinds of files. */
const oldPath = z
	.string()
	.regex(
		/^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/,
		says("a path of letters, digits, hyphens and dots", 'Write it like "/old-page", without a slash at the end.'),
	);
const newPath = z
	.string()
	.regex(/^\/[A-Za-z0-9/_-]*(\?[A-Za-z0-9=&._~-]+)?(#[A-Za-z0-9._~-]+)?$/, says("a path that starts with /", 'Write it like "/services".'));
export const redirectsSchema = z.array(z.strictObject({ from: oldPath, to: newPath }));

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
export type IconName = (typeof icons)[number];
export type ImageName = (typeof imageNames)[number];
export type PosterName = (typeof posterNames)[number];
