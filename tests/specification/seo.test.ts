import { expect, it } from "vitest";
import { eachPage } from "../site/eachPage.ts";
import { mustHave, nodes } from "../site/graph.ts";
import { hrefs, metaOf, pageAt } from "../site/pages.ts";
import { pages } from "./pages.ts";
import { services, towns, unindexedPaths } from "./specification.ts";

it("has keywords on the home, service, county and town pages", () => {
	const paths = [...services.map(([service]) => service), ...towns.map((town) => town.path)];
	for (const path of ["/", "/areas/pinellas", ...paths])
		expect(metaOf(pageAt(path), "keywords")?.split(", ").length, path).toBeGreaterThan(2);
});

const businessOn = (path: string) => mustHave(pageAt(path), "HomeAndConstructionBusiness");

eachPage(pages, "%s tells search engines what it is about", {
	"has a description that says something and fits into search results": (page) => {
		const length = metaOf(page, "description")?.length ?? 0;
		expect(length).toBeGreaterThanOrEqual(70);
		// The specification fixes the titles of towns.
		const isTown = towns.some((town) => town.path === page.path);
		expect(length).toBeLessThanOrEqual(isTown ? 200 : 160);
	},

	"carries the business: hours, address, geo point, price range, areas served": ({ path }) => {
		if (unindexedPaths.includes(path)) return;
		const business = businessOn(path);
		const hours = expect.objectContaining({ opens: "07:00", closes: "19:00" });
		expect(business).toMatchObject({
			priceRange: "$$",
			address: { streetAddress: "7500 Old Pasco Rd", addressLocality: "Wesley Chapel" },
			geo: { "@type": "GeoCoordinates" },
			openingHoursSpecification: expect.arrayContaining([hours]),
		});
		expect(nodes(business.areaServed).length).toBeGreaterThan(2);
	},
});

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
	const links = hrefs(pageAt(path).main, "p a[href]");
	for (const target of targets) expect(links).toContain(target);
});
