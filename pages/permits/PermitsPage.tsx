import { BulletList } from "../../components/BulletList.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { FactList } from "../../components/FactList.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { Paragraphs } from "../../components/Paragraphs.tsx";
import { PermitTowns } from "../../components/PermitTowns.tsx";
import { PhoneFold } from "../../components/PhoneFold.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { Steps } from "../../components/Steps.tsx";
import { TownChoice } from "../../components/TownChoice.tsx";
import { QuestionList } from "../../islands/QuestionList.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type PermitsRoute = FileRoute<"permits">;

export function PermitsPage({ site, route, to }: PageProps<PermitsRoute>) {
	const { page: permits } = route;
	const [yourOffice, ...others] = permits.sections;
	const steps = others.filter((section) => section.steps);
	const { hoaLetter, unknown } = permits;
	const folded = [
		...others.flatMap(({ id, heading, paragraphs }) =>
			paragraphs
				? { id, question: heading, answer: <Paragraphs paragraphs={paragraphs} to={to} /> }
				: [],
		),
		{
			id: "hoa-letter",
			question: hoaLetter.heading,
			answer: (
				<>
					<Paragraph text={hoaLetter.intro} to={to} />
					<p className="letter" lang={site.speech.original}>
						{hoaLetter.text}
					</p>
				</>
			),
		},
	];
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={permits.heading} lede={permits.lede} />
			<SplitSection title={permits.short.heading}>
				<FactList
					facts={permits.short.rows.map(({ work, answer }) => ({ term: work, value: answer }))}
				/>
				<Paragraph className="muted" text={permits.short.note} to={to} />
			</SplitSection>
			<Section soft id="towns">
				<SectionHead title={permits.table.heading}>
					<Paragraph className="muted" text={permits.table.intro} to={to} />
				</SectionHead>
				<TownChoice label={permits.table.heading} towns={[...site.towns.values()]} />
				{site.counties.length === 0 ? (
					<PermitTowns towns={[...site.towns.values()]} permits={permits} to={to} />
				) : (
					<div className="columns--auto">
						{site.counties.map(({ slug, name, towns }) => (
							<PhoneFold key={slug} level={3} title={name} label={name}>
								<PermitTowns towns={towns} permits={permits} to={to} />
							</PhoneFold>
						))}
					</div>
				)}
				<Paragraph className="section-foot small-print" text={permits.table.note} to={to} />
			</Section>
			{yourOffice && (
				<SplitSection title={yourOffice.heading} id={yourOffice.id}>
					{yourOffice.paragraphs && <Paragraphs paragraphs={yourOffice.paragraphs} to={to} />}
					{yourOffice.steps && <Steps items={yourOffice.steps} to={to} />}
				</SplitSection>
			)}
			{steps.map((section) => (
				<SplitSection key={section.id} title={section.heading} id={section.id}>
					<Steps items={section.steps ?? []} to={to} />
				</SplitSection>
			))}
			<SplitSection title={permits.foldedHeading}>
				<QuestionList columns name="laws" questions={folded} />
				<div className="stack">
					<h3>{unknown.heading}</h3>
					{unknown.intro !== undefined && <Paragraph text={unknown.intro} to={to} />}
					<BulletList items={unknown.items} to={to} />
				</div>
			</SplitSection>
			<CallToAction site={site} to={to} {...permits.cta} />
		</>
	);
}
