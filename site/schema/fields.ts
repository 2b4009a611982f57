/** Building blocks for the schemas of data files, such as texts, lists, URLs and dates. */
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { adviceOn, type Code, type Values } from "../messages.ts";
import { proposeDay } from "./readDay.ts";
import { fieldsOf, withRole } from "./roles.ts";
import { slugOf } from "./slugOf.ts";
import { dropInvisible, toHttps, toInternationalPhone, toIsoDay } from "./usualForms.ts";

/**
 * Joins a problem's code, what the field must be, and how to fix it, into one zod message.
 * generator/check/checkSchema.ts splits the message into these three parts again.
 */
export const says = (code: Code, values?: Values): string =>
	[code, ...adviceOn(code, values)].join("\n");

/** A text that must match a pattern. `rule` is passed to `says`. */
export const matching = (pattern: RegExp, ...rule: Parameters<typeof says>) =>
	z.string().regex(pattern, says(...rule));

/** A zod issue at a path inside the value. `rule` is passed to `says`. */
export const issueAt = (path: readonly PropertyKey[], ...rule: Parameters<typeof says>) => ({
	code: "custom" as const,
	path: [...path],
	message: says(...rule),
});

const whileSample = (state: string) => `True while ${state}; a production build refuses it.`;

/**
 * The required field `sample`, which says whether an item is made up.
 * @param real when to write `sample: false`, for the message: "if a customer wrote this review"
 * @param state what `sample: true` means: "the review is made up"
 */
export const sample = (real: string, state: string) =>
	withRole(
		z.boolean({
			error: ({ input }) => (input === undefined ? says("field-missing", { real }) : undefined),
		}),
		"sample",
	).describe(whileSample(state));

/** The optional field `sample`, for items that few companies make up. */
export const sampleFlag = (state: string) => withRole(flag(whileSample(state)), "sample");

