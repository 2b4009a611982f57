// @module-tag slow
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readTexts } from "../../generator/check/readTexts.ts";
import { readYaml } from "../../generator/load/readYaml.ts";
import { type Given, readReviews } from "../../generator/tools/readReviews.ts";
import { mergeReviews } from "../../generator/tools/reviews.ts";
import { testimonialsSchema } from "../../site/schema/pages/testimonials.ts";
import { sampleText } from "./sampleData.ts";

/** Reads a synthetic export, in a form that docs/guide/review.md describes. */
const exportOf = (site: string) => readFileSync(`tests/unit/reviews/${site}.json`, "utf8");
const google = exportOf("google");

const read = (contents: string | Buffer | readonly (string | Buffer)[], given: Given = {}) =>
	readReviews(
		[contents].flat().map((text) => ({ file: "export", bytes: Buffer.from(text as string) })),
		given,
		"2026-11-27",
	);
/** Reads a table with one review whose field has a value. */
const readOne = (column: string, value: string) => {
	const fields = { name: "Sample A.", rating: "5", text: "Good.", [column]: value };
	const { reviews, ...others } = read(JSON.stringify([fields]));
	return { ...others, review: reviews[0] };
};

describe("an export of reviews", () => {
	it("of Google has names, stars, days and original texts, newest first", () => {
		const url = "https://maps.example/acme";
		const { reviews, withoutWords, average } = read(google, { url });
		const source = { source: "Google", url, sample: false };
		const content = 'Rápidos y "limpios".';
		expect(reviews).toEqual([
			{ name: "Sample C.", rating: 3, content: "Late: a day.", date: "2026-06-30", ...source },
			{ name: "Sample A.", rating: 5, content, date: "2026-05-02", reply: "Thank you.", ...source },
		]);
		expect([withoutWords, average]).toEqual([1, { value: 4.1, count: 3 }]);
	});

	it.each([
		["places", { source: "Google" }],
		["older-places", { source: "Google" }],
		["yelp", {}],
		["trustpilot", {}],
		["facebook", {}],
	])("of %s", (site, source) => {
		const fair = { name: "Sample D.", rating: 4, content: "Fair.", date: "2026-03-02" };
		expect(read(exportOf(site)).reviews).toEqual([{ ...fair, ...source, sample: false }]);
	});

	it.each([
		["commas", 'name,rating,text,date\nSample É.,5,"Fast, ""good""\nwork",2026-02\n'],
		["semicolons", 'Name;Stars;Review;Date\nSample É.;5,0;"Fast, ""good""\nwork";2026-02\n'],
		["tabs", 'name\trating\ttext\tdate\nSample É.\t5\t"Fast, ""good""\nwork"\t2026-02\n'],
		[
			"Excel's sep=",
			'sep=;\r\nname;rating;text;date\r\nSample É.;5;"Fast, ""good""\r\nwork";2026-02',
		],
	])("may be a table with %s, in any encoding", (_, table) => {
		const rated = { name: "Sample É.", rating: 5, date: "2026-02", sample: false };
		const expected = { ...rated, content: 'Fast, "good"\nwork' };
		const little = Buffer.from(table, "utf16le");
		const encoded = [
			Buffer.from(table),
			Buffer.from(`\ufeff${table}`),
			Buffer.from(table, "latin1"),
			Buffer.from(`\ufeff${table}`, "utf16le"),
			little,
			Buffer.from(little).swap16(),
		];
		for (const bytes of encoded) expect(read(bytes).reviews).toEqual([expected]);
	});

	it("in Windows-1252, in Mac Roman, or in a named encoding keeps its letters", () => {
		const table = (words: string) => Buffer.from(`name,rating,text\nA,5,${words}\n`, "latin1");
		const content = (bytes: Buffer, given?: Given) => read(bytes, given).reviews[0]?.content;
		expect(content(table("didn\x92t - Jos\xe9"))).toBe("didn’t - José");
		expect(content(table("didn\xd5t - Jos\x8e"))).toBe("didn’t - José");
		expect(content(table("\xa3ukasz"), { encoding: "windows-1250" })).toBe("Łukasz");
		expect(read(table("Jos\xe9")).encodings).toEqual(["windows-1252"]);
		expect(read(`\ufeff${google}`).reviews).toHaveLength(2);
	});

	const stars = { "5": 5, "5,0": 5, "4/5": 4, "4 out of 5": 4, "1 star": 1, "★★★☆☆": 3, TWO: 2 };
	it.each(Object.entries(stars))("has the stars %s", (written, rating) => {
		expect(readOne("rating", written).review?.rating).toBe(rating);
	});

	it.each(["4.5", "3,5", "0", "6", "8/10", "", "positive"])("refuses the stars %s", (written) => {
		const { review, refused } = readOne("rating", written);
		expect([review, refused]).toEqual([undefined, [`Sample A.: rating "${written}"`]]);
	});

	it.each([
		["2026-05-01", "2026-05-01 22:10:11 UTC", "2026/5/1", "01.05.2026", "46143"],
		["2026-05-01", "1777593600", "1777593600000"],
		["2026-05-03", "May 3, 2026", "Sunday, May 3, 2026 at 10:05 PM", "3-May-26"],
		["2026-05-13", "5/13/2026 10:11", "13/5/26"],
		["2026-05-05", "5-5-2026"],
		["2026-05", "2026-05"],
		[undefined, "2 weeks ago", "2026-02-30", "2027-01-01", "13/13/2026", "1/2/3/2026"],
	])("has the date %s, written in several ways", (date, ...ways) => {
		for (const written of ways) {
			const { review, undated } = readOne("date", written as string);
			expect([review?.date, undated], written).toEqual([date, date ? [] : [written]]);
		}
	});

	it("asks for the order of day and month where no date tells it", () => {
		const table = "name,rating,text,date\nA,5,one,5/1/2026\nB,5,two,6/4/2026\n";
		const days = (text: string, given?: Given) => read(text, given).reviews.map(({ date }) => date);
		expect(() => read(table)).toThrow("dates that can be read in one way only");
		expect(days(table, { dates: "month-first" })).toEqual(["2026-06-04", "2026-05-01"]);
		expect(days(table, { dates: "day-first" })).toEqual(["2026-04-06", "2026-01-05"]);
		expect(days(`${table}C,5,three,25/3/2026`)[0]).toBe("2026-04-06");
		expect(() => read(`${table}C,5,three,25/3/2026\nD,5,four,3/25/2026`)).toThrow(
			"dates that can be read in one way only",
		);
	});

	const ofGoogle = { name: "accounts/1/locations/2/reviews/AbFw", starRating: "FIVE" };

	it("calls a person of Google who hides the name as Google does", () => {
		const hidden = { ...ofGoogle, reviewer: { isAnonymous: true }, comment: "Fine." };
		const { reviews, refused } = read(JSON.stringify([hidden, { rating: 5, text: "Who?" }]));
		expect(reviews.map(({ name }) => name)).toEqual(["A Google user"]);
		expect(refused).toEqual(['A review without a name: name ""']);
	});

	it("counts once what two files have, as its customer wrote it last", () => {
		const written = (comment: string, updateTime: string) =>
			JSON.stringify([{ ...ofGoogle, reviewer: { displayName: "A." }, comment, updateTime }]);
		const files = [
			written("New.", "2026-05-20T10:00:00Z"),
			written("Old.", "2026-05-01T10:00:00Z"),
		];
		expect(read(files).reviews.map(({ content }) => content)).toEqual(["New."]);
	});

	it("names words that two encodings have damaged, and keeps a title", () => {
		expect(readOne("text", "didnâ€™t").refused).toEqual(['Sample A.: content "didnâ€™t"']);
		expect(readOne("title", "Never again").review?.content).toBe("Never again\n\nGood.");
	});

	const needed = "a list of reviews, or a table whose first line names the columns";
	it.each([
		['{ "items": [] }', needed],
		["", needed],
		["just words", needed],
		["[oops", "JSON that a program wrote"],
		[
			"PK\x03\x04rest",
			"Unpack the archive and name the reviews.json in it. Save a workbook as CSV UTF-8.",
		],
	])("is refused: %j", (text, words) => {
		expect(() => read(text)).toThrow(words);
	});
});

