import type {
	HomeAndConstructionBusiness,
	OfferCatalog,
	OpeningHoursSpecification,
} from "schema-dts";
import { fixedHours, planDays } from "../site/hours.ts";
import type { Links } from "../site/links.ts";
import { plainText } from "../site/markdown.ts";
import { profilesOf } from "../site/profiles.ts";
import type { Holiday } from "../site/schema/calendar.ts";
import type { Business } from "../site/schema/schema.ts";
import type { ServedArea } from "../site/servedAreas.ts";
import type { Site } from "../site/site.ts";
import type { Kind } from "./kind.ts";

export interface BusinessContext {
	readonly site: Site;
	readonly to: Links;
	readonly served: readonly ServedArea[];
	/** The holidays of the year after the build. */
	readonly holidays: readonly Holiday[];
}

/** Returns the node of the company, which every page has. */
export function businessNode(
	{ showsOfCompany }: Kind,
	{ site, to, served, holidays }: BusinessContext,
	{ root, id, image, logo }: Readonly<Record<"root" | "id" | "image" | "logo", string>>,
): HomeAndConstructionBusiness {
	const { business } = site;
	const profiles = profilesOf(business.social).map(({ href }) => href);
	const showsReviews = business.reviewsInStructuredData && showsOfCompany === "reviews";
	return {
		// schema.org has no type for garage door companies. This is the most specific correct one.
		"@type": "HomeAndConstructionBusiness",
		"@id": id,
		name: business.name,
		url: root,
		telephone: business.phone,
		email: business.email,
		image,
		logo,
		priceRange: business.priceRange,
		foundingDate: String(business.founded),
		...addressOf(business),
		...hoursOf(site.business, holidays),
		areaServed: served.map(({ kind, name }) => ({ "@type": kind, name })),
		...(profiles.length > 0 && { sameAs: profiles }),
		...(site.speech.booking && {
			potentialAction: {
				"@type": "ReserveAction",
				name: site.speech.booking.label,
				target: { "@type": "EntryPoint", urlTemplate: site.speech.booking.href },
			},
		}),
		...(showsOfCompany === "services" && { hasOfferCatalog: catalog(site, to) }),
		...(showsReviews && reviewsOf(site)),
	};
}

const catalog = ({ services, words, business }: Site, to: Links): OfferCatalog => ({
	"@type": "OfferCatalog",
	name: words.pages.services,
	itemListElement: services.map((service) => {
		const url = new URL(to.service(service), business.url).href;
		return {
			"@type": "Offer",
			itemOffered: { "@type": "Service", "@id": `${url}#service`, name: service.name, url },
		};
	}),
});

/** What the company's node says of one subject. */
type Facts = Omit<
	Partial<Extract<HomeAndConstructionBusiness, { "@type": "HomeAndConstructionBusiness" }>>,
	"@type" | "@id"
>;

const addressOf = ({ address, coordinates: [latitude, longitude] }: Business): Facts => ({
	address: {
		"@type": "PostalAddress",
		...(address.street !== undefined && { streetAddress: address.street }),
		addressLocality: address.city,
		...(address.state !== "" && { addressRegion: address.state }),
		postalCode: address.zip,
		addressCountry: address.country,
	},
	// A company that gives no street doesn't publish where it is, so leave out its coordinates.
	...(address.street !== undefined && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
});

function hoursOf(business: Business, holidays: readonly Holiday[]): Facts {
	const openings = fixedHours(business.hours);
	return {
		...(openings.length > 0 && {
			openingHoursSpecification: openings.map(({ days, opens, closes }) => ({
				"@type": "OpeningHoursSpecification",
				dayOfWeek: days,
				opens,
				closes: dayEnd(closes),
			})),
		}),
		...(holidays.length > 0 && {
			specialOpeningHoursSpecification: holidays.flatMap(holidayNodes),
		}),
		...(business.answersAlways && {
			contactPoint: {
				"@type": "ContactPoint",
				// Don't translate this value, because programs read it. schema.org takes any text
				// (https://schema.org/contactType).
				contactType: "emergency",
				telephone: business.phone,
				...(business.phoneLanguages && { availableLanguage: business.phoneLanguages }),
				hoursAvailable: {
					"@type": "OpeningHoursSpecification",
					opens: "00:00",
					closes: "23:59",
					// Every day of the week.
					dayOfWeek: planDays(business.hours).map(({ day }) => day),
				},
			},
		}),
	};
}

function reviewsOf({ business, pages, speech }: Site): Facts {
	if (!business.rating) return {};
	const reviews = pages.testimonials.items.filter(({ featured }) => featured).slice(0, 2);
	return {
		aggregateRating: {
			"@type": "AggregateRating",
			ratingValue: business.rating.value,
			reviewCount: business.rating.count,
			bestRating: business.rating.scale,
		},
		review: reviews.map(({ name, rating, content, date }) => ({
			"@type": "Review",
			author: { "@type": "Person", name },
			...(date !== undefined && { datePublished: date }),
			reviewBody: plainText(content),
			...(speech.original !== undefined && { inLanguage: speech.original }),
			reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
		})),
	};
}

/** Replaces 24:00, which schema.org doesn't have, by the last minute of the day. */
const dayEnd = (closes: string): string => (closes === "24:00" ? "23:59" : closes);

/**
 * Describes a holiday with one entry for each span of opening hours. A day that is closed or by
 * appointment has an entry from 00:00 to 00:00: without an entry, the weekday's usual hours would
 * apply
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours).
 */
const holidayNodes = (holiday: Holiday): readonly OpeningHoursSpecification[] => {
	const { date, through, days, spans } = holiday;
	const hours = spans.length > 0 ? spans : [{ opens: "00:00", closes: "00:00" }];
	return hours.map(({ opens, closes }) => ({
		"@type": "OpeningHoursSpecification",
		...(days && { dayOfWeek: days }),
		validFrom: date,
		validThrough: through,
		opens,
		closes: dayEnd(closes),
	}));
};
