import { ActionLink } from "../../components/ActionLink.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { Hero } from "../../components/Hero.tsx";
import { HeroActions } from "../../components/HeroActions.tsx";
import { LinkList } from "../../components/LinkList.tsx";
import { LongText } from "../../components/LongText.tsx";
import { MapFrame } from "../../components/MapFrame.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { PhoneFold } from "../../components/PhoneFold.tsx";
import { Questions } from "../../components/Questions.tsx";
import { ResponseSign } from "../../components/ResponseSign.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { ServiceMap } from "../../components/ServiceMap.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TownCards } from "../../components/TownCards.tsx";
import { TownList } from "../../components/TownList.tsx";
import { WhyList } from "../../components/WhyList.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { Route } from "../../site/routes.ts";
import type { County } from "../../site/site.ts";
import { fill, inState } from "../../site/words.ts";
import { townsWithPage } from "../townsWithPage.ts";

export interface CountyRoute extends Route {
	readonly kind: "county";
	readonly county: County;
}

const signTowns = 4;

export function CountyPage({ site, route, routes, to, maps }: PageProps<CountyRoute>) {
	const { county } = route;
	const { words } = site;
	const { name } = county;
	// A town whose text isn't translated has no page in this language, and gets no card.
	const pages = townsWithPage(routes);
	const featured = county.towns.filter((town) => county.cards.includes(town.slug));
	const cards = featured.filter(({ id }) => pages.has(id));
	const otherTowns = county.towns.filter((town) => !cards.includes(town));
	return (
		<>
			<Hero
				crumbs={route.crumbs}
				to={to}
				title={county.heading}
				lede={county.intro}
				aside={
					<ResponseSign
						posts
						lines={featured.slice(0, signTowns).map((town) => ({
							place: town.name,
							minutes: town.responseMinutes,
							href: to.town(town),
						}))}
					/>
				}
			>
				<HeroActions site={site} to={to} quote={to.page("contact")} />
			</Hero>
			<SplitSection title={county.about.heading}>
				<LongText paragraphs={county.about.paragraphs} to={to} />
				<div className="columns map-pair">
					<ServiceMap to={to} maps={maps} focus={{ county }} />
					<MapFrame
						query={inState(name, site)}
						title={fill(words.county.mapTitle, { place: name })}
						to={to}
						maps={maps}
						focus={{ county }}
					/>
				</div>
			</SplitSection>
			<Section soft id="towns">
				<SectionHead title={fill(words.county.townsHeading, { place: name })} />
				<TownCards towns={cards} to={to} />
				{otherTowns.length > 0 && (
					<div className="town-cards__others fold-list">
						<PhoneFold
							level={3}
							className="fold__title"
							title={fill(words.county.alsoHeading, { place: name })}
							titleId="others"
						>
							<TownList towns={otherTowns} to={to} />
						</PhoneFold>
					</div>
				)}
				<p className="section-foot">
					<ActionLink href={to.page("areas")} label={words.county.back} />
				</p>
			</Section>
			<SplitSection
				title={county.servicesHeading}
				intro={<Paragraph className="muted" text={county.servicesIntro} to={to} />}
			>
				<LinkList
					links={site.services.map((service) => ({
						name: service.name,
						href: to.service(service),
					}))}
				/>
			</SplitSection>
			{county.trust && (
				<SplitSection soft title={county.trust.heading}>
					<WhyList cards={county.trust.items} to={to} />
				</SplitSection>
			)}
			{county.whyChooseUs && (
				<SplitSection title={county.whyChooseUs.heading}>
					<WhyList cards={county.whyChooseUs.items} to={to} />
				</SplitSection>
			)}
			{county.faq && (
				<SplitSection soft title={county.faq.heading}>
					<Questions name={`${county.slug}-questions`} questions={county.faq.questions} to={to} />
				</SplitSection>
			)}
			<CallToAction site={site} to={to} photo={site.words.textMessage.start} {...county.cta} />
		</>
	);
}
