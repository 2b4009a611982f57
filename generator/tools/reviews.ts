import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Testimonial, TestimonialsData } from "../../site/schema/pages/testimonials.ts";
import { commandLine, readArguments } from "../commands.ts";
import { readReviews } from "./readReviews.ts";
import { writeValues } from "./writeValues.ts";

/**
 * Merges reviews into testimonials.yaml: new ones above those there. An edited review replaces its
 * older words. The file's comments, and what the owner added to a review, stay.
 * @returns the new text, and which reviews are `added`, `changed`, and `missing` from the export
 * though others of their source are in it. `samples`: how many in the new text are made up.
 */
export function mergeReviews(yaml: string, reviews: readonly Testimonial[]) {
	const page = parse(yaml) as TestimonialsData;
	const old = page.items ?? [];
	const unmatched = new Set(old);
	const take = (review: Testimonial, fits: (one: Testimonial, other: Testimonial) => boolean) => {
		const found = [...unmatched].find((one) => fits(one, review));
		return found && unmatched.delete(found) ? found : undefined;
	};
	const firstOf = (review: Testimonial) => reviews.find((one) => isSame(one, review));
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

/** Whether the file's review is the export's. An export without a reply takes none away. */
const isSame = (one: Testimonial, other: Testimonial): boolean =>
	wordsOf(one) === wordsOf(other) &&
	one.rating === other.rating &&
	isOfDay(one, other) &&
	(other.reply === undefined || one.reply === other.reply);

/** Whether two reviews may be of one day. An owner may have left out a date, or its day. */
const isOfDay = (one: Testimonial, other: Testimonial): boolean =>
	(one.date ?? "").startsWith(other.date ?? "") || (other.date ?? "").startsWith(one.date ?? "");

/** Whether `other` is an edit of `one`: of the same person, place and day, with other words or stars. */
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
