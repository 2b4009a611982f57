import { Button } from "../components/Button.tsx";
import { CallButton } from "../components/CallButton.tsx";
import { CallToAction } from "../components/CallToAction.tsx";
import { FactList } from "../components/FactList.tsx";
import { Hero } from "../components/Hero.tsx";
import { InlineMarkdown } from "../components/InlineMarkdown.tsx";
import { MapFrame } from "../components/MapFrame.tsx";
import { Neighborhoods } from "../components/Neighborhoods.tsx";
import { Paragraphs } from "../components/Paragraphs.tsx";
import { PlainList } from "../components/PlainList.tsx";
import { Questions } from "../components/Questions.tsx";
import { ResponseSign } from "../components/ResponseSign.tsx";
import { Section } from "../components/Section.tsx";
import { SectionHead } from "../components/SectionHead.tsx";
import { ServiceMap } from "../components/ServiceMap.tsx";
import { SplitSection } from "../components/SplitSection.tsx";
import { TownList } from "../components/TownList.tsx";
import { TownPermits } from "../components/TownPermits.tsx";
import { WhyList } from "../components/WhyList.tsx";
import { ZipCodes } from "../components/ZipCodes.tsx";
import { formatMinutes } from "../generator/site/formats.ts";
import type { PageProps } from "./page.ts";
import { townsById } from "./townsById.ts";

/** What holds in every town, to the letter of the specification. */
const sameDay = "Same-day service available";
const emergency = "24/7 emergency service";

/** "/areas/{county}/{town}": how fast we come, what doors there suffer from, who asks for a permit. */
export function TownPage({ site, route, to, maps }: PageProps<"town">) {
	const { town } = route;
	const { business, townServices } = site;
	const { city, state } = business.address;
	return (
		<>
			<Hero
				crumbs={route.crumbs}
				to={to}
				title={`${town.name} Garage Door Services`}
				lede={town.intro}
				aside={
					<ResponseSign
						large
						posts
						lines={[{ place: town.name, minutes: town.responseMinutes }]}
						promises={[
							{ icon: "check", text: sameDay },
							{ icon: "check", text: emergency },
						]}
					/>
				}
			>
				<CallButton phone={business.phone} label="Call" large />
				<Button href={to.page("contact")} label="Get a Free Quote" large />
			</Hero>
			<Section>
				<div className="columns">
					<div className="column--5 stack">
						<h2>Service Area</h2>
						<p>{`Our technicians travel from our ${city} headquarters to all neighborhoods in ${town.name}.`}</p>
						<p>
							<InlineMarkdown text={town.travel} to={to} />
						</p>
						<FactList
							facts={[
								{ term: "Typical response", value: `${formatMinutes(town.responseMinutes)} minutes` },
								{ term: "Ordinary bookings", value: sameDay },
								{ term: "Emergencies", value: emergency },
							]}
						/>
					</div>
					<div className="column--from-7 stack">
						<ServiceMap to={to} maps={maps} focus={{ town }} />
						{town.neighbors.length > 0 && (
							<>
								<h3>Nearby towns</h3>
								<TownList towns={townsById(site, town.neighbors)} to={to} />
							</>
						)}
					</div>
					<div className="column--all">
						<MapFrame
							wide
							query={`${town.name}, ${state}`}
							title={`Map of ${town.name}, ${state}`}
							{...(!town.isBase && { caption: `About ${town.miles} miles from our shop in a straight line.` })}
						/>
					</div>
				</div>
			</Section>
			<Section soft>
				<SectionHead title={`Garage Door Services in ${town.name}`} />
				<div className="columns">
					<div>
						<h3 className="plain-list-heading">Residential</h3>
						<PlainList items={townServices.residential} />
					</div>
					<div>
						<h3 className="plain-list-heading">Commercial</h3>
						<PlainList items={townServices.commercial} />
					</div>
				</div>
			</Section>
			<SplitSection title={town.homes.heading}>
				<Paragraphs paragraphs={town.homes.paragraphs} to={to} />
			</SplitSection>
			<SplitSection soft title={town.common.heading}>
				<WhyList cards={town.common.items} to={to} />
			</SplitSection>
			{site.permits && town.permit && (
				<SplitSection title={town.permit.heading}>
					<TownPermits permits={site.permits} permit={town.permit} to={to} />
				</SplitSection>
			)}
			<Section soft>
				<SectionHead title="Neighborhoods we serve">{town.neighborhoodsNote !== undefined && <p className="muted">{town.neighborhoodsNote}</p>}</SectionHead>
				<Neighborhoods names={town.neighborhoods} />
				<div className="zip-codes__row">
					<h3 className="zip-codes__heading">ZIP codes</h3>
					<ZipCodes zips={town.zips} />
				</div>
			</Section>
			<SplitSection title={`Questions from ${town.name}`}>
				<Questions name={`${town.slug}-questions`} questions={town.questions} to={to} />
			</SplitSection>
			<CallToAction
				phone={business.phone}
				contactHref={to.page("contact")}
				title={`Need Garage Door Service in ${town.name}?`}
				subtitle={`Contact us today for reliable service throughout the ${town.name} area.`}
			/>
		</>
	);
}
