import { notFound } from "./404/kind.ts";
import { error } from "./500/kind.ts";
import { about } from "./about/kind.ts";
import { accessibility } from "./accessibility/kind.ts";
import { areas } from "./areas/kind.ts";
import { commercial } from "./commercial/kind.ts";
import { contact } from "./contact/kind.ts";
import { sent } from "./contact/sent/kind.ts";
import { county } from "./county/kind.ts";
import { customPage } from "./custom-page/kind.ts";
import { doors } from "./doors/kind.ts";
import { faq } from "./faq/kind.ts";
import { guide } from "./guide/kind.ts";
import { home } from "./home/kind.ts";
import { howTo } from "./how-to/kind.ts";
import { hurricane } from "./hurricane/kind.ts";
import { jobs } from "./jobs/kind.ts";
import { news } from "./news/kind.ts";
import { newsItem } from "./news-item/kind.ts";
import { permits } from "./permits/kind.ts";
import { prices } from "./prices/kind.ts";
import { privacyPolicy } from "./privacy-policy/kind.ts";
import { service } from "./service/kind.ts";
import { services } from "./services/kind.ts";
import { sitemap } from "./sitemap/kind.ts";
import { symptom } from "./symptom/kind.ts";
import { symptoms } from "./symptoms/kind.ts";
import { termsOfService } from "./terms-of-service/kind.ts";
import { testimonials } from "./testimonials/kind.ts";
import { town } from "./town/kind.ts";

/** All kinds of page. Navigation and sitemaps list the pages in this order. */
export const kinds = [
	home,
	services,
	service,
	areas,
	county,
	town,
	faq,
	about,
	contact,
	sent,
	symptoms,
	symptom,
	howTo,
	guide,
	commercial,
	permits,
	doors,
	hurricane,
	prices,
	testimonials,
	jobs,
	news,
	newsItem,
	sitemap,
	privacyPolicy,
	termsOfService,
	accessibility,
	notFound,
	error,
	customPage,
] as const;

type AnyOfKinds = (typeof kinds)[number];
export type KindName = AnyOfKinds["name"];

/** A route of any kind. Compare its `kind` to narrow the type. */
export type PageRoute = Parameters<AnyOfKinds["Page"]>[0]["route"];
/** A route of one kind: `RouteOf<"town">` has the town. */
export type RouteOf<Name extends KindName> = Extract<PageRoute, { readonly kind: Name }>;