describe("reviews in testimonials.yaml", () => {
	const before = `# The page of reviews.\n${sampleText("testimonials.yaml")}`;
	const { reviews } = read(google);
	const itemsOf = (text: string) => testimonialsSchema.parse(parse(text)).items;

	it("come first, once, and comments stay", () => {
		const { text, added } = mergeReviews(before, reviews);
		expect(added).toHaveLength(2);
		expect(text).toMatch(/^# The page of reviews\.\n/);
		const oldNames = itemsOf(before).map(({ name }) => name);
		expect(itemsOf(text).map(({ name }) => name)).toEqual(["Sample C.", "Sample A.", ...oldNames]);
		expect(mergeReviews(text, reviews)).toMatchObject({ text, added: [], changed: [] });
		const empty = before.replace(/items:[\s\S]*?\ncta/, "items: []\ncta");
		expect(mergeReviews(empty, reviews).text).toContain("Late: a day.");
	});

	it("are replaced where the customer edited them, with what the owner added", () => {
		const { text } = mergeReviews(before, reviews);
		const own = text.replace("name: Sample A.,", "name: Sample A., featured: true,");
		const edited = reviews.map((one) =>
			one.name === "Sample A." ? { ...one, rating: 1, content: "It broke." } : one,
		);
		const result = mergeReviews(own, edited);
		expect(result).toMatchObject({ added: [], changed: [{ name: "Sample A." }], missing: [] });
		const found = itemsOf(result.text).filter(({ name }) => name === "Sample A.");
		expect(found).toMatchObject([{ rating: 1, content: "It broke.", featured: true }]);
	});

	it("are named where the export has them no more", () => {
		const { text } = mergeReviews(before, reviews);
		const result = mergeReviews(text, reviews.slice(0, 1));
		expect(result).toMatchObject({ text, missing: [{ name: "Sample A." }] });
	});

	it("keep words of several lines where reviews stand between brackets", () => {
		const text = "They did three things:\nall of them well. -\n---";
		const { reviews } = read(
			JSON.stringify([{ reviewer: "Al", rating: 5, text, date: "2026-01-02" }]),
		);
		for (const items of ["[{name: Bo, rating: 4, content: Good., sample: false}]", "[]"]) {
			const merged = mergeReviews(`items: ${items}\n`, reviews).text;
			expect(parse(merged).items[0].content, merged).toBe(text);
		}
	});

	it("show any words of a customer unchanged, and none stops a build", () => {
		const pieces = fc.constantFrom(
			..."{}[]()<>*_#-:|>'\"\\`&%~=+@!\n\t ".split(""),
			..."{phone} www.example.com [a](/b) <b> --- é 漢 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 \u200f \u200b \u2028 \ufeff \ud800 x 5".split(
				" ",
			),
		);
		const words = fc.oneof(
			fc.array(pieces, { minLength: 1, maxLength: 40 }).map((parts) => parts.join("")),
			fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
		);
		const visible = (text: string) => text.replace(/[\s\p{Cf}\p{Cc}\p{Cs}\ufffd]/gu, "");
		fc.assert(
			fc.property(words, words, (name, text) => {
				const entry = { reviewer: name, rating: 5, text, source: "Google" };
				const { reviews, refused, withoutWords } = read(JSON.stringify([entry]));
				// Without words, or with letters that did not survive: named, and left out.
				if (refused.length + withoutWords > 0) return;
				const merged = mergeReviews(before, reviews).text;
				const file = readYaml(merged, "testimonials.yaml");
				const page = testimonialsSchema.parse(file.value);
				const { links, faults, hasBraces } = readTexts(page, testimonialsSchema);
				expect(visible(page.items[0]?.content ?? "")).toBe(visible(text));
				expect([links, faults, hasBraces]).toEqual([[], [], false]);
			}),
			{ numRuns: 100 },
		);
	});
});
