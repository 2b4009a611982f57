import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { formatHourLines } from "../../site/formats.ts";
import { isByAppointment } from "../../site/schema/calendar.ts";
import { inState, plural } from "../../site/words.ts";
import { business, routes, site, siteOf } from "../data.ts";
import { mustHave, nodes } from "./graph.ts";
import {
	all,
	attribute,
	fileOf,
	flat,
	indexedPages,
	metaOf,
	one,
	pageAt,
	readBuilt,
	routeAt,
	shownPhone,
	textOf,
} from "./pages.ts";

const { street, city, state, zip, country } = business.address;

const type = "HomeAndConstructionBusiness";

describe("the business in the structured data", () => {
	const page = pageAt("/");
	const node = mustHave(page, type);

	it("has what Google requires and recommends of a local business", () => {
		// https://developers.google.com/search/docs/appearance/structured-data/local-business
		const { name, phone: telephone, priceRange, url } = business;
		expect(node).toMatchObject({ name, telephone, priceRange, url: `${url}/` });
		expect(node.address).toEqual({
			"@type": "PostalAddress",
			...(street !== undefined && { streetAddress: street }),
			addressLocality: city,
			...(state !== "" && { addressRegion: state }),
			postalCode: zip,
			addressCountry: country,
		});
		expect(nodes(node.geo).map(({ latitude, longitude }) => [latitude, longitude])).toEqual(
			street === undefined ? [] : [business.coordinates],
		);
		const served = site.counties.length > 0 ? site.counties : [...site.towns.values()];
		expect(nodes(node.areaServed).map((area) => area.name)).toEqual(
			served.map((area) => inState(area.name, site)),
		);
	});

	it("looks the same on every page, which is a picture and not the page's card", async () => {
		for (const shown of indexedPages) {
			const { image, logo } = mustHave(shown, type);
			expect([image, logo], shown.path).toEqual([node.image, node.logo]);
		}
		if (site.pages.home.image) expect(node.image).not.toBe(metaOf(page, "og:image"));
		for (const picture of [node.image, node.logo]) {
			const { width } = await sharp(readBuilt(fileOf(String(picture)))).metadata();
			expect(width).toBeGreaterThanOrEqual(112);
		}
	});

	it("lists every service in one catalog", () => {
		const catalog = nodes(mustHave(pageAt("/services"), type).hasOfferCatalog)[0];
		expect(
			nodes(catalog?.itemListElement).map(({ itemOffered }) => nodes(itemOffered)[0]?.name),
		).toEqual(site.services.map(({ name }) => name));
	});

	it("has the hours, and the emergency line apart", () => {
		const hours = nodes(node.openingHoursSpecification);
		const spans = business.hours.filter((span) => !isByAppointment(span));
		expect(hours.map(({ dayOfWeek, opens }) => [dayOfWeek, opens])).toEqual(
			spans.map(({ days, opens }) => [days, opens]),
		);
		const points = nodes(node.contactPoint).map(({ contactType, telephone, availableLanguage }) => [
			contactType,
			telephone,
			availableLanguage,
		]);
		const { phone, phoneLanguages, answersAlways } = business;
		expect(points).toEqual(answersAlways ? [["emergency", phone, phoneLanguages]] : []);
	});

	it("says nothing that the pages don't show", () => {
		for (const shown of indexedPages) {
			const { path, root } = shown;
			const { name, telephone, email, foundingDate } = mustHave(shown, type);
			const footer = textOf(one(root, "footer"));
			const { speech } = siteOf(routeAt(path) ?? site.speech);
			const hours = flat(formatHourLines(business.hours, speech).join(" "));
			for (const text of [name, email, foundingDate, shownPhone, hours])
				expect(footer, path).toContain(text);
			expect(telephone, path).toBe(business.phone);
			const anyHour = flat(speech.words.promises.anyHourHours);
			expect(footer.includes(anyHour), path).toBe(business.answersAlways);
		}
	});

	it("shows its rating and two reviews only where the page does", () => {
		const withReviews = indexedPages.filter((shown) => "review" in mustHave(shown, type));
		const isPrinted = business.rating !== undefined && business.reviewsInStructuredData;
		const printed = routes.flatMap(({ kind, path }): string[] =>
			isPrinted && (kind === "home" || kind === "testimonials") ? [path] : [],
		);
		expect(withReviews.map(({ path }) => path).sort()).toEqual(printed.sort());
		for (const shown of withReviews) {
			const { aggregateRating, review } = mustHave(shown, type);
			// https://developers.google.com/search/docs/appearance/structured-data/review-snippet
			if (business.rating) {
				const { value, count, scale } = business.rating;
				const rating = { ratingValue: value, reviewCount: count, bestRating: scale };
				expect(aggregateRating).toMatchObject(rating);
				const { speech } = siteOf(routeAt(shown.path) ?? site.speech);
				const values = { rating: speech.numbers.format(value), scale };
				const sentence = plural(speech.words.rating.sentence, count, speech, values);
				expect(textOf(shown.main)).toContain(sentence);
			} else expect(aggregateRating).toBeUndefined();
			for (const { author, datePublished, reviewBody, reviewRating } of nodes(review)) {
				const card = all(shown.main, ".testimonial").find((testimonial) =>
					textOf(testimonial).includes(String(reviewBody)),
				);
				if (card === undefined) throw new Error(`${shown.path} does not show: ${reviewBody}`);
				expect(textOf(card)).toContain(String(nodes(author)[0]?.name));
				expect(attribute(one(card, "time"), "datetime")).toBe(datePublished);
				const stars = attribute(one(card, ".stars"), "aria-label");
				expect(stars).toContain(String(nodes(reviewRating)[0]?.ratingValue));
			}
		}
	});

	it("does not stand on pages that search engines are not offered", () => {
		for (const path of ["/404", "/500", "/contact/sent"])
			expect(all(pageAt(path).root, 'script[type="application/ld+json"]')).toHaveLength(0);
	});
});
