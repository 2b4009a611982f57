import { Button } from "../../components/Button.tsx";
import { CallButton } from "../../components/CallButton.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { CheckList } from "../../components/CheckList.tsx";
import { blockNodes } from "../../components/markdownTokens.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { Paragraphs } from "../../components/Paragraphs.tsx";
import { PlainList } from "../../components/PlainList.tsx";
import { SafetyGate } from "../../components/SafetyGate.tsx";
import { Sources } from "../../components/Sources.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { Route } from "../../generator/site/routes.ts";
import { QuestionList } from "../../islands/QuestionList.tsx";
import { questionId } from "../../schema/questionId.ts";
import type { PageProps } from "../kind.ts";
import type { CommercialData } from "./schema.ts";

export interface CommercialRoute extends Route {
	readonly kind: "commercial";
	readonly commercial: CommercialData;
}

/** "/commercial": doors for shops, warehouses and apartment buildings. */
export function CommercialPage({ site, route, to }: PageProps<CommercialRoute>) {
	const { business } = site;
	const { commercial: page } = route;
	const {
		warning,
		response,
		services,
		fireDoors,
		plans,
		send,
		form,
		safety,
		price,
		questions,
		sources,
	} = page;
	const subject =
		site.services.find(({ slug }) => slug === form.subject)?.name ??
		site.pages.contact.form.subjectOther;
	const intro = (text: string | undefined) =>
		text !== undefined && <Paragraph className="lede" text={text} to={to} />;
	return (
		<>
			<PageHead
				crumbs={route.crumbs}
				to={to}
				title={page.heading}
				lede={page.lede}
				beforeLede={
					<SafetyGate strong={warning.strong} text={warning.text} to={to}>
						<CallButton phone={business.phone} text="call" />
					</SafetyGate>
				}
			/>
			<SplitSection soft title={services.heading} intro={intro(services.intro)}>
				<ul className="why-list seams">
					{services.items.map(({ name, text, items }) => (
						<li key={name} className="why-list__item">
							<div className="stack" id={questionId(name)}>
								<h3>{name}</h3>
								<div className="muted">{blockNodes(text, to)}</div>
								{items && <PlainList items={items} />}
							</div>
						</li>
					))}
				</ul>
				<QuestionList
					name="commercial-services"
					questions={[
						{
							id: questionId(fireDoors.heading),
							question: fireDoors.heading,
							answer: <Paragraphs paragraphs={fireDoors.paragraphs} to={to} />,
						},
					]}
				/>
			</SplitSection>
			<SplitSection title={response.heading}>
				<Paragraphs paragraphs={response.paragraphs} to={to} />
			</SplitSection>
			<SplitSection soft title={send.heading} intro={intro(send.intro)}>
				<CheckList items={send.items} />
				<Button href={to.quote({ subject, message: form.message })} label={form.link} solid large />
			</SplitSection>
			<SplitSection title={plans.heading} intro={intro(plans.intro)}>
				<QuestionList
					name="commercial-plans"
					questions={plans.items.map(({ title, text }) => ({
						id: questionId(title),
						question: title,
						answer: blockNodes(text, to),
					}))}
				/>
			</SplitSection>
			<SplitSection soft title={questions.heading}>
				<QuestionList
					name="commercial-questions"
					questions={[
						...questions.items.map(({ question, answer }) => ({
							id: questionId(question),
							question,
							answer: blockNodes(answer, to),
						})),
						...[safety, price].map(({ heading, intro: before, items }) => ({
							id: questionId(heading),
							question: heading,
							answer: (
								<>
									{before !== undefined && blockNodes(before, to)}
									<PlainList items={items} />
								</>
							),
						})),
					]}
				/>
				<Sources heading={sources.heading} sources={sources.items} />
			</SplitSection>
			<CallToAction phone={business.phone} contactHref={to.page("contact")} {...page.cta} />
		</>
	);
}
