import { isUtf8 } from "node:buffer";
import { parse as parseCsv } from "csv-parse/sync";
import { inside, isFields } from "../../site/inside.ts";
import { cleanQuote } from "../../site/schema/fields.ts";
import { type Testimonial, testimonialsSchema } from "../../site/schema/pages/testimonials.ts";
import { type DateOrder, dateOrders, readDay } from "../../site/schema/readDay.ts";
import { damagedLetters } from "../damage.ts";
import { trimPastedMarks } from "../load/readYaml.ts";
import { refuse } from "../problems.ts";
import table from "./reviewFields.json" with { type: "json" };

interface Export {
	readonly file: string;
	readonly bytes: Buffer;
}

/** What the person who runs the import says about the files. */
export interface Given {
	readonly source?: string | undefined;
	readonly url?: string | undefined;
	readonly dates?: string | undefined;
	readonly encoding?: string | undefined;
}

/**
 * Each field's names in exports of Google (Takeout, Business Profile, Places), Yelp, Facebook and
 * Trustpilot, and in tables: the first name with a value counts. Case, spaces and dots in names are
 * ignored, so that "Reviewer Display Name" is `reviewer.displayName`.
 */
const fieldNames: Readonly<Record<FieldName, readonly string[]>> = table;

type FieldName = keyof typeof table;
type Entry = (field: FieldName) => string;

const sameName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const ratingWords = ["zero", "one", "two", "three", "four", "five"];
/** Google exports a review's path as a "name": "accounts/1/locations/2/reviews/3". */
const reviewPath = /^(?:accounts|places|locations)\/.*\/reviews\//;
const reviewSchema = testimonialsSchema.shape.items.unwrap().element;

/**
 * Reads exports of reviews.
 * @param files what each file holds: JSON, or a table whose first line names the columns
 * @param today YYYY-MM-DD. Reviews after this day become undated.
 * @returns `reviews`: those with words, newest first. `withoutWords`: how many have only stars.
 * `refused`: those that the page can't show, each with the reason. `average`: the average rating, if
 * the export has one.
 * @throws DataProblems when a file has no reviews, or when dates may be month or day first
 */
export function readReviews(files: readonly Export[], given: Given, today: string) {
	const opened = files.map((file) => openExport(file, given.encoding));
	const entries = newestOf(opened.flatMap((file) => file.entries));
	const order = orderOfDates(entries, given.dates);
	const read = entries.map((entry) => toReview(entry, { ...given, order, today }));
	const withWords = read.filter(({ review }) => review.content !== "");
	return {
		reviews: withWords
			.flatMap(({ review, fault }) => (fault === undefined ? [review] : []))
			.sort((one, other) => (other.date ?? "").localeCompare(one.date ?? "")),
		withoutWords: read.length - withWords.length,
		refused: withWords.flatMap(({ fault }) => fault ?? []),
		undated: read.flatMap(({ undated }) => undated ?? []),
		encodings: [...new Set(opened.flatMap(({ guess }) => guess ?? []))],
		average: opened.flatMap(({ average }) => average ?? [])[0],
	};
}

/** Keeps the newest version of each review: an older export has the text before an edit. */
function newestOf(entries: readonly Entry[]): readonly Entry[] {
	const newest = new Map<string, Entry>();
	const timeOf = (entry?: Entry) => entry?.("updated") || entry?.("date") || "";
	for (const [index, entry] of entries.entries()) {
		// A short id is only a row's number in a table, so it doesn't identify a review.
		const key = entry("id").length > 6 ? entry("id") : String(index);
		if (timeOf(newest.get(key)) <= timeOf(entry)) newest.set(key, entry);
	}
	return [...newest.values()];
}

