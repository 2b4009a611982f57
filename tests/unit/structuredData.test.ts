import { describe, expect, it } from "vitest";
import { structuredData } from "../../generator/render/structuredData.ts";
import { planRoutes } from "../planRoutes.ts";
import { graphOf, sampleContext } from "./sampleContext.ts";
import { type Changes, replaced, sampleSite, sampleText } from "./sampleData.ts";

const standard = sampleSite();

const graph = (path: string, changes?: Changes) =>
	graphOf(path, changes ? sampleSite(changes) : standard);

const businessOn = (path: string, changes?: Changes) =>
	graph(path, changes).get("HomeAndConstructionBusiness");

describe("the business", () => {
	const business = businessOn("/faq");
	const type = { "@type": "OpeningHoursSpecification" };

	it("has the company's logo, or else its icon", () => {
		const routes = planRoutes(standard);
		const { assets, ...context } = sampleContext(standard, routes);
		const main = { src: "/assets/logo.webp", width: 200, height: 40 };
		const logo = { main, dark: undefined, alt: "", isWide: true, hasPlate: false };
		const [route] = routes;
		const withLogo = route && structuredData(route, { ...context, assets: { ...assets, logo } });
		expect(JSON.stringify(withLogo)).toContain('"logo":"https://acme.example/assets/logo.webp"');
	});

	it("has the data's address, phone, hours and coordinates", () => {
		expect(business).toMatchObject({
			"@id": "https://acme.example/#business",
			name: "Acme Doors & Sons",
			url: "https://acme.example/",
			telephone: "+18135550199",
			priceRange: "$$",
			foundingDate: "2008",
			address: {
				streetAddress: "1 Main St",
				addressLocality: "Alpha",
				addressRegion: "FL",
				postalCode: "33544",
				addressCountry: "US",
			},
			geo: { latitude: 28.25, longitude: -82.34 },
			areaServed: [{ name: "Pasco County, FL" }, { name: "Pinellas County, FL" }],
			sameAs: ["https://f.example/a", "https://i.example/a", "https://t.example/a"],
			image: "https://acme.example/share/home.jpg",
			logo: "https://acme.example/apple.png",
		});
		const hours = (dayOfWeek: readonly string[], opens: string, closes: string) => ({
			...type,
			dayOfWeek,
			opens,
			closes,
		});
		expect(business?.openingHoursSpecification).toEqual([
			hours(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "07:00", "19:00"),
			hours(["Saturday"], "08:00", "17:00"),
			hours(["Sunday"], "09:00", "15:00"),
		]);
	});

	it("has no coordinates if the address has no street", () => {
		const found = businessOn("/faq", replaced("business.yaml", "street: 1 Main St, ", ""));
		expect(found?.address).toEqual({
			"@type": "PostalAddress",
			addressLocality: "Alpha",
			addressRegion: "FL",
			postalCode: "33544",
			addressCountry: "US",
		});
		expect(found).not.toHaveProperty("geo");
	});

	it("has the hours of holidays", () => {
		const holidays = `holidays:
  - { name: Eve, day: "2026-12-24", opens: "08:00", closes: "24:00" }
  - { name: Christmas, day: December 25, through: January 1 }
  - { name: Spring, day: March 1, through: May 31, days: [Friday], opens: "08:00", closes: "12:00" }
`;
		const changed = businessOn("/faq", replaced("business.yaml", "holidays: []\n", holidays));
		const on = (validFrom: string, validThrough: string, opens: string, closes: string) => ({
			...type,
			validFrom,
			validThrough,
			opens,
			closes,
		});
		expect(changed?.specialOpeningHoursSpecification).toEqual([
			on("2026-12-24", "2026-12-24", "08:00", "23:59"),
			on("2026-12-25", "2027-01-01", "00:00", "00:00"),
			{ ...on("2027-03-01", "2027-05-31", "08:00", "12:00"), dayOfWeek: ["Friday"] },
		]);
	});

	it("has no hours on days by appointment", () => {
		const changed = businessOn("/faq", {
			"business.yaml": sampleText("business.yaml")
				.replace('[Sunday], opens: "09:00", closes: "15:00"', "[Sunday], byAppointment: true")
				.replace("holidays: []", "holidays: [{ name: Eve, day: 2026-12-24, byAppointment: true }]"),
		});
		const days = changed?.openingHoursSpecification as { dayOfWeek: string[] }[];
		expect(days.flatMap(({ dayOfWeek }) => dayOfWeek)).not.toContain("Sunday");
		expect(changed?.specialOpeningHoursSpecification).toMatchObject([
			{ validFrom: "2026-12-24", opens: "00:00", closes: "00:00" },
		]);
	});

	it("offers its services on the page of services, by the ids of their pages", () => {
		const itemListElement = standard.services.map(({ name, slug }) => {
			const url = `https://acme.example/services/${slug}`;
			const service = { "@type": "Service", "@id": `${url}#service`, name, url };
			return { "@type": "Offer", itemOffered: service };
		});
		const catalog = { "@type": "OfferCatalog", name: "Services", itemListElement };
		expect(businessOn("/services")?.hasOfferCatalog).toEqual(catalog);
		expect(business).not.toHaveProperty("hasOfferCatalog");
	});

	it("has a contact point for emergencies, day and night", () => {
		expect(business?.contactPoint).toMatchObject({
			contactType: "emergency",
			telephone: "+18135550199",
			hoursAvailable: { opens: "00:00", closes: "23:59" },
		});
	});
});

