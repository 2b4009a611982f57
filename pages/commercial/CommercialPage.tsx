import { BulletList } from "../../components/BulletList.tsx";
import { Button } from "../../components/Button.tsx";
import { CallButton } from "../../components/CallButton.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { CheckList } from "../../components/CheckList.tsx";
import { classNames } from "../../components/classNames.ts";
import { blockNodes } from "../../components/markdownTokens.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { Paragraphs } from "../../components/Paragraphs.tsx";
import { PlainList } from "../../components/PlainList.tsx";
import { SafetyGate } from "../../components/SafetyGate.tsx";
import { Sources } from "../../components/Sources.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { WriteLinks } from "../../components/WriteLinks.tsx";
import { Icon } from "../../islands/Icon.tsx";
import { QuestionList } from "../../islands/QuestionList.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import { slugOf } from "../../site/schema/slugOf.ts";
import type { FileRoute } from "../planFile.ts";

export type CommercialRoute = FileRoute<"commercial">;

export function CommercialPage({ site, route, to }: PageProps<CommercialRoute>) {
	const { business } = site;
	const { page } = route;
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
					{services.items.map(({ name, icon, text, items }) => (
						<li
							key={name}
							className={classNames("why-list__item", icon && "why-list__item--drawn")}
						>
							{icon && <Icon name={icon} className="why-list__drawing" />}
							<div className="stack" id={slugOf(name)}>
								<h3>{name}</h3>
								<div className="muted">{blockNodes(text, to)}</div>
								{items && <PlainList items={items} />}
							</div>
						</li>
					))}
				</ul>
				<QuestionList
					columns
					name="commercial-services"
					questions={[
						{
							id: slugOf(fireDoors.heading),
							question: fireDoors.heading,
							answer: <Paragraphs paragraphs={fireDoors.paragraphs} to={to} />,
						},
					]}
				/>
			</SplitSection>
			<SplitSection title={response.heading} id="response">
				<Paragraphs paragraphs={response.paragraphs} to={to} />
			</SplitSection>
			<SplitSection soft title={send.heading} intro={intro(send.intro)}>
				<CheckList items={send.items} />
				<div className="row">
					<Button
						href={to.quote({ subject, message: form.message })}
						label={form.link}
						solid
						large
					/>
					<WriteLinks message={form.message} />
				</div>
			</SplitSection>
			<SplitSection title={plans.heading} intro={intro(plans.intro)}>
				<div className="columns--auto">
					{plans.items.map(({ title, text }) => (
						<div key={title} id={slugOf(title)}>
							<h3 className="heading--small">{title}</h3>
							<Paragraph className="muted" text={text} to={to} />
						</div>
					))}
				</div>
			</SplitSection>
			<SplitSection
				soft
				id={slugOf(safety.heading)}
				title={safety.heading}
				intro={intro(safety.intro)}
			>
				<BulletList items={safety.items} to={to} />
			</SplitSection>
			<SplitSection title={questions.heading}>
				<QuestionList
					columns
					name="commercial-questions"
					questions={[
						...questions.items.map(({ question, answer }) => ({
							id: slugOf(question),
							question,
							answer: blockNodes(answer, to),
						})),
						{
							id: slugOf(price.heading),
							question: price.heading,
							answer: (
								<>
									{price.intro !== undefined && blockNodes(price.intro, to)}
									<PlainList items={price.items} />
								</>
							),
						},
					]}
				/>
				<Sources heading={sources.heading} sources={sources.items} />
			</SplitSection>
			<CallToAction site={site} to={to} {...page.cta} />
		</>
	);
}
