import { ActionLink } from "../../components/ActionLink.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { CheckList } from "../../components/CheckList.tsx";
import { DoorsLink } from "../../components/DoorsLink.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { PhoneFold } from "../../components/PhoneFold.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { ServicePhoto } from "../../components/ServicePhoto.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { SymptomTiles } from "../../components/SymptomTiles.tsx";
import { TownList } from "../../components/TownList.tsx";
import { WhyList } from "../../components/WhyList.tsx";
import { ZipForm } from "../../components/ZipForm.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type ServicesRoute = FileRoute<"services">;

export function ServicesPage({ site, route, to, assets }: PageProps<ServicesRoute>) {
	const { services: page, testimonials } = site.pages;
	return (
		<>
			<PageHead
				crumbs={route.crumbs}
				to={to}
				title={page.heading}
				lede={page.lede}
				aside={
					<>
						<SymptomTiles site={site} to={to} />
						<ZipForm to={to} assets={assets} />
					</>
				}
			/>
			<Section>
				<ul className="service-list seams">
					{site.services.map((service, index) => (
						<li key={service.slug} className="service-list__item">
							<div className="service-list__poster">
								<ServicePhoto
									service={service}
									assets={assets}
									sizes="(max-width: 47.999rem) 5.5rem, (max-width: 86rem) 29vw, 25rem"
									priority={index === 0}
								/>
							</div>
							<div className="stack">
								<h2 className="service-list__name">{service.name}</h2>
								<p>{service.summary}</p>
								<ActionLink
									href={to.service(service)}
									label={site.words.services.more}
									about={service.name}
								/>
								<DoorsLink service={service} site={site} to={to} />
							</div>
							<PhoneFold
								level={3}
								className="fold__title"
								title={site.words.services.includedHeading}
								titleId={`included-${service.slug}`}
							>
								<CheckList items={service.included.items} />
							</PhoneFold>
						</li>
					))}
				</ul>
			</Section>
			<SplitSection soft title={page.why.heading}>
				<WhyList cards={page.why.cards} to={to} />
				{testimonials.items.length > 0 && (
					<p className="section-foot">
						<ActionLink href={to.page("testimonials")} label={testimonials.heading} />
					</p>
				)}
			</SplitSection>
			<Section>
				<SectionHead title={page.areas.heading}>
					<Paragraph className="lede" text={page.areas.intro} to={to} />
				</SectionHead>
				{site.counties.length === 0 ? (
					<TownList towns={[...site.towns.values()]} to={to} />
				) : (
					<div className="columns--auto">
						{site.counties.map((county) => (
							<PhoneFold
								key={county.slug}
								level={3}
								title={
									<a className="heading-link" href={to.county(county.slug)}>
										{county.name}
									</a>
								}
								label={county.name}
							>
								<TownList towns={county.towns} to={to} />
							</PhoneFold>
						))}
					</div>
				)}
			</Section>
			<CallToAction site={site} to={to} {...page.cta} />
		</>
	);
}
