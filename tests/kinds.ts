import type { RouteKind } from "../generator/site/routes.ts";

/** For each kind of page, those that hold all of its parts; a kind without a page does not compile. */
const pagesByKind = {
	home: ["/"],
	services: ["/services"],
	// The parts that only one of them has: symptoms, the life of springs, the plan, what to do right now. The other two have none.
	service: ["/services/garage-door-repair", "/services/spring-replacement", "/services/maintenance", "/services/emergency"],
	areas: ["/areas"],
	county: ["/areas/pinellas"],
	town: ["/areas/hillsborough/tampa"],
	about: ["/about"],
	contact: ["/contact"],
	sent: ["/contact/sent"],
	faq: ["/faq"],
	testimonials: ["/testimonials"],
	sitemap: ["/sitemap"],
	symptoms: ["/symptoms"],
	symptom: ["/symptoms/wont-close"],
	howTos: ["/how-to"],
	howTo: ["/how-to/photo-eyes", "/how-to/sizes-and-headroom"],
	commercial: ["/commercial"],
	permits: ["/permits"],
	hurricane: ["/hurricane"],
	prices: ["/prices"],
	legal: ["/privacy-policy"],
	notFound: ["/404"],
	error: ["/500"],
} satisfies Record<RouteKind, readonly string[]>;

/** One page of each kind, and those with parts that no other has: for tests that can't look at every page. */
export const kinds: readonly string[] = Object.values(pagesByKind).flat();
