import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Testimonial, TestimonialsData } from "../../site/schema/pages/testimonials.ts";
import { commandLine, readArguments } from "../commands.ts";
import { readReviews } from "./readReviews.ts";
import { writeValues } from "./writeValues.ts";

/**
 * Merges reviews into testimonials.yaml: adds new ones on top, and updates edited ones. The file's
 * comments, and what the owner added to a review, stay.
 * @returns the new text, and which reviews are `added`, `changed`, or `missing` from an export that
 * has others of their source. `samples`: how many reviews in the new text are made up.
 */
export function mergeReviews(yaml: string, reviews: readonly Testimonial[]) {
	const page = parse(yaml) as TestimonialsData;
	const old = page.items ?? [];
	const unmatched = new Set(old);
	/** Returns a review of the file that fits and is still unmatched, and marks it as matched. */
	const take = (review: Testimonial, fits: (one: Testimonial, other: Testimonial) => boolean) => {
		const found = [...unmatched].find((one) => fits(one, review));
		return found && unmatched.delete(found) ? found : undefined;
	};
	const firstOf = (review: Testimonial) => reviews.find((one) => isSame(one, review));
	// Match unchanged reviews first, so that no edit is matched with one of them.
	const unknown = reviews.filter((one) => firstOf(one) === one && !take(one, isSame));
	const edits = new Map<Testimonial, Testimonial>();
	const added: Testimonial[] = [];
	for (const review of unknown) {
		const before = take(review, isEditOf);
		if (before) edits.set(before, { ...before, ...review });
		else added.push(review);
	}
	const sources = new Set<string | undefined>(reviews.flatMap(({ source }) => source ?? []));
	const items = [...added, ...old.map((one) => edits.get(one) ?? one)];
	const isChanged = added.length + edits.size > 0;
	return {
		text: isChanged ? writeValues(yaml, { ...page, items }) : yaml,
		added,
		changed: [...edits.values()],
		missing: [...unmatched].filter(({ source, sample }) => !sample && sources.has(source)),
		samples: items.filter(({ sample }) => sample).length,
	};
}

const wordsOf = ({ name, content }: Testimonial): string =>
	`${name}\n${content.replace(/\s+/g, " ").trim()}`;

/** Whether a review in the file equals one in an export. The export may lack the reply. */
const isSame = (one: Testimonial, other: Testimonial): boolean =>
	wordsOf(one) === wordsOf(other) &&
	one.rating === other.rating &&
	isOfDay(one, other) &&
	(other.reply === undefined || one.reply === other.reply);

/** Whether two reviews may be from the same day. An owner may write a month, or no date at all. */
const isOfDay = (one: Testimonial, other: Testimonial): boolean =>
	(one.date ?? "").startsWith(other.date ?? "") || (other.date ?? "").startsWith(one.date ?? "");

/**
 * Whether `other` is an edit of `one`: from the same person, source and day. If `one` has no date,
 * both must have the same words.
 */
const isEditOf = (one: Testimonial, other: Testimonial): boolean =>
	!one.sample &&
	one.name === other.name &&
	one.source === other.source &&
	(one.date === undefined
		? wordsOf(one) === wordsOf(other)
		: other.date?.startsWith(one.date) === true);

const nameOf = ({ name, date, rating }: Testimonial): string =>
	`${name}${date ? `, ${date}` : ""}, ${rating} of 5`;

const list = (title: string, lines: readonly string[]): readonly string[] =>
	lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];

export function run(args: readonly string[]): void {
	const { values, positionals } = readArguments("reviews", args);
	const example = commandLine("reviews", "reviews.json", "--source Google");
	if (positionals.length === 0) throw new Error(`Name the export: ${example}`);
	const today = new Date().toISOString().slice(0, 10);
	const exports = positionals.map((file) => ({ file, bytes: readFileSync(file) }));
	const { reviews, average, ...read } = readReviews(exports, values, today);
	const page = join(values.data, "testimonials.yaml");
	const before = readFileSync(page, "utf8");
	const { text, added, changed, missing, samples } = mergeReviews(before, reviews);
	const isDry = values["dry-run"];
	if (!isDry) writeFileSync(page, text);
	const known = reviews.length - added.length - changed.length;
	const lines = [
		`${page}: ${added.length} added, ${changed.length} changed, ${known} there already, ${read.withoutWords} left out that have only stars.${isDry ? " Nothing was written: this was --dry-run." : ""}`,
		...list("Would be added:", isDry ? added.map(nameOf) : []),
		...list("Changed by their customers:", changed.map(nameOf)),
		...list("No longer in the export. Remove those that were deleted there:", missing.map(nameOf)),
		...list("Left out, because the page can't show them:", read.refused),
		...list("Came without their date, which was not understood:", read.undated),
		...read.encodings.map(
			(name) => `Read as ${name}. If letters are wrong, name another one: --encoding windows-1250`,
		),
		samples > 0 && `Remove the ${samples} sample reviews there.`,
		average &&
			`The source says ${average.value} from ${average.count} reviews: write it under rating in ${join(values.data, "business.yaml")}, with the address where it can be seen as its source.`,
	];
	console.log(lines.filter(Boolean).join("\n"));
}
