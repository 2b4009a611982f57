import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { addReviews, readReviews } from "../../generator/tools/reviews.ts";
import { testimonialsSchema } from "../../site/schema/pages/testimonials.ts";
import { sampleText } from "./sampleData.ts";

/** Synthetic exports, in the forms that docs/guide/review.md describes. */
const google = JSON.stringify({
	reviews: [
		{
			name: "accounts/1/locations/2/reviews/3",
			reviewer: { displayName: "Sample A." },
			starRating: "FIVE",
			comment: '(Translated by Google) Quick.\n\n(Original)\nRápidos y "limpios".  ',
			createTime: "2026-05-02T15:01:23.045Z",
			reviewReply: { comment: "Thank you." },
		},
		{ reviewer: { displayName: "B." }, starRating: "FOUR", createTime: "2026-04-01T00:00:00Z" },
		{
			reviewer: { displayName: "Sample C." },
			starRating: "THREE",
			comment: "Late: a day.\n\n(Translated by Google)\nTarde.",
			createTime: "2026-06-30T00:00:00Z",
		},
	],
	averageRating: 4.1,
	totalReviewCount: 3,
});
const yelp = JSON.stringify({
	reviews: [
		{
			url: "https://yelp.example/biz/acme?hrid=1",
			text: "Fair.",
			rating: 4,
			time_created: "2026-03-02 00:41:13",
			user: { name: "Sample D." },
		},
	],
});
const table =
	'\ufeffName,Stars,Date,Review,Town,Source\r\n"Sample E.",5,2026-02,"One, ""two""\nthree",pasco/alpha,Yelp\r\n';

describe("an export of reviews", () => {
	it("of Google has names, stars, days and original texts, newest first", () => {
		const url = "https://maps.example/acme";
		const { reviews, withoutWords, average } = readReviews(google, { url });
		const source = { source: "Google", url, sample: false };
		const content = 'Rápidos y "limpios".';
		expect(reviews).toEqual([
			{ name: "Sample C.", rating: 3, content: "Late: a day.", date: "2026-06-30", ...source },
			{ name: "Sample A.", rating: 5, content, date: "2026-05-02", ...source },
		]);
		expect(withoutWords).toBe(1);
		expect(average).toEqual({ value: 4.1, count: 3 });
	});

	it("of Yelp has a link for each review", () => {
		const url = "https://yelp.example/biz/acme?hrid=1";
		const fair = { name: "Sample D.", rating: 4, content: "Fair.", date: "2026-03-02" };
		expect(readReviews(yelp, { source: "Yelp" })).toEqual({
			reviews: [{ ...fair, source: "Yelp", url, sample: false }],
			withoutWords: 0,
			average: undefined,
		});
	});

	it("may be a table with a heading", () => {
		const review = { name: "Sample E.", rating: 5, content: 'One, "two"\nthree', date: "2026-02" };
		const source = { town: "pasco/alpha", source: "Yelp", sample: false };
		expect(readReviews(table).reviews).toEqual([{ ...review, ...source }]);
	});

	it.each([
		['{ "items": [] }', "no list of reviews"],
		['[{ "name": "A", "rating": 5, "text": "x" }, { "name": "B", "rating": 6 }]', "Review 2"],
		['[{ "rating": 5, "text": "x" }]', "Review 1"],
		["[oops", "JSON"],
	])("is refused: %s", (text, source) => {
		expect(() => readReviews(text)).toThrow(source);
	});
});

it("reviews are added to the start of testimonials.yaml once, and comments stay", () => {
	const before = `# The page of reviews.\n${sampleText("testimonials.yaml")}`;
	const { reviews } = readReviews(google);
	const { text, added } = addReviews(before, reviews);
	expect(added).toBe(2);
	expect(text).toMatch(/^# The page of reviews\.\n/);
	const old = testimonialsSchema.parse(parse(before)).items;
	const oldNames = old.map(({ name }) => name);
	const { items } = testimonialsSchema.parse(parse(text));
	expect(items.map(({ name }) => name)).toEqual(["Sample C.", "Sample A.", ...oldNames]);
	expect(addReviews(text, reviews)).toMatchObject({ text, added: 0 });
	const empty = before.replace(/items:[\s\S]*?\ncta/, "items: []\ncta");
	expect(addReviews(empty, reviews).text).toContain("Late: a day.");
});
