import { describe, expect, it } from "vitest";
import { EstimateSlip } from "../../components/EstimateSlip.tsx";
import { firstRead, PriceLine } from "../../components/PriceLine.tsx";
import { PriceList } from "../../components/PriceList.tsx";
import { ServiceCard } from "../../components/ServiceCard.tsx";
import { SpringLifeTable } from "../../components/SpringLifeTable.tsx";
import { Stars } from "../../components/Stars.tsx";
import { SymptomDrawing } from "../../components/SymptomDrawing.tsx";
import { Testimonial } from "../../components/Testimonial.tsx";
import { Testimonials } from "../../components/Testimonials.tsx";
import { ledeOf } from "../../pages/prices/PricesPage.tsx";
import type { Links } from "../../site/links.ts";
import { pictureKey } from "../../site/pictures.ts";
import type { PricesData } from "../../site/schema/pages/prices.ts";
import type { Site } from "../../site/site.ts";
import { render, words } from "./sampleSpeech.ts";

const count = (text: string, part: string): number => text.split(part).length - 1;
const to = {
	below: (folder: string, { slug }: { readonly slug: string }) => `/${folder}/${slug}`,
	page: (kind: string) => `/${kind}`,
} as unknown as Links;

it.each([
	[4.9, 5, 0],
	[4.7, 4, 1],
	[4.5, 4, 1],
	[4.2, 4, 0],
	[1, 1, 0],
])("a rating of %d fills %d stars of five, and %d by half", (rating, filled, half) => {
	const stars = render(<Stars rating={rating} scale={5} />);
	expect(count(stars, '#icon-star"')).toBe(filled);
	expect(count(stars, '#icon-star-half"')).toBe(half);
	expect(count(stars, '#icon-star-empty"')).toBe(5 - filled - half);
});

it.each(["opener", "spring", "alarm", "wind"] as const)(
	"a symptom without a drawing of its own shows its icon: %s",
	(name) => {
		const drawings = new Map([["door-half", { viewBox: "0 0 9 9", content: "<path/>" }]]);
		const shown = (icon: typeof name | "door-half") =>
			render(<SymptomDrawing name={icon} assets={{ drawings }} />);
		expect(shown(name)).toBe(
			`<svg class="icon symptom-drawing" aria-hidden="true"><use href="#icon-${name}"></use></svg>`,
		);
		expect(shown("door-half")).toContain('data-fault="door-half" viewBox="0 0 9 9"');
	},
);

describe("a review", () => {
	const review = { name: "Kim", rating: 5, content: "Good.", sample: false };
	const rendered = (more: object) =>
		render(<Testimonial testimonial={{ ...review, ...more }} town={undefined} />);

	it("needs no town and no date", () => {
		const caption = /<figcaption.*<\/figcaption>/.exec(rendered({}))?.[0] ?? "";
		expect(caption).toContain("Kim");
		expect(caption).not.toContain("·");
		expect(caption).not.toContain("<time");
	});

	it("has its month and a link to its source", () => {
		const url = "https://example.com/review";
		const shown = rendered({ date: "2026-10", source: "Google", url });
		expect(shown).toContain('<time dateTime="2026-10">October 2026</time>');
		expect(shown).toContain('<a href="https://example.com/review">Google</a>');
	});

	it("that is long is split at the end of a sentence", () => {
		const sentences = Array.from({ length: 90 }, (_, at) => `The door number ${at} is up.`);
		const content = sentences.join(" ");
		const [start = "", rest = ""] = rendered({ content }).split("<details");
		expect(start).toMatch(/ is up\.<\/q>$/);
		const quoted = [...(start + rest).matchAll(/<q>([^<]*)<\/q>/g)].map(([, words = ""]) => words);
		expect(quoted.map(({ length }) => length < 600)).toEqual([true, false]);
		expect(quoted.join(" ")).toBe(content);
	});
});

it("a price has the date of its source that was read first", () => {
	const sources = ["2026-10-02", "2026-08-30", "2026-11-01"].map((read) => ({ read }));
	expect(firstRead({ ...sources } as never)).toBe("2026-08-30");
});

it("a service shows the company's own price, or else the price of guides", () => {
	const row = { moves: ["Size"], line: "springs", figures: { guide: [50, 90] }, low: 50, high: 90 };
	const own = { low: 75, high: 75, approved: "2026-11-20" };
	const visit = { ...row, id: "visit", name: "A visit", own };
	const cable = { ...row, id: "cable", name: "A cable" };
	const prices = {
		groups: [{ id: "all", heading: "All", rows: [visit, cable] }],
		serviceLine: { before: "Guides say", after: "Not our price." },
		sources: { guide: { read: "2026-11" } },
		figure: { own: "Our price", read: "Read in" },
	} as unknown as PricesData;
	const rendered = render(<PriceLine prices={prices} slug="springs" to={to} />);
	expect(rendered).toContain("<p>Our price: $75 (a visit).</p>");
	expect(rendered).toContain(
		"<p>Guides say $50–$90 (a cable), read in November 2026. Not our price.</p>",
	);
});

