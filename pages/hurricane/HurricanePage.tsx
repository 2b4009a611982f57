import { ActionLink } from "../../components/ActionLink.tsx";
import { BulletList } from "../../components/BulletList.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { Financing } from "../../components/Financing.tsx";
import { inlineNodes } from "../../components/markdownTokens.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { Paragraphs } from "../../components/Paragraphs.tsx";
import { Questions } from "../../components/Questions.tsx";
import { SafetyGate } from "../../components/SafetyGate.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { WindLabel } from "../../components/WindLabel.tsx";
import { QuestionList } from "../../islands/QuestionList.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type HurricaneRoute = FileRoute<"hurricane">;

export function HurricanePage({ site, route, to }: PageProps<HurricaneRoute>) {
	const { page: hurricane } = route;
	const { warning, stages, label, terms, speed, insurance, grant, questions } = hurricane;
	return (
		<>
			<PageHead
				crumbs={route.crumbs}
				to={to}
				title={hurricane.heading}
				lede={hurricane.lede}
				aside={<SafetyGate strong={warning.strong} text={warning.text} to={to} />}
			/>
			<SplitSection title={hurricane.stagesHeading}>
				<QuestionList
					columns
					name="stages"
					questions={stages.map(({ id, heading, when, items, call }) => ({
						id,
						question: heading,
						answer: (
							<div className="stack">
								<p>
									<strong>{when}</strong>
								</p>
								<BulletList items={items} to={to} />
								{call !== undefined && <Paragraph text={call} to={to} />}
							</div>
						),
					}))}
				/>
			</SplitSection>
			<Section soft id={label.id}>
				<SectionHead title={label.heading}>
					<p className="muted">{label.intro}</p>
				</SectionHead>
				<div className="columns">
					<figure className="column--5">
						<WindLabel drawing={label.drawing} />
						<figcaption className="small-print">{label.drawing.caption}</figcaption>
					</figure>
					<div className="column--from-7 stack">
						<ol className="bullet-list bullet-list--numbered">
							{label.parts.map(({ name, text }) => (
								<li key={name}>
									<strong>{name}.</strong> {text}
								</li>
							))}
						</ol>
						<p>
							<strong>{label.noLabel.strong}</strong> {inlineNodes(label.noLabel.text, to)}
						</p>
						<p>
							{label.lookup.map(({ name, url }) => (
								<ActionLink key={url} href={url} label={name} />
							))}
						</p>
					</div>
				</div>
			</Section>
			<SplitSection title={terms.heading}>
				<QuestionList
					columns
					name="words"
					questions={terms.items.map(({ id, name, text }) => ({
						id,
						question: name,
						answer: <Paragraph text={text} to={to} />,
					}))}
				/>
			</SplitSection>
			<SplitSection title={hurricane.foldedHeading}>
				<QuestionList
					columns
					name="papers"
					questions={Object.entries({ speed, grant, insurance }).map(
						([id, { heading, paragraphs }]) => ({
							id,
							question: heading,
							answer: <Paragraphs paragraphs={paragraphs} to={to} />,
						}),
					)}
				/>
			</SplitSection>
			<Financing site={site} to={to} />
			<SplitSection soft title={questions.heading}>
				<Questions name="questions" questions={questions.items} to={to} />
			</SplitSection>
			<CallToAction site={site} to={to} photo={site.words.textMessage.start} {...hurricane.cta} />
		</>
	);
}
