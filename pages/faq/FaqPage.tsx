import { CallToAction } from "../../components/CallToAction.tsx";
import { callLink } from "../../components/callLink.ts";
import { Island } from "../../components/Island.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { renderAnswer } from "../../components/renderAnswer.ts";
import { Section } from "../../components/Section.tsx";
import { searchWords } from "../../components/searchWords.ts";
import type { PageProps } from "../../site/pageProps.ts";
import { slugOf } from "../../site/schema/slugOf.ts";
import { plural } from "../../site/words.ts";
import type { FileRoute } from "../planFile.ts";

export type FaqRoute = FileRoute<"faq">;

export function FaqPage({ site, route, to }: PageProps<FaqRoute>) {
	const page = site.pages.faq;
	const { words, speech } = site;
	const count = page.sections.flatMap(({ questions }) => questions).length;
	const sections = page.sections.map(({ id, title, questions }) => ({
		id,
		title,
		questions: questions.map(({ question, answer, words: more }) => ({
			id: slugOf(question),
			question,
			answerHtml: renderAnswer(answer, to),
			...(more && { words: searchWords(question, more) }),
		})),
	}));
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede} />
			<Section plain>
				<div className="stack stack--loose">
					<nav className="table-of-contents" aria-label={words.faq.contents}>
						{page.sections.map(({ id, title }) => (
							<a key={id} className="tall-link table-of-contents__link" href={`#${id}`}>
								{title}
							</a>
						))}
					</nav>
					<Island
						name="Faq"
						when="visible"
						props={{
							sections,
							phone: callLink(site.business, speech),
							words: {
								search: words.faq.search,
								counted: plural(words.faq.counted, count, speech, {}),
							},
						}}
					/>
				</div>
			</Section>
			<CallToAction site={site} to={to} {...page.cta} linkLabel={words.quote.contact} />
		</>
	);
}
