import { CallToAction } from "../../components/CallToAction.tsx";
import { CheckList } from "../../components/CheckList.tsx";
import { Island } from "../../components/Island.tsx";
import { blockNodes } from "../../components/markdownTokens.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { Paragraphs } from "../../components/Paragraphs.tsx";
import { renderAnswer } from "../../components/renderAnswer.ts";
import { SafetyGate } from "../../components/SafetyGate.tsx";
import { Section } from "../../components/Section.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { searchWords } from "../../components/searchWords.ts";
import { QuestionList } from "../../islands/QuestionList.tsx";
import { UrgencyMark } from "../../islands/UrgencyMark.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { Urgency } from "../../site/schema/fields.ts";
import { slugOf } from "../../site/schema/slugOf.ts";
import type { FileRoute } from "../planFile.ts";

export type SymptomsRoute = FileRoute<"symptoms">;

export function SymptomsPage({ site, route, to }: PageProps<SymptomsRoute>) {
	const { page } = route;
	const { gate, finder, list, urgency, ready, self } = page;
	const scale = (Object.keys(urgency.levels) as Urgency[]).map((name) => ({
		urgency: name,
		...urgency.levels[name],
	}));
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading}>
				<SafetyGate strong={gate.heading} text={gate.intro} to={to}>
					<QuestionList
						className="gate-questions"
						name="gate"
						questions={gate.questions.map(({ id, question, answer, urgency: level }) => ({
							id,
							question,
							answer: (
								<>
									<UrgencyMark urgency={level} word={urgency.levels[level].word} />
									{blockNodes(answer, to)}
								</>
							),
						}))}
					/>
				</SafetyGate>
			</PageHead>
			<SplitSection title={finder.heading}>
				<Island
					name="SymptomFinder"
					when="visible"
					props={{
						words: {
							label: finder.label,
							placeholder: finder.placeholder,
							all: finder.all,
							byUrgency: finder.byUrgency,
							clear: finder.clear,
							common: finder.common,
							counted: finder.counted,
							intro: renderAnswer(`${page.lede} ${list.intro}`, to),
							more: list.more,
							empty: { heading: finder.empty.heading, html: renderAnswer(finder.empty.text, to) },
						},
						urgencies: scale.map(({ urgency: name, word }) => ({ urgency: name, word })),
						branches: site.folders.symptoms.map((branch) => ({
							slug: branch.slug,
							name: branch.name,
							icon: branch.icon,
							href: to.below("symptoms", branch),
							symptoms: branch.rows.map(({ id, symptom, urgency: level, words }) => ({
								symptom,
								href: `${to.below("symptoms", branch)}#${id}`,
								urgency: level,
								words: searchWords(`${symptom} ${branch.name} ${finder.common}`, words),
							})),
						})),
					}}
				/>
				<QuestionList
					name="urgency"
					questions={[
						{
							id: slugOf(urgency.heading),
							question: urgency.heading,
							answer: (
								<ul className="urgency-scale">
									{scale.map(({ urgency: name, word, meaning }) => (
										<li key={name} className="urgency-scale__level">
											<UrgencyMark urgency={name} word={word} />
											<p>{meaning}</p>
										</li>
									))}
								</ul>
							),
						},
					]}
				/>
			</SplitSection>
			<Section soft>
				<div className="columns">
					<div className="stack">
						<h2 className="heading--small">{ready.heading}</h2>
						{ready.intro !== undefined && <Paragraph text={ready.intro} to={to} />}
						<CheckList items={ready.items} />
					</div>
					<div className="stack">
						<h2 className="heading--small">{self.heading}</h2>
						<Paragraphs paragraphs={self.paragraphs} to={to} />
					</div>
				</div>
			</Section>
			<CallToAction site={site} to={to} {...page.cta} />
		</>
	);
}
