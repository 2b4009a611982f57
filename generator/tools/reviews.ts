import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseCsv } from "csv-parse/sync";
import { parse } from "yaml";
import { type Fields, isFields } from "../../site/inside.ts";
import type { Testimonial, TestimonialsData } from "../../site/schema/pages/testimonials.ts";
import { toIsoDay } from "../../site/schema/usualForms.ts";
import { commandLine, readArguments } from "../commands.ts";
import { writeValues } from "./writeValues.ts";

type Review = Pick<Testimonial, "name" | "rating" | "content" | "sample"> & Partial<Testimonial>;

/**
 * The names of each field in exports from Google (Takeout, Business Profile API) and Yelp, and in
 * tables.
 */
const aliases = {
	name: ["reviewer.displayName", "user.name", "author", "reviewer", "name"],
	rating: ["starRating", "rating", "stars"],
	content: ["comment", "content", "text", "review"],
	date: ["createTime", "time_created", "date"],
	url: ["url", "link"],
	source: ["source"],
	town: ["town"],
} as const;
/** Google writes ratings as these words. The index is the number of stars. */
const words = ["ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE"];

/**
 * Reads an export of reviews.
 * @param file the text of the file: JSON, or CSV whose first line names the columns
 * @param given the source and the link for reviews that have none
 * @returns `reviews`: those with words, newest first. `withoutWords`: how many have only stars.
 * `average`: the average rating, if the export has one.
 * @throws Error when the file has no list of reviews, or a review has no name or no stars
 */
export function readReviews(
	file: string,
	given: { readonly source?: string | undefined; readonly url?: string | undefined } = {},
) {
	const data: unknown = /^\s*[[{]/.test(file)
		? JSON.parse(file)
		: parseCsv(file, { columns: true, bom: true, skip_empty_lines: true, trim: true });
	const whole = Array.isArray(data) ? { reviews: data } : (data as Fields);
	const entries = whole.reviews;
	if (!Array.isArray(entries)) throw new Error('The file has no list of reviews under "reviews".');
	const all = entries.map((entry: Fields, index) => toReview(entry, index, given));
	const { averageRating: value, totalReviewCount: count } = whole;
	return {
		reviews: all
			.filter(({ content }) => content !== "")
			.sort((one, other) => (other.date ?? "").localeCompare(one.date ?? "")),
		withoutWords: all.filter(({ content }) => content === "").length,
		average: typeof value === "number" && typeof count === "number" ? { value, count } : undefined,
	};
}

function toReview(entry: Fields, index: number, given: Parameters<typeof readReviews>[1]): Review {
	const find = (field: keyof typeof aliases): string => {
		for (const alias of aliases[field]) {
			const value = alias.split(".").reduce<unknown>((at, key) => fieldOf(at, key), entry);
			if (typeof value === "string" || typeof value === "number") return String(value).trim();
		}
		return "";
	};
	const stars = find("rating");
	const rating = words.includes(stars) ? words.indexOf(stars) : Math.round(Number(stars));
	const name = find("name");
	if (name === "" || !(rating >= 1 && rating <= 5))
		throw new Error(`Review ${index + 1} has no name, or no stars from 1 to 5.`);
	const date = toIsoDay(find("date").replace(/^(\d{4}-\d\d-\d\d)[T ].*$/, "$1"));
	const url = find("url") || given?.url;
	const source = find("source") || given?.source || ("starRating" in entry ? "Google" : undefined);
	return {
		name,
		...(find("town") && { town: find("town") }),
		rating,
		content: ownWords(find("content")),
		...(/^\d{4}-\d\d(-\d\d)?$/.test(date) && { date }),
		...(source && { source }),
		...(url && { url }),
		sample: false,
	};
}

/**
 * Returns a field's value. The case of the name is ignored, because tables may have a column
 * "Name".
 */
const fieldOf = (record: unknown, key: string): unknown =>
	isFields(record)
		? Object.entries(record).find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1]
		: undefined;

/** Removes the translation that Google adds before or after the customer's words. */
const ownWords = (text: string): string =>
	text
		.replaceAll("\r\n", "\n")
		.replace(/^\(Translated by Google\)[\s\S]*\n\(Original\)\s*/, "")
		.replace(/\s*\n\(Translated by Google\)[\s\S]*$/, "")
		.replace(/[^\S\n]+$/gm, "")
		.trim();

/**
 * Adds new reviews above those in testimonials.yaml, and keeps the file's comments.
 * @returns the new text, the number of added reviews, and the number of all reviews in the new text
 * that are marked `sample: true`
 */
export function addReviews(yaml: string, reviews: readonly Review[]) {
	const page = parse(yaml) as TestimonialsData;
	const keyOf = ({ name, content }: Review) => `${name}\n${content.replace(/\s+/g, " ").trim()}`;
	const known = new Set((page.items ?? []).map(keyOf));
	const unique = new Map(reviews.map((review) => [keyOf(review), review]));
	const fresh = [...unique.values()].filter((review) => !known.has(keyOf(review)));
	const items = [...fresh, ...(page.items ?? [])];
	return {
		text: fresh.length === 0 ? yaml : writeValues(yaml, { ...page, items }),
		added: fresh.length,
		samples: items.filter(({ sample }) => sample).length,
	};
}

export function run(args: readonly string[]): void {
	const { values, positionals } = readArguments("reviews", args);
	const [file] = positionals;
	if (file === undefined)
		throw new Error(
			`Name the export: ${commandLine("reviews", "reviews.json", "--source Google")}`,
		);
	const { reviews, withoutWords, average } = readReviews(readFileSync(file, "utf8"), values);
	const page = join(values.data, "testimonials.yaml");
	const { text, added, samples } = addReviews(readFileSync(page, "utf8"), reviews);
	writeFileSync(page, text);
	const known = reviews.length - added;
	console.log(
		`${page}: ${added} added, ${known} there already, ${withoutWords} left out that have only stars.`,
	);
	if (samples > 0) console.log(`Remove the ${samples} sample reviews there.`);
	if (average)
		console.log(
			`The source says ${average.value} from ${average.count} reviews: write it under rating in ${join(values.data, "business.yaml")}, with the address where it can be seen as its source.`,
		);
}
