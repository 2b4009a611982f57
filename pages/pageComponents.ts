import type { ReactElement } from "react";
import type { RouteKind } from "../generator/site/routes.ts";
import { AboutPage } from "./AboutPage.tsx";
import { AreasPage } from "./AreasPage.tsx";
import { CommercialPage } from "./CommercialPage.tsx";
import { ContactPage } from "./ContactPage.tsx";
import { CountyPage } from "./CountyPage.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { FaqPage } from "./FaqPage.tsx";
import { HomePage } from "./HomePage.tsx";
import { HowToPage } from "./HowToPage.tsx";
import { HowTosPage } from "./HowTosPage.tsx";
import { HurricanePage } from "./HurricanePage.tsx";
import { LegalPage } from "./LegalPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { PermitsPage } from "./PermitsPage.tsx";
import { PricesPage } from "./PricesPage.tsx";
import type { PageProps } from "./page.ts";
import { SentPage } from "./SentPage.tsx";
import { ServicePage } from "./ServicePage.tsx";
import { ServicesPage } from "./ServicesPage.tsx";
import { SitemapPage } from "./SitemapPage.tsx";
import { SymptomPage } from "./SymptomPage.tsx";
import { SymptomsPage } from "./SymptomsPage.tsx";
import { TestimonialsPage } from "./TestimonialsPage.tsx";
import { TownPage } from "./TownPage.tsx";

const components: { readonly [K in RouteKind]: (props: PageProps<K>) => ReactElement } = {
	home: HomePage,
	services: ServicesPage,
	service: ServicePage,
	areas: AreasPage,
	county: CountyPage,
	town: TownPage,
	about: AboutPage,
	contact: ContactPage,
	sent: SentPage,
	faq: FaqPage,
	testimonials: TestimonialsPage,
	sitemap: SitemapPage,
	symptoms: SymptomsPage,
	symptom: SymptomPage,
	howTos: HowTosPage,
	howTo: HowToPage,
	commercial: CommercialPage,
	permits: PermitsPage,
	hurricane: HurricanePage,
	prices: PricesPage,
	legal: LegalPage,
	notFound: NotFoundPage,
	error: ErrorPage,
};

/**
 * `components` checks the props of each kind. A union of kinds loses this pairing: widen the type.
 */
export const pageComponents = components as Readonly<
	Record<RouteKind, (props: PageProps) => ReactElement>
>;
