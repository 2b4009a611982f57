import { useEffect, useRef } from "react";
import { Icon } from "./Icon.tsx";
import { narrowRows } from "./narrowRows.ts";
import { QuestionList } from "./QuestionList.tsx";
import { UnsafeHtml } from "./UnsafeHtml.tsx";

export interface FaqSection {
	/** The fragment that leads to the section: "/faq#general". */
	readonly id: string;
	readonly title: string;
	readonly questions: readonly {
		/**
		 * The fragment that leads to the answer: "/faq#how-long-do-springs-last". Unique on its page;
		 * see `questionId`.
		 */
		readonly id: string;
		readonly question: string;
		/**
		 * The answer as HTML: a string, because an island's props are plain JSON; see `renderAnswer`.
		 */
		readonly answerHtml: string;
		/** What visitors search for and the text does not say. */
		readonly words?: readonly string[];
	}[];
}

export interface FaqProps {
	readonly words: {
		/** Over the search box. */
		readonly search: string;
		/** How many questions there are: "16 questions". */
		readonly counted: string;
	};
	/** The button to call that a search without a find offers: "Call (201) 555-0123". */
	readonly phone: { readonly href: string; readonly label: string };
	readonly sections: readonly FaqSection[];
}

/**
 * The questions of the FAQ page, with a search box. Pages with a handful of questions use
 * <QuestionList> itself: that one needs no island.
 */
export function Faq({ sections, words, phone }: FaqProps) {
	const root = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const { current } = root;
		if (!current) return;
		const showAll = narrowRows(current, "details");
		// Most browsers open and reach the answer by themselves. Here come the others, answers that the
		// search left out, and Chromium when the page was complete before its first frame: then it
		// opens the answer and stays at the top.
		const showTarget = () => {
			// Firefox warns of a search for no id.
			const target = location.hash && document.getElementById(location.hash.slice(1));
			if (!target) return;
			const details = target.closest("details");
			// A section has nothing to open; the search may have left it out.
			if (details ? details.open && !details.hidden && scrollY : target.getClientRects().length)
				return;
			showAll();
			if (details) details.open = true;
			setTimeout(() => (details ?? target).scrollIntoView());
		};
		showTarget();
		addEventListener("hashchange", showTarget);
	}, []);

	return import.meta.browser ? (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; see importMeta.d.ts.
		<div ref={root} dangerouslySetInnerHTML={{ __html: "" }} />
	) : (
		<div ref={root}>
			<search className="faq-search">
				<label className="faq-search__label" htmlFor="faq-search">
					{words.search}
				</label>
				<input className="field__control" id="faq-search" name="search" type="search" />
				<p className="small-print" role="status">
					{words.counted}
				</p>
				<a className="button button--call faq-search__call" href={phone.href}>
					<Icon name="phone" />
					<span>{phone.label}</span>
				</a>
			</search>
			{sections.map(({ id, title, questions }) => (
				<section key={id} className="faq-section" id={id} aria-labelledby={`${id}-title`}>
					<h2 className="faq-section__title" id={`${id}-title`}>
						{title}
					</h2>
					<QuestionList
						name={id}
						questions={questions.map(({ answerHtml, ...question }) => ({
							...question,
							answer: <UnsafeHtml as="div" html={answerHtml} />,
						}))}
					/>
				</section>
			))}
		</div>
	);
}
