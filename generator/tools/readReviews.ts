import { isUtf8 } from "node:buffer";
import { parse as parseCsv } from "csv-parse/sync";
import { type Fields, inside, isFields } from "../../site/inside.ts";
import { cleanQuote } from "../../site/schema/fields.ts";
import { type Testimonial, testimonialsSchema } from "../../site/schema/pages/testimonials.ts";
import { type DateOrder, dateOrderOf, isAmbiguous, readDay } from "../../site/schema/readDay.ts";
import { damagedLetters } from "../damage.ts";
import { refuse } from "../problems.ts";

interface Export {
	readonly file: string;
	readonly bytes: Buffer;
}

/** What the person who runs the import says about a file. */
export interface Given {
	readonly source?: string | undefined;
	readonly url?: string | undefined;
	readonly dates?: string | undefined;
	readonly encoding?: string | undefined;
}

/**
 * Where each export writes a field: Google (Takeout, Business Profile, Places), Yelp, Facebook,
 * Trustpilot, tables. A name is compared without its case, spaces and dots, so that
 * "Reviewer Display Name" and `reviewer.displayName` are the same. The first one with a value counts.
 */
const fieldNames = {
	name: [
		...["reviewer.displayName", "authorAttribution.displayName", "author_name", "user.name"],
		...["consumer.displayName", "Review Consumer User Name", "reviewer.name", "reviewer name"],
		...["customer name", "full name", "author", "reviewer", "customer", "name"],
	],
	rating: ["starRating", "star rating", "review stars", "stars", "rating", "score"],
	title: ["review title", "title"],
	content: [
		...["originalText.text", "text.text", "comment", "review_text", "review content", "content"],
		...["review body", "text", "review"],
	],
	date: [
		...["createTime", "publishTime", "time_created", "created_time", "createdAt"],
		...["Review Created (UTC)", "review date", "date", "created", "time"],
	],
	updated: ["updateTime", "updatedAt"],
	id: ["reviewId", "id", "name"],
	url: ["googleMapsUri", "review url", "url", "link"],
	google: ["authorAttribution.uri", "author_url", "googleMapsUri"],
	source: ["source", "platform", "site"],
	town: ["town"],
	reply: ["reviewReply.comment", "reply", "companyReply.text", "company reply", "owner response"],
	average: ["averageRating", "result.rating", "rating"],
	count: ["totalReviewCount", "result.user_ratings_total", "userRatingCount", "user_ratings_total"],
} as const;

type FieldName = keyof typeof fieldNames;
const sameName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const ratingWords = ["zero", "one", "two", "three", "four", "five"];
/** Google's review paths, such as "accounts/1/locations/2/reviews/3". Their field is called name. */
const reviewPath = /^(?:accounts|places|locations)\/.*\/reviews\//;
const reviewSchema = testimonialsSchema.shape.items.unwrap().element;

/**
 * Reads exports of reviews.
 * @param files what each file holds: JSON, or a table whose first line names the columns
 * @param today no review is younger (YYYY-MM-DD)
 * @returns `reviews`: those with words, newest first. `withoutWords`: how many have only stars.
 * `refused`: those that the page can't show, each with the reason. `average`: the average rating, if
 * the export has one.
 * @throws DataProblems when a file has no reviews, or an order of dates that can't be told
 */
export function readReviews(files: readonly Export[], given: Given, today: string) {
	const opened = files.map((file) => openExport(file, given.encoding));
	const entries = opened.flatMap((file) => file.entries);
	const order = orderOfDates(entries, given.dates);
	const newest = new Map<string, ReturnType<typeof toReview>>();
	for (const [index, entry] of entries.entries()) {
		const read = toReview(entry, { ...given, order, today });
		// A short id is a table's number of the row.
		const key = entry("id").length > 6 ? entry("id") : String(index);
		// Of two exports, one may have the review as it was before its customer edited it.
		if ((newest.get(key)?.updated ?? "") <= read.updated) newest.set(key, read);
	}
	const read = [...newest.values()];
	const [withWords, wordless] = [read.filter((one) => one.review.content !== ""), read.length];
	return {
		reviews: withWords
			.flatMap(({ review, fault }) => (fault === undefined ? [review] : []))
			.sort((one, other) => (other.date ?? "").localeCompare(one.date ?? "")),
		withoutWords: wordless - withWords.length,
		refused: withWords.flatMap(({ review, fault }) =>
			fault === undefined ? [] : `${review.name || "A review without a name"}: ${fault}`,
		),
		undated: read.flatMap(({ undated }) => undated ?? []),
		encodings: [...new Set(opened.flatMap(({ encoding }) => encoding ?? []))],
		average: opened.flatMap(({ average }) => average ?? [])[0],
	};
}

type Entry = (field: FieldName) => string;

