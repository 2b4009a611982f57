import { ActionLink } from "../../components/ActionLink.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { FactList } from "../../components/FactList.tsx";
import { FoldList } from "../../components/FoldList.tsx";
import { Hero } from "../../components/Hero.tsx";
import { HeroActions } from "../../components/HeroActions.tsx";
import { LongText } from "../../components/LongText.tsx";
import { MapFrame } from "../../components/MapFrame.tsx";
import { Neighborhoods } from "../../components/Neighborhoods.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { PhoneFold } from "../../components/PhoneFold.tsx";
import { PlainList } from "../../components/PlainList.tsx";
import { Poster } from "../../components/Poster.tsx";
import { Questions } from "../../components/Questions.tsx";
import { RecentJobs } from "../../components/RecentJobs.tsx";
import { ResponseSign } from "../../components/ResponseSign.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { ServiceMap } from "../../components/ServiceMap.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { SymptomTiles } from "../../components/SymptomTiles.tsx";
import { TownList } from "../../components/TownList.tsx";
import { TownPermits } from "../../components/TownPermits.tsx";
import { ZipCodes } from "../../components/ZipCodes.tsx";
import { emergencyWait } from "../../site/emergencyWait.ts";
import { formatMinutes } from "../../site/formats.ts";
import type { PageProps } from "../../site/pageProps.ts";
import type { Route } from "../../site/routes.ts";
import type { Town, TownSummary } from "../../site/site.ts";
import { fill, formatDistance, inState } from "../../site/words.ts";

export interface TownRoute extends Route {
	readonly kind: "town";
	readonly town: Town;
	readonly near: readonly TownSummary[];
}

export function TownPage({ site, route, to, maps, assets }: PageProps<TownRoute>) {
	const { town } = route;
	const { business, words, speech } = site;
	const { name } = town;
	const { city } = business.address;
	const townAndState = inState(name, site);
	const quote = to.quote({ message: name });
	const wait = emergencyWait(town, site);
	const promises = [
		...(business.promises.sameDay
			? [{ term: words.town.bookings, value: words.promises.sameDay }]
			: []),
		...(business.answersAlways
			? [{ term: words.town.emergencies, value: words.promises.emergencies }]
			: []),
	];
	return (
		<>
			<Hero
				crumbs={route.crumbs}
				to={to}
				title={fill(words.town.heading, { town: name })}
				filled={words.town.heading.startsWith("{town}")}
				lede={town.intro}
				below={<SymptomTiles site={site} to={to} />}
				aside={
					<ResponseSign
						large
						posts
						lines={[{ place: town.name, minutes: town.responseMinutes }]}
						promises={[...promises.map(({ value }) => value), ...(wait ? [wait] : [])].map(
							(text) => ({
								icon: "check",
								text,
							}),
						)}
					/>
				}
			>
				<HeroActions site={site} to={to} quote={quote} />
			</Hero>
			<Section>
				<div className="columns">
					<div className="column--5 stack">
						<h2>{words.town.areaHeading}</h2>
						<p>
							{city === name
								? fill(words.town.travelHere, { town: name })
								: fill(words.town.travel, { city, town: name })}
						</p>
						<Paragraph text={town.travel} to={to} />
						<h3>{words.town.responseHeading}</h3>
						<FactList
							facts={[
								...(town.responseMinutes
									? [
											{
												term: words.town.response,
												value: fill(words.minutes.long, {
													minutes: formatMinutes(town.responseMinutes),
												}),
											},
										]
									: []),
								...promises,
							]}
						/>
						<MapFrame
							query={townAndState}
							title={fill(words.town.mapTitle, { place: townAndState })}
							caption={
								town.isBase || town.miles === undefined
									? undefined
									: fill(words.town.distance, { distance: formatDistance(town.miles, speech) })
							}
							to={to}
							maps={maps}
							focus={{ town }}
						/>
					</div>
					<div className="column--from-7 stack">
						<ServiceMap to={to} maps={maps} focus={{ town }} />
						{route.near.length > 0 && (
							<div className="fold-list">
								<PhoneFold
									level={3}
									className="fold__title"
									title={words.town.nearbyHeading}
									titleId="nearby"
								>
									<TownList towns={route.near} to={to} />
								</PhoneFold>
							</div>
						)}
					</div>
				</div>
			</Section>
			<TownServices site={site} town={town} to={to} />
			<RecentJobs site={site} to={to} assets={assets} isOfPage={(job) => job.town === town.id} />
			<SplitSection title={town.homes.heading}>
				{town.poster !== undefined && <Poster poster={assets.posters.get(town.poster)} alt="" />}
				<LongText paragraphs={town.homes.paragraphs} to={to} />
			</SplitSection>
			<SplitSection soft title={town.common.heading}>
				<FoldList name="common" items={town.common.items} to={to} />
			</SplitSection>
			{site.pages.permits && town.permit && (
				<SplitSection title={town.permit.heading}>
					<TownPermits permits={site.pages.permits} permit={town.permit} to={to} />
				</SplitSection>
			)}
			<Places site={site} town={town} />
			<SplitSection title={fill(words.town.questionsHeading, { town: name })}>
				<Questions name={`${town.slug}-questions`} questions={town.questions} to={to} />
			</SplitSection>
			<CallToAction
				site={site}
				to={to}
				contactHref={quote}
				photo={name}
				title={fill(words.town.ctaTitle, { town: name })}
				subtitle={fill(words.town.ctaSubtitle, { town: name })}
			/>
		</>
	);
}

interface PartProps extends Pick<PageProps, "site" | "to"> {
	readonly town: Town;
}

function TownServices({ site, town, to }: PartProps) {
	const { words, townServices, pages } = site;
	return (
		<SplitSection soft title={fill(words.town.servicesHeading, { town: town.name })}>
			<div>
				<h3 className="plain-list-heading">{words.town.residentialHeading}</h3>
				<PlainList items={townServices.residential} pairs />
				{pages.doors && (
					<p>
						<ActionLink href={to.page("doors")} label={pages.doors.link} />
					</p>
				)}
			</div>
			{townServices.commercial.length > 0 && (
				<div>
					<h3 className="plain-list-heading">{words.town.commercialHeading}</h3>
					<PlainList items={townServices.commercial} pairs />
					{pages.commercial && (
						<p>
							<ActionLink href={to.page("commercial")} label={pages.commercial.heading} />
						</p>
					)}
				</div>
			)}
		</SplitSection>
	);
}

/** The town's neighborhoods and ZIP codes. Each can be missing. */
function Places({ site: { words }, town }: Omit<PartProps, "to">) {
	const { neighborhoods, neighborhoodsNote, zips } = town;
	if (neighborhoods.length === 0)
		return (
			zips.length > 0 && (
				<SplitSection soft title={words.town.zipsHeading}>
					<ZipCodes zips={zips} />
				</SplitSection>
			)
		);
	return (
		<Section soft>
			<SectionHead title={words.town.neighborhoodsHeading}>
				{neighborhoodsNote !== undefined && <p className="muted">{neighborhoodsNote}</p>}
			</SectionHead>
			<Neighborhoods names={neighborhoods} />
			{zips.length > 0 && (
				<div className="zip-codes__row">
					<h3 className="zip-codes__heading">{words.town.zipsHeading}</h3>
					<ZipCodes zips={zips} />
				</div>
			)}
		</Section>
	);
}
