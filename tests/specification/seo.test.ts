import { expect, it } from "vitest";
import { all, attribute, metaOf, one, pageAt } from "../site/pages.ts";
import { pages } from "./pages.ts";
import { services, towns } from "./specification.ts";

it("has keywords on the home, service, county and town pages", () => {
	for (const path of [
		"/",
		...services.map(([service]) => service),
		"/areas/pinellas",
		...towns.map((town) => town.path),
	])
		expect(metaOf(pageAt(path), "keywords")?.split(", ").length, path).toBeGreaterThan(2);
});

it.each(pages.map((page) => [page.path, page] as const))(
	"the description of %s says something, and no more than search results show",
	(path, page) => {
		const length = metaOf(page, "description")?.length ?? 0;
		expect(length).toBeGreaterThanOrEqual(70);
		// The specification fixes the titles of towns.
		expect(length).toBeLessThanOrEqual(towns.some((town) => town.path === path) ? 200 : 160);
	},
);

/** The business in a page's structured data. */
const businessOn = (path: string) =>
	JSON.parse(one(pageAt(path).root, 'script[type="application/ld+json"]').text)["@graph"].find(
		(node: { readonly "@type": string }) => node["@type"] === "HomeAndConstructionBusiness",
	);

it.each(pages.filter(({ path }) => !["/404", "/500", "/contact/sent"].includes(path)))(
	"$path carries structured business data: hours, address, geo point, price range, areas served",
	({ path }) => {
		expect(businessOn(path)).toMatchObject({
			priceRange: "$$",
			address: { streetAddress: "7500 Old Pasco Rd", addressLocality: "Wesley Chapel" },
			geo: { "@type": "GeoCoordinates" },
			openingHoursSpecification: expect.arrayContaining([
				expect.objectContaining({ opens: "07:00", closes: "19:00" }),
			]),
		});
		expect(businessOn(path).areaServed.length).toBeGreaterThan(2);
	},
);

it.each(["/", "/testimonials"])(
	"%s, which prints them, carries the rating of 4.9 from 137 reviews and two sample reviews",
	(path) => {
		const { aggregateRating, review } = businessOn(path);
		expect(aggregateRating).toMatchObject({ ratingValue: 4.9, reviewCount: 137 });
		expect(review).toHaveLength(2);
	},
);

it.each([
	["/", ["/about", "/testimonials"]],
	...services.map(([service]) => [service, ["/testimonials"]] as const),
	["/services", ["/about", "/testimonials"]],
	["/services/garage-door-repair", ["/about"]],
	["/services/garage-door-installation", ["/permits", "/hurricane"]],
] as const)("the main text of %s leads on to %j", (path, targets) => {
	const links = all(pageAt(path).main, "p a[href]").map((link) => attribute(link, "href"));
	for (const target of targets) expect(links).toContain(target);
});