// Control and bidirectional characters can make a page read differently from its file
// (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing), and an unpaired surrogate
// (`\p{Cs}`) shows as a box. Line breaks, tabs, soft hyphens, the joiners of scripts and emoji, the
// direction marks of Hebrew and Arabic, and the tags in the flags of England, Scotland and Wales are
// allowed.
const hiddenCharacters =
	/(?![\n\t\u00ad\u200c-\u200f]|(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u;

/** Most texts match this pattern. Testing it before `hiddenCharacters` is ten times as fast. */
const plainCharacters = /^[\n -~]*$/;

/** Returns what is wrong with a text, as a message of `says`. `text` checks the length. */
function faultOf(value: string, lines: "one line" | "lines"): string | undefined {
	if (value !== value.trim()) return says("text-spaces");
	const hidden = plainCharacters.test(value) ? null : hiddenCharacters.exec(value);
	if (hidden) {
		const sign = `U+${hidden[0].codePointAt(0)?.toString(16).padStart(4, "0").toUpperCase()}`;
		const [before] = /\S+\s*$/.exec(value.slice(0, hidden.index)) ?? [];
		return says("text-invisible", { sign, before: before?.trim() });
	}
	if (lines === "one line" && value.includes("\n")) return says("text-one-line");
	return undefined;
}

const makeText = (max: number, lines: "one line" | "lines") =>
	z
		.string()
		// Remove the line break at the end of a YAML block text (| or >), because nobody typed it.
		.overwrite((value) => dropInvisible(value.endsWith("\n") ? value.trimEnd() : value))
		.min(1, says("text-empty"))
		.max(max, says("text-too-long", { max }))
		// One check for all of these problems is faster than a check for each.
		.superRefine((value, { addIssue }) => {
			const fault = faultOf(value, lines);
			if (fault !== undefined) addIssue({ code: "custom", message: fault });
		});

/** Fields with the same limits share one schema: a schema for each field slows the build by 4 %. */
const texts = new Map<string, ReturnType<typeof makeText>>();

export const text = (max: number, lines: "one line" | "lines" = "lines") => {
	const made = texts.get(`${max} ${lines}`) ?? makeText(max, lines);
	texts.set(`${max} ${lines}`, made);
	return made;
};

const allHidden = new RegExp(hiddenCharacters, "gu");

/** Removes invisible characters, such as zero-width spaces, from another person's words. */
export const cleanQuote = (written: string): string =>
	written
		.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
		.replace(allHidden, "")
		.replace(/[^\S\n]+$/gm, "")
		.trim();

/** Another person's words. They may contain anything, because pages show them as typed. */
export const quote = (max: number, lines: "one line" | "lines" = "lines") =>
	withRole(
		z
			.string()
			.overwrite((value) => {
				const clean = cleanQuote(value);
				return lines === "lines" ? clean : clean.replace(/\s+/g, " ");
			})
			.min(1, says("text-empty"))
			.max(max, says("text-too-long", { max })),
		"quoted",
	);

export const line = (max = 90) => text(max, "one line");

/** A few sentences, with inline Markdown (**bold**, [links](/faq)) and {facts}. */
export const prose = text(1200);

/** Several paragraphs of Markdown: the body of a file. */
export const document = (max: number) =>
	withRole(text(max), "blocks").meta({ contentMediaType: "text/markdown" });

export const answer = withRole(prose, "blocks");

export const label = line(60);

/** Fields of one kind: `...each(label, "name", "amount")`. */
export const each = <T extends z.ZodType, const N extends string>(kind: T, ...names: N[]) =>
	Object.fromEntries(names.map((name) => [name, kind])) as Record<N, T>;

/** An optional part of a file. */
export const part = <const T extends z.ZodRawShape>(describes: string, fields: T) =>
	z.strictObject(fields).optional().describe(describes);

/** An optional switch, off by default. */
export const flag = (describes: string) => z.boolean().optional().describe(describes);

export const heading = (max = 90) => withRole(line(max), "heading");

/**
 * One step of a page's path, which is also a file's name: "land-o-lakes". Sixty characters leave
 * room for a hash and an ending, because names of files are limited to 255 bytes.
 */
export const slug = line(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says("slug-format"));

export const id = withRole(slug, "key");

/** The names of files in folders of pages. generator/check/checkNames.ts checks the names. */
export const serviceName = withRole(slug, "services");
export const branchName = withRole(slug, "symptoms");
export const guideName = withRole(slug, "how-to");
export const townName = withRole(line(60), "town");
export const priceName = withRole(slug, "jobName");

export const list = <T extends z.ZodType>(item: T, what: string) =>
	z.array(item).min(1, says("list-empty", { what }));

const maxItems = 60;

export const some = <T extends z.ZodType>(item: T, what: string) =>
	z
		.array(item)
		.min(1, says("list-empty", { max: maxItems, many: what }))
		.max(maxItems, says("list-too-long", { max: maxItems, many: what }));

/** A list that may be empty. Pages leave out the section of an empty list. */
export const someOrNone = <T extends z.ZodType>(item: T, what: string) =>
	z.array(item).max(maxItems, says("list-too-long", { room: maxItems, many: what }));

/**
 * A list whose items are unique.
 * @param keyOf returns the part of an item that must be unique. By default, this is the whole item.
 * @param field the name of the field with that part, so that the message points at it
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
			if (seen.has(key)) addIssue(issueAt(path, "item-twice", { what }));
			seen.add(key);
		}
	});

const dateRule = ({ input }: { readonly input?: unknown }) =>
	says("date-format", { form: "YYYY-MM-DD", like: proposeDay(input) });

export const isoDate = z
	.string({ error: dateRule })
	.overwrite(toIsoDay)
	.check(z.iso.date({ error: dateRule }));

export const pastDay = withRole(isoDate, "past");

export const httpsRule = says("address-format", { start: "https://" });

/** A field for an https URL. `usual` first converts other forms, such as "www.example.com". */
export const httpsUrlFrom = (usual: (written: string) => string) =>
	z
		.string({ error: httpsRule })
		.overwrite(usual)
		.check(z.url({ protocol: /^https$/, error: httpsRule, abort: true }))
		.regex(
			/^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:\d+)?(\/\S*)?$/,
			says("site-address-format"),
		);

export const httpsUrl = httpsUrlFrom(toHttps);

/**
 * An https URL that can stand in a security policy (without ; and commas) and before a path
 * (without ? and #).
 * @param fix what the message proposes for a URL with ? or #
 */
export const plainUrlOr = (fix?: string) =>
	httpsUrl
		.regex(/^[^?#]*$/, { error: says("address-query", { fix }), abort: true })
		.regex(/^https:\/\/[^/]+(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/, says("site-folder-format"));

export const plainUrl = plainUrlOr();

// This pattern accepts any country's codes. generator/check/checkPlausible.ts checks the format
// of the company's country.
const anyCode = /^[A-Z\d][A-Z\d -]{1,9}$/;
export const zip = withRole(
	z.string({ error: says("postal-code-format") }).regex(anyCode, says("postal-code-format")),
	"postalCode",
);

const between = (low: number, high: number, ...rule: Parameters<typeof says>) =>
	z
		.number()
		.min(low, says(...rule))
		.max(high, says(...rule));

export const latitude = between(-85, 85, "latitude-range");

export const longitude = between(-180, 180, "longitude-range");

export const coordinates = z
	.tuple([latitude, longitude], { error: says("coordinates-format") })
	.describe("Latitude and longitude, as a map's address has them: [28.2397, -82.3279].");

export const minutes = z
	.tuple([z.int().positive(), z.int().positive()], { error: says("range-format") })
	.refine(([low, high]) => low < high, says("range-order"))
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

export const faults = [
	"door-stuck",
	"door-half",
	"door-loud",
	"door-crooked",
	"door-dead",
	"door-jerky",
	"door-storm",
] as const;

export const commercialKinds = [
	"kind-rolling",
	"kind-dock",
	"kind-fast",
	"kind-fire",
	"kind-operator",
	"kind-plan",
] as const;

export const photo = withRole(
	z.strictObject({
		file: matching(
			/^(?:\/?photos\/)?(?!\.)[^/\\\n]+\.(jpe?g|jfif|png|webp|avif|heic|heif)$/i,
			"photo-name",
		)
			// The editor at /admin writes "photos/hero.jpg": remove the folder.
			.transform((file) => file.replace(/^\/?photos\//, ""))
			.meta({ description: "A file in the folder photos.", contentMediaType: "image/*" }),
		alt: line(200).describe("What the picture shows, for those who cannot see it."),
		focus: z
			.tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
			.optional()
			.describe(
				"The point that stays visible if the picture is cropped: percent from the left, percent from the top.",
			),
		credit: line(120).optional().describe("Who made the picture. Pages don't show it."),
	}),
	"photo",
);

export const video = withRole(
	z.strictObject({
		title: heading(),
		url: httpsUrl.describe("Where it is shown. Pages link to it, and load nothing from there."),
		image: photo.describe("A still of it."),
		length: matching(/^\d{1,2}(:[0-5]\d){1,2}$/, "video-length").describe('Like "2:10".'),
		sample: sampleFlag("there is no such video"),
	}),
	"video",
);

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

/** Matches ids of elements that pages have, such as the main part, form fields and icons. */
export const takenIds = /^(main|menu|form|zip|zip-table|(faq|footer|contact|icon)-.+)$/;

export const idRule = says("name-reserved");

export const question = z.strictObject({
	question: heading(140)
		.refine((value) => slugOf(value) !== "", says("question-without-letters"))
		.refine((value) => !takenIds.test(slugOf(value)), idRule),
	answer,
});

export const questionsOf = <T extends typeof question>(item: T) =>
	once(some(item, "questions"), "a question", (one) => slugOf(one.question), "question");

export const questions = questionsOf(question);

export const titled = z.strictObject({ title: heading(), text: prose });

export const hero = { heading: heading(), lede: prose };

export const cta = z.strictObject({ title: heading(), subtitle: line(160) });

/** A warning that stands apart from other texts and begins with `strong` in bold. */
export const warning = z.strictObject({ strong: line(), text: prose });

export const section = z.strictObject({ heading: heading(), paragraphs: list(prose, "paragraph") });

export const listSection = z.strictObject({
	heading: heading(),
	intro: prose.optional(),
	items: list(line(240), "item"),
});

const phoneRule = says("phone-format");

export const phone = withRole(
	z
		.string({ error: phoneRule })
		.overwrite(toInternationalPhone)
		.regex(/^\+[1-9]\d{6,14}$/, { error: phoneRule, abort: true })
		.refine((value) => parsePhoneNumberFromString(value)?.isPossible(), says("phone-length")),
	"phone",
);

export type Question = z.infer<typeof question>;

export type IconName =
	| (typeof icons)[number]
	| (typeof faults)[number]
	| (typeof commercialKinds)[number];

export type Photo = z.infer<typeof photo>;

export type Video = z.infer<typeof video>;

/** How urgent a repair is on all pages, from "stop and call now" to "do it yourself". */
export const urgencies = ["danger", "today", "soon", "canWait", "diy"] as const;

/** Whether the door may be used until it is repaired. */
export const safeties = ["yes", "limited", "no"] as const;

/** A part of a door that wears out. components/drawings has a drawing of each. */
export const wornPart = z.enum(["coil", "cable", "track", "roller", "eye"]);

export const someOf = <T extends z.ZodType>(item: T, low: number, high: number, what: string) =>
	z
		.array(item)
		.min(low, says("list-too-short", { low, high, what }))
		.max(high, says("list-too-long", { low, high, many: what }));

const source = z.strictObject({
	title: heading(120),
	url: httpsUrl,
	checked: pastDay
		.optional()
		.describe("The day on which a person opened the live page and found the statement there."),
});

export const sources = list(source, "source");

export type Urgency = (typeof urgencies)[number];

const monthRule = says("month-format", { form: "YYYY-MM" });

export const month = withRole(
	z.string({ error: monthRule }).regex(/^\d{4}-(0[1-9]|1[0-2])$/, monthRule),
	"past",
);

export const cited = { sources: withRole(list(slug, "source"), "citations") };

export const lastDay = withRole(isoDate, "validUntil");

export const aged = {
	/** The month in which somebody read a stored copy of the fact's source. */
	stored: month,
	/** The day on which somebody opened the source's live page or called. Null if nobody has. */
	checked: withRole(pastDay.nullable(), "checked"),
	/** The last day before the fact must be checked again (generator/check/checkAgeing.ts). */
	validUntil: lastDay.optional(),
};

/**
 * How good a source is. A: the office's or the state's own page; B: a bill, a newspaper, a law firm
 * or a trade body; C: a dealer or an old form; X: no source was found.
 */
export const grade = z.enum(["A", "B", "C", "X"]);

export const citedSource = z.strictObject({
	grade: grade.exclude(["X"]),
	/**
	 * Pages don't link to this URL: it is for people who check the fact. It may be http, because some
	 * offices have no https.
	 */
	url: withRole(
		z
			.url({
				protocol: /^https?$/,
				error: says("address-format", { start: "http:// or https://" }),
			})
			.regex(/^https?:\/\/[^/\s@]+(\/\S*)?$/, says("address-format")),
		"reference",
	),
	published: matching(/^\d{4}(-(0[1-9]|1[0-2]))?$/, "month-format", {
		form: "YYYY-MM, or a year as YYYY",
	}).optional(),
});

export const citedSources = z.record(slug, citedSource);

/** Requires that a file's `sources` contain every source that its facts name. */
export const citing = <
	T extends z.ZodType<{ readonly sources: Readonly<Record<string, unknown>> }>,
>(
	schema: T,
) =>
	schema.superRefine((value, { addIssue }) => {
		for (const { value: cites, path, roles } of fieldsOf(value, schema)) {
			if (!roles.includes("citations")) continue;
			const names = Array.isArray(cites) ? cites : Object.keys(cites as object);
			for (const name of names)
				if (!Object.hasOwn(value.sources, name))
					addIssue(issueAt(path, "source-unknown", { name }));
		}
	});

export type ListSection = z.infer<typeof listSection>;