function openExport({ file, bytes }: Export, encoding: string | undefined) {
	if (bytes.toString("hex", 0, 4) === "504b0304") refuse("export-packed", file, "a ZIP file");
	const known = encoding ?? encodingOf(bytes);
	const guess = known === undefined ? guessEncoding(bytes) : undefined;
	const text = decode(bytes, known ?? guess);
	const data: unknown = /^\s*[[{]/.test(text) ? parseJson(text, file) : readTable(text);
	const places = [data, ...["reviews", "data", "items", "result"].map((key) => inside(data, key))];
	const list = places.flatMap((one) => [inside(one, "reviews"), one]).find(Array.isArray);
	if (!list?.length) return refuse("export-empty", file, text.trim().slice(0, 60) || "nothing");
	const whole = entryOf(data);
	const [value, count] = [Number(whole("average")), Number(whole("count"))];
	const average = value > 0 && count > 0 ? { value, count } : undefined;
	return { entries: list.map(entryOf), guess, average };
}

function parseJson(text: string, file: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		return refuse("export-broken", file, (error as Error).message);
	}
}

/** Detects UTF-8 and UTF-16, which Excel, LibreOffice and Numbers save. Otherwise undefined. */
function encodingOf(bytes: Buffer): string | undefined {
	const [first, second] = bytes;
	if (first === 0 || (first === 0xfe && second === 0xff)) return "utf-16be";
	if (second === 0 || (first === 0xff && second === 0xfe)) return "utf-16le";
	return isUtf8(bytes) ? "utf-8" : undefined;
}

/** Chooses Mac Roman (Excel for Mac) or windows-1252: the wrong one has letters as in "didnÕt". */
function guessEncoding(bytes: Buffer): string {
	const oddLetters = (name: string): number =>
		decode(bytes, name).match(/\p{Ll}[\p{Lu}\p{Cc}\p{S}]/gu)?.length ?? 0;
	return oddLetters("macintosh") < oddLetters("windows-1252") ? "macintosh" : "windows-1252";
}

// Node 20 decodes windows-1252 as Latin-1 unless it reads a stream:
// https://github.com/nodejs/node/issues/56542
const decode = (bytes: Buffer, encoding?: string): string =>
	new TextDecoder(encoding).decode(bytes, { stream: true });

/** Reads a table, with the separator that splits the heading into the most columns. */
function readTable(text: string): unknown {
	const table = text.replace(/^\s*sep=.\r?\n/i, "").trimStart();
	const relaxed = { relax_column_count: true, relax_quotes: true };
	const options = { ...relaxed, skip_empty_lines: true, trim: true };
	const widthWith = (delimiter: string): number =>
		parseCsv(table, { ...options, delimiter, to: 1 })[0]?.length ?? 0;
	const [delimiter = ","] = [",", ";", "\t", "|"].sort(
		(one, other) => widthWith(other) - widthWith(one),
	);
	return parseCsv(table, { ...options, delimiter, columns: true });
}

/** Returns a function that finds an entry's field under any of its names. */
function entryOf(entry: unknown): Entry {
	const values = new Map<string, string>();
	const add = (value: unknown, name: string): void => {
		if (isFields(value))
			for (const [key, inner] of Object.entries(value)) add(inner, name + sameName(key));
		if (typeof value !== "string" && typeof value !== "number") return;
		const text = String(value).trim();
		values.set(reviewPath.test(text) ? "path" : name, text);
	};
	add(entry, "");
	return (field) => fieldNames[field].map((name) => values.get(sameName(name))).find(Boolean) ?? "";
}

function orderOfDates(entries: readonly Entry[], given: string | undefined): DateOrder {
	if (given === "month-first" || given === "day-first") return given;
	const dates = entries.map((entry) => entry("date"));
	const certain = dates.map(dateOrders).filter((orders) => orders.length === 1);
	const [order, other] = new Set(certain.flat());
	const doubtful = dates.find((date) => dateOrders(date).length > 1);
	if (doubtful !== undefined && (!order || other)) refuse("export-dates", "the export", doubtful);
	return order ?? "month-first";
}

interface Circumstances extends Given {
	readonly order: DateOrder;
	readonly today: string;
}

function toReview(entry: Entry, { order, today, ...given }: Circumstances) {
	const isGoogle = entry("google") !== "" || ratingWords.includes(entry("rating").toLowerCase());
	const source = entry("source") || given.source || (isGoogle ? "Google" : undefined);
	const url = entry("url") || given.url;
	const day = readDay(entry("date"), order);
	const isKnown = day !== undefined && day <= today;
	const [title, words] = [clean(entry("title")), clean(ownWords(entry("content")))];
	// If the customer wrote no title, Trustpilot repeats the review's first words as the title.
	const hasTitle = title !== "" && !words.startsWith(title.replace(/(?:…|\.\.\.)$/, ""));
	const review: Testimonial = {
		// Google shows this name for a person who hides theirs.
		name: clean(entry("name")) || (source === "Google" ? "A Google user" : ""),
		...(entry("town") && { town: entry("town") }),
		rating: readStars(entry("rating")),
		content: hasTitle ? `${title}\n\n${words}`.trim() : words,
		...(isKnown && { date: day }),
		...(source && { source }),
		...(entry("reply") && { reply: clean(ownWords(entry("reply"))) }),
		...(url && { url }),
		sample: false,
	};
	const issue = reviewSchema.safeParse(review).error?.issues[0];
	const isDamaged = damagedLetters.test(review.name + review.content);
	const field = issue?.path.join(".") ?? (isDamaged ? "content" : undefined);
	const fault =
		field &&
		`${review.name || "A review without a name"}: ${field} ${JSON.stringify(entry(field as FieldName))}`;
	return { review, fault, undated: isKnown ? undefined : entry("date") || undefined };
}

/** Removes the same marks as readYaml.ts, so that a text of marks alone counts as empty. */
const clean = (text: string): string => trimPastedMarks(cleanQuote(text));

/** "FIVE", "5", "5,0", "4/5", "5 stars" and "★★★★☆" → a number. Other texts → NaN. */
function readStars(written: string): number {
	if (/^★+☆*$/.test(written)) return written.replaceAll("☆", "").length;
	const word = ratingWords.indexOf(written.toLowerCase());
	const [, number] =
		/^(\d(?:[.,]\d+)?)\s*(?:(?:\/|out of|of)\s*5)?\s*(?:stars?)?$/i.exec(written) ?? [];
	return word >= 0 ? word : Number(number?.replace(",", ".") ?? Number.NaN);
}

/** Removes the translation that Google adds before or after the customer's words. */
const ownWords = (text: string): string =>
	text
		.replace(/\r\n?/g, "\n")
		.replace(/^\(Translated by Google\)[\s\S]*\n\(Original\)\s*/, "")
		.replace(/\s*\n\(Translated by Google\)[\s\S]*$/, "");