it("a list of prices says nothing of others' prices about the company's own", () => {
	const own = { low: 75, high: 75, approved: "2026-11-20" };
	const row = { id: "visit", name: "A visit", moves: ["Miles"], ask: true };
	const labels = { ask: "Ask", own: "Our price" };
	const pricesOf = (rows: readonly object[]) =>
		({ lede: "See.", notOurs: "Not ours.", figure: labels, groups: [{ rows }] }) as never;
	const list = (rows: readonly object[]) =>
		render(<PriceList prices={pricesOf(rows)} rows={rows as never} phone="+18135550100" to={to} />);
	expect(list([row])).toContain("Ask: ");
	expect(list([{ ...row, own }])).toContain("$75");
	expect(list([{ ...row, own }])).not.toContain("Ask: ");
	expect(ledeOf(pricesOf([row]))).toBe("See. Not ours.");
	expect(ledeOf(pricesOf([row, { ...row, own }]))).toBe("See.");
});

it("a card shows a service's photo in two widths, or its drawing where it has none", () => {
	const image = { file: "spring.jpg", alt: "A spring" };
	const service = { name: "Springs", summary: "Short.", details: ["Pairs"], poster: "spring" };
	const srcSet = [400, 656, 960].map((width) => `/spring-${width}.avif ${width}w`).join(", ");
	const source = { type: "image/avif", srcSet, width: 960, height: 720 };
	const webp = { ...source, type: "image/webp" };
	const fallback = { src: "/spring.jpg", width: 656, height: 492 };
	const picture = { sources: [source, webp], fallback, position: [50, 38] as const };
	const assets = {
		pictures: new Map([[pictureKey(image), picture]]),
		posters: new Map([["spring", { src: "/spring.svg", width: 1200, height: 900 }]]),
	};
	const card = (more: object) =>
		render(<ServiceCard service={{ ...service, ...more }} href="/a" assets={assets} />);
	expect(card({ image })).toContain('srcSet="/spring-400.avif 400w, /spring-656.avif 656w"');
	expect(card({ image })).toMatch(/<img [^>]*width="656" height="492" alt="" loading="lazy"/);
	expect(card({ image })).not.toMatch(/webp|spring\.svg|A spring/);
	expect(card({})).toMatch(/<img [^>]*src="\/spring\.svg" alt="" [^>]*loading="lazy"/);
});

it("an estimate shows the company's own price, or a blank above the price of guides", () => {
	const row = { id: "pair", low: 50, high: 90 };
	const own = { low: 75, high: 75, approved: "2026-11-20" };
	const slip = {
		lines: [
			{ name: "A pair", job: "pair" },
			{ name: "The visit", amount: "waived" },
		],
		open: "your price",
	};
	const rendered = (rows: readonly object[]) =>
		render(
			<EstimateSlip
				prices={{ groups: [{ rows }], serviceLine: { before: "Guides say" } } as never}
				slip={slip as never}
				brand="Acme"
			/>,
		).replace(/<[^>]+>/g, "|");
	expect(rendered([row])).toContain("|A pair||your price||Guides say $50–$90|");
	expect(rendered([{ ...row, own }])).toContain("|A pair||$75|");
	expect(rendered([{ ...row, own }])).not.toContain("Guides say");
	expect(rendered([row])).toContain("|The visit||waived|");
});

it("the years of a spring have a decimal below ten", () => {
	const standard = { name: "Standard", cycles: 10_000 };
	const ratings = [standard, { name: "Long life", cycles: 25_000 }];
	const springLife = { heading: "Springs", paragraphs: ["Count."], ratings };
	const table = render(<SpringLifeTable springLife={{ ...springLife, cyclesPerDay: [4, 8] }} />);
	const years = (number: string) => words.years.replace("{years}", number);
	// 10,000 and 25,000 cycles divided by 4 or 8 a day, times 365.
	for (const life of ["6.8", "17", "3.4", "8.6"]) expect(table).toContain(years(life));
});

const review = { town: "pasco/alpha", rating: 5, content: "Good.", date: "2026-10-01" };
const choices = { featured: true, sample: false };
const items = ["Ann", "Ben", "Cleo"].map((name) => ({ name, ...review, ...choices }));
const site = { towns: new Map() } as unknown as Site;

it("reviews in a row have one lead, a label and a tab stop", () => {
	const list = render(<Testimonials site={site} items={items} row="What customers say" />);
	expect(list).toMatch(/^<ul[^>]* tabindex="0" aria-label="What customers say">/);
	expect(count(list, "testimonial--lead")).toBe(1);
	expect(list.indexOf("testimonial--lead")).toBeLessThan(list.indexOf("Ann"));
});
