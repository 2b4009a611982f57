import { ActionLink } from "../../components/ActionLink.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { CheckList } from "../../components/CheckList.tsx";
import { MapFrame } from "../../components/MapFrame.tsx";
import { More } from "../../components/More.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { ResponseSign } from "../../components/ResponseSign.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { ServiceMap } from "../../components/ServiceMap.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TownCards } from "../../components/TownCards.tsx";
import { TownFolds } from "../../components/TownFolds.tsx";
import { TownList } from "../../components/TownList.tsx";
import { maxOpenTowns, maxTownsTwice } from "../../components/townsByLetter.ts";
import { ZipForm } from "../../components/ZipForm.tsx";
import { ZipTable } from "../../components/ZipTable.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import { fill, inState } from "../../site/words.ts";
import type { FileRoute } from "../planFile.ts";
import { townsWithPage } from "../townsWithPage.ts";

export type AreasRoute = FileRoute<"areas">;

export function AreasPage({ site, route, routes, to, assets, maps }: PageProps<AreasRoute>) {
	const { city } = site.business.address;
	const page = site.pages.areas;
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede}>
				<ZipForm to={to} assets={assets} />
			</PageHead>
			<Section>
				<div className="columns">
					<div className="column--7">
						<ServiceMap to={to} maps={maps} focus="all" />
					</div>
					<div className="column--5 stack stack--loose">
						<ResponseTimes site={site} to={to} />
						<div className="stack">
							<h2 className="heading--small">{page.map.heading}</h2>
							<MapFrame
								query={inState(city, site)}
								title={fill(site.words.areas.mapTitle, { place: city })}
								caption={page.map.caption}
								to={to}
								maps={maps}
								focus="all"
							/>
						</div>
					</div>
				</div>
			</Section>
			<SplitSection title={page.guarantees.heading}>
				<CheckList items={page.guarantees.items} />
			</SplitSection>
			<Section soft id="towns">
				<SectionHead title={page.towns.heading} />
				<Towns site={site} routes={routes} to={to} />
			</Section>
			<Section>
				<SectionHead title={page.zip.heading}>
					<Paragraph className="lede" text={page.zip.intro} to={to} />
				</SectionHead>
				<h3 className="zip-table-heading" id="zip-table">
					{page.zip.tableHeading}
				</h3>
				<ZipTable site={site} to={to} />
			</Section>
			<CallToAction site={site} to={to} {...page.cta} />
		</>
	);
}

function ResponseTimes({ site, to }: Pick<PageProps, "site" | "to">) {
	const { bands } = site.pages.areas;
	const time = site.facts.emergencyResponseShort;
	return (
		<>
			{bands && <h2>{bands.heading}</h2>}
			<ResponseSign
				lines={(bands?.items ?? []).map(({ name, minutes }) => ({ place: name, minutes }))}
				promises={
					time === undefined
						? []
						: [{ icon: "alarm", text: fill(site.words.areas.emergencies, { time }) }]
				}
			/>
			{bands && (
				<More label={bands.more}>
					<dl className="band-list">
						{bands.items.map(({ name, towns }) => (
							<div key={name}>
								<dt className="band-list__name">{name}</dt>
								<dd className="muted">{towns}</dd>
							</div>
						))}
					</dl>
					<Paragraph className="small-print" text={bands.note} to={to} />
				</More>
			)}
		</>
	);
}

/** The towns: by county, or else as cards, in folds, or as a link to the table below. */
function Towns({ site, routes, to }: Pick<PageProps, "site" | "routes" | "to">) {
	const { counties } = site;
	const towns = [...site.towns.values()];
	if (counties.length > 0)
		return (
			<div className="columns--auto columns--rows">
				{counties.map((county) => (
					<div key={county.slug} className="stack" id={county.slug}>
						<h3>
							<a className="tall-link heading-link" href={to.county(county.slug)}>
								{county.name}
							</a>
						</h3>
						<Paragraph className="muted" text={county.summary} to={to} />
						{towns.length <= maxTownsTwice && (
							<TownFolds level={4} towns={county.towns} to={to} name={`towns-${county.slug}`} />
						)}
					</div>
				))}
			</div>
		);
	if (towns.length > maxTownsTwice)
		return <ActionLink href="#zip-table" label={site.pages.areas.zip.tableHeading} />;
	if (towns.length > maxOpenTowns)
		return <TownFolds level={3} towns={towns} to={to} name="towns" />;
	const withPage = townsWithPage(routes);
	const others = towns.filter(({ id }) => !withPage.has(id));
	return (
		<>
			<TownCards towns={towns.filter(({ id }) => withPage.has(id))} to={to} />
			{others.length > 0 && <TownList towns={others} to={to} />}
		</>
	);
}
