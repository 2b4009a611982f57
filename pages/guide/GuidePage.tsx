import { ActionLink } from "../../components/ActionLink.tsx";
import { BulletList } from "../../components/BulletList.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { Drawing } from "../../components/Drawing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { SafetyGate } from "../../components/SafetyGate.tsx";
import { Sources } from "../../components/Sources.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { StackedTable } from "../../components/StackedTable.tsx";
import { Steps } from "../../components/Steps.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { Route } from "../../site/routes.ts";
import type { HowToData } from "../../site/schema/pages/how-to.ts";
import type { Guide } from "../../site/site.ts";

export interface GuideRoute extends Route {
	readonly kind: "guide";
	readonly overview: HowToData;
	readonly guide: Guide;
}

/** The name of each drawing's file in components/drawings, and of its texts in words.yaml. */
const drawings = {
	"red-cord": "redCord",
	"photo-eyes": "photoEyes",
	balance: "balance",
	"door-room": "doorRoom",
	drives: "drives",
	layers: "layers",
} as const;

export function GuidePage({ site, route, to, assets }: PageProps<GuideRoute>) {
	const { folders, services, speech } = site;
	const { guide, overview } = route;
	const { first, stop, drawing, steps, more, tables = [], notes, refused, sources } = guide;
	// Show the drawing in a section below, because beside the warning it would look like an
	// invitation to do what it shows.
	const name = drawing && drawings[drawing];
	const picture = name && (
		<Drawing name={name} texts={speech.words.drawings[name]} assets={assets} />
	);
	const branches = folders.symptoms.filter(({ slug }) => guide.branches?.includes(slug));
	return (
		<>
			<PageHead
				crumbs={route.crumbs}
				to={to}
				title={guide.heading}
				lede={guide.intro}
				beforeLede={
					(first || stop) && (
						<div className="stack">
							{first && <SafetyGate strong={first.strong} text={first.text} to={to} />}
							{stop && <SafetyGate strong={stop.strong} items={stop.items} to={to} />}
						</div>
					)
				}
			/>
			{tables.map(({ heading, columns, rows, note }, index) => (
				<SplitSection key={heading} title={heading}>
					{index === 0 && !steps && picture}
					<StackedTable label={heading} columns={columns} rows={rows} />
					{note !== undefined && <Paragraph className="small-print" text={note} to={to} />}
				</SplitSection>
			))}
			{steps && (
				<SplitSection soft title={steps.heading}>
					{picture}
					<Steps items={steps.items} to={to} />
				</SplitSection>
			)}
			{more && (
				<SplitSection title={more.heading}>
					<Steps items={more.items} to={to} />
				</SplitSection>
			)}
			{notes && (
				<SplitSection title={notes.heading} id="notes">
					{notes.intro !== undefined && <Paragraph text={notes.intro} to={to} />}
					<BulletList items={notes.items} to={to} />
				</SplitSection>
			)}
			<SplitSection soft title={overview.refusedHeading}>
				<SafetyGate strong={refused.strong} text={refused.text} to={to} />
				<h3>{overview.relatedHeading}</h3>
				<div className="row">
					{branches.map((branch) => (
						<ActionLink key={branch.slug} href={to.below("symptoms", branch)} label={branch.name} />
					))}
					{services
						.filter(({ slug }) => guide.services.includes(slug))
						.map((service) => (
							<ActionLink key={service.slug} href={to.service(service)} label={service.name} />
						))}
				</div>
				<Sources heading={overview.sourcesHeading} sources={sources} />
			</SplitSection>
			<CallToAction site={site} to={to} photo={guide.name} {...overview.cta} />
		</>
	);
}