function openExport({ file, bytes }: Export, encoding: string | undefined) {
	if (bytes.toString("hex", 0, 4) === "504b0304") refuse("export-packed", file, "a ZIP file");
	const { text, encoding: guessed } = decode(bytes, encoding);
	const data: unknown = /^\s*[[{]/.test(text) ? parseJson(text, file) : readTable(text);
	const [list] = [data, "reviews", "data", "items", "result"].flatMap((at) => {
		const value = typeof at === "string" ? inside(data, at) : at;
		const inner = inside(value, "reviews") ?? value;
		return Array.isArray(inner) ? [inner] : [];
	});
	if (!list?.length) return refuse("export-empty", file, text.trim().slice(0, 60) || "nothing");
	const whole = entryOf(Array.isArray(data) ? {} : { ...(data as Fields), reviews: undefined });
	const [value, count] = [Number(whole("average")), Number(whole("count"))];
	return {
		entries: list.map(entryOf),
		encoding: encoding === undefined ? guessed : undefined,
		average: value > 0 && count > 0 ? { value, count } : undefined,
	};
}

function parseJson(text: string, file: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		return refuse("export-broken", file, (error as Error).message);
	}
}

/** Decodes what Excel, LibreOffice and Numbers save. `encoding` is set where it is a guess. */
function decode(bytes: Buffer, given: string | undefined) {
	const isWide = bytes.length > 3 && (bytes[0] === 0 || bytes[1] === 0);
	const mark = bytes.toString("latin1", 0, 2);
	const wide = mark === "þÿ" || (isWide && bytes[0] === 0) ? "utf-16be" : "utf-16le";
	const in16 = mark === "þÿ" || mark === "ÿþ" || isWide;
	// Node 20 decodes windows-1252 as Latin-1 unless it reads a stream:
	// https://github.com/nodejs/node/issues/56542
	const read = (name: string) => new TextDecoder(name).decode(bytes, { stream: true });
	if (given !== undefined) return { text: read(given) };
	if (in16 || isUtf8(bytes)) return { text: read(in16 ? wide : "utf-8") };
	// Excel for Mac saves Mac Roman, in which other bytes are letters: "didnÕt" is what it isn't.
	const oddLetters = (name: string) => read(name).match(/\p{Ll}[\p{Lu}\p{Cc}\p{S}]/gu)?.length ?? 0;
	const encoding =
		oddLetters("macintosh") < oddLetters("windows-1252") ? "macintosh" : "windows-1252";
	return { text: read(encoding), encoding };
}

/** Reads a table. Its heading tells the separator: the one that makes the most columns. */
function readTable(text: string): unknown {
	const table = text.replace(/^\s*sep=.\r?\n/i, "").trimStart();
	const options = {
		skip_empty_lines: true,
		trim: true,
		relax_column_count: true,
		relax_quotes: true,
	};
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
		else if (typeof value === "string" || typeof value === "number")
			values.set(name, String(value).trim());
	};
	add(entry, "");
	return (field) => {
		for (const name of fieldNames[field]) {
			const value = values.get(sameName(name)) ?? "";
			const isPath = reviewPath.test(value);
			if (value !== "" && (field === "id" ? name !== "name" || isPath : !isPath)) return value;
		}
		return "";
	};
}

function orderOfDates(entries: readonly Entry[], given: string | undefined): DateOrder {
	if (given === "month-first" || given === "day-first") return given;
	const dates = entries.map((entry) => entry("date"));
	const order = dateOrderOf(dates);
	const doubtful = order ? undefined : dates.find(isAmbiguous);
	if (doubtful !== undefined) refuse("export-dates", "the export", doubtful);
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
	const [title, words] = [cleanQuote(entry("title")), cleanQuote(ownWords(entry("content")))];
	// Trustpilot makes a title from the first words where the customer wrote none.
	const hasTitle = title !== "" && !words.startsWith(title.replace(/(?:…|\.\.\.)$/, ""));
	const review: Testimonial = {
		// Google's own words for a person who hides the name.
		name: cleanQuote(entry("name")) || (source === "Google" ? "A Google user" : ""),
		...(entry("town") && { town: entry("town") }),
		rating: readStars(entry("rating")),
		content: hasTitle ? `${title}\n\n${words}`.trim() : words,
		...(isKnown && { date: day }),
		...(source && { source }),
		...(entry("reply") && { reply: cleanQuote(ownWords(entry("reply"))) }),
		...(url && { url }),
		sample: false,
	};
	const issue = reviewSchema.safeParse(review).error?.issues[0];
	const isDamaged = damagedLetters.test(review.name + review.content);
	const fault = issue ?? (isDamaged ? { path: ["content"] } : undefined);
	return {
		review,
		fault: fault && `${fault.path.join(".")} ${JSON.stringify(entry(fault.path[0] as FieldName))}`,
		undated: isKnown ? undefined : entry("date") || undefined,
		updated: entry("updated") || entry("date"),
	};
}

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
