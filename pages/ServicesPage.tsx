import { ActionLink } from "../components/ActionLink.tsx";
import { CallToAction } from "../components/CallToAction.tsx";
import { CheckList } from "../components/CheckList.tsx";
import { InlineMarkdown } from "../components/InlineMarkdown.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Poster } from "../components/Poster.tsx";
import { Section } from "../components/Section.tsx";
import { SectionHead } from "../components/SectionHead.tsx";
import { SplitSection } from "../components/SplitSection.tsx";
import { TownList } from "../components/TownList.tsx";
import { WhyList } from "../components/WhyList.tsx";
import type { PageProps } from "./page.ts";

/** "/services": each service with what it includes, why us, and where. */
export function ServicesPage({ site, route, to, assets }: PageProps<"services">) {
	const page = site.pages.services;
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede} />
			<Section>
				<ul className="service-list seams">
					{site.services.map((service, index) => (
						<li key={service.slug} className="service-list__item">
							<div className="service-list__poster">
								<Poster poster={assets.posters.get(service.poster)} alt="" priority={index === 0} />
							</div>
							<div className="stack">
								<h2 className="service-list__name">{service.name}</h2>
								<p>{service.summary}</p>
								<ActionLink href={to.service(service)} label={site.words.services.more} about={service.name} />
							</div>
							<div className="stack">
								<h3 className="service-list__included">{site.words.services.includedHeading}</h3>
								<CheckList items={service.included.items} />
							</div>
						</li>
					))}
				</ul>
			</Section>
			<SplitSection soft title={page.why.heading}>
				<WhyList cards={page.why.cards} to={to} />
			</SplitSection>
			<Section>
				<SectionHead title={page.areas.heading}>
					<p className="lede">
						<InlineMarkdown text={page.areas.intro} to={to} />
					</p>
				</SectionHead>
				<div className="columns--auto">
					{site.counties.map((county) => (
						<div key={county.slug} className="stack">
							<h3>
								<a className="heading-link" href={to.county(county.slug)}>
									{county.name}
								</a>
							</h3>
							<TownList towns={county.towns} to={to} />
						</div>
					))}
				</div>
			</Section>
			<CallToAction phone={site.business.phone} contactHref={to.page("contact")} title={page.cta.title} subtitle={page.cta.subtitle} />
		</>
	);
}