describe("the rating and two reviews", () => {
	it.each(["/", "/testimonials"])("are on %s, in plain text", (path) => {
		const business = businessOn(path);
		const rating = { ratingValue: 4.9, reviewCount: 137, bestRating: 5 };
		expect(business?.aggregateRating).toEqual({ "@type": "AggregateRating", ...rating });
		const kim = { author: { name: "Kim" }, reviewBody: "Good work.", datePublished: "2026-09-15" };
		expect(business?.review).toMatchObject([
			{ ...kim, reviewRating: { ratingValue: 5, bestRating: 5 } },
			{ author: { name: "Lee" }, reviewBody: "Fine.", reviewRating: { ratingValue: 4 } },
		]);
	});

	it("are among the home page's reviews", () => {
		const kim = "date: 2026-09-15, sample: true, featured: true";
		const other = kim.replace("featured: true", "featured: false");
		const business = businessOn("/", replaced("testimonials.yaml", kim, other));
		expect(business?.review).toMatchObject(["Lee", "Mo"].map((name) => ({ author: { name } })));
	});

	it.each(["/faq", "/services/repair", "/areas/pasco/alpha"])("are not on %s", (path) => {
		expect(businessOn(path)).not.toHaveProperty("aggregateRating");
	});

	it("are nowhere if reviewsInStructuredData is false", () => {
		const field = "reviewsInStructuredData: ";
		const off = replaced("business.yaml", `${field}true`, `${field}false`);
		const business = businessOn("/", off);
		expect(business).not.toHaveProperty("aggregateRating");
		expect(business).not.toHaveProperty("review");
	});
});

describe("the subject of", () => {
	const pasco = { "@type": "AdministrativeArea", name: "Pasco County, FL" };
	const pinellas = { name: "Pinellas County, FL" };
	const alpha = { "@type": "City", name: "Alpha, FL" };
	it.each([
		["/services/repair", { name: "Repair", serviceType: "Repair", areaServed: [pasco, pinellas] }],
		["/areas/pasco", { name: "Doors in Pasco", areaServed: [pasco] }],
		["/areas/pasco/alpha", { name: "Alpha Garage Door Services", areaServed: [alpha] }],
	])("%s is a service of the business", (path, expected) => {
		const nodes = graph(path);
		expect(nodes.get("Service")).toMatchObject({
			...expected,
			"@id": `https://acme.example${path}#service`,
			provider: { "@id": "https://acme.example/#business" },
		});
		expect(nodes.get("WebPage")?.about).toEqual({ "@id": `https://acme.example${path}#service` });
	});

	it("/areas/pasco/alpha is no city if the place is unincorporated", () => {
		const base = "isBase: true\n";
		const changes = replaced("areas/pasco/alpha.yaml", base, `${base}unincorporated: true\n`);
		expect(graph("/areas/pasco/alpha", changes).get("Service")).toMatchObject({
			areaServed: [{ "@type": "Place", name: "Alpha, FL" }],
		});
	});

	it("/about is the business", () => {
		const nodes = graph("/about");
		expect(nodes.has("Service")).toBe(false);
		expect(nodes.get("WebPage")).toMatchObject({
			name: "About us | Acme Doors & Sons",
			about: { "@id": "https://acme.example/#business" },
			dateModified: "2026-11-21",
		});
	});
});

describe("breadcrumbs", () => {
	it("are numbered", () => {
		const item = (position: number, name: string, path: string) => ({
			"@type": "ListItem",
			position,
			name,
			item: `https://acme.example${path}`,
		});
		expect(graph("/areas/pasco/alpha").get("BreadcrumbList")?.itemListElement).toEqual([
			item(1, "Home", "/"),
			item(2, "Service Areas", "/areas"),
			item(3, "Pasco County", "/areas/pasco"),
			item(4, "Alpha", "/areas/pasco/alpha"),
		]);
	});

	it("are left out of the home page", () => {
		const nodes = graph("/");
		expect(nodes.has("BreadcrumbList")).toBe(false);
		expect(graph("/faq").has("BreadcrumbList")).toBe(true);
		expect(nodes.get("WebPage")).not.toHaveProperty("breadcrumb");
	});
});

describe("questions", () => {
	it.each([
		["/faq", 16],
		["/contact", 5],
		["/services/repair", 1],
	])("of %s are all %i", (path, count) => {
		expect(graph(path).get("FAQPage")?.mainEntity).toHaveLength(count);
	});

	it("have answers in plain text, with facts", () => {
		expect(graph("/services/repair").get("FAQPage")?.mainEntity).toMatchObject([
			{ acceptedAnswer: { text: "About an hour." } },
		]);
		expect(JSON.stringify(graph("/contact").get("FAQPage"))).toContain(
			'"name":"Q1?","acceptedAnswer":{"@type":"Answer","text":"Open Monday to Friday 7am–7pm, ',
		);
	});

	it.each(["/", "/about", "/areas/pasco", "/areas/pinellas", "/areas/pasco/alpha"])(
		"are left out of %s",
		(path) => {
			expect(graph(path).has("FAQPage")).toBe(false);
		},
	);
});
