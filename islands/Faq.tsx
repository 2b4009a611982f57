import { useEffect, useRef } from "react";
import { Icon } from "./Icon.tsx";
import { narrowRows } from "./narrowRows.ts";
import { QuestionList } from "./QuestionList.tsx";
import { UnsafeHtml } from "./UnsafeHtml.tsx";

export interface FaqSection {
	readonly id: string;
	readonly title: string;
	readonly questions: readonly {
		/** The answer's URL fragment, made by `slugOf`. Unique on the page. */
		readonly id: string;
		readonly question: string;
		/** HTML as a string, made by `renderAnswer`, because an island's props are plain JSON. */
		readonly answerHtml: string;
		/** Search words that find this question although question and answer lack them. */
		readonly words?: readonly string[];
	}[];
}

export interface FaqProps {
	readonly words: {
		readonly search: string;
		/** The number of questions as text: "16 questions". */
		readonly counted: string;
	};
	/** The call button, shown when a search finds nothing: "Call (201) 555-0123". */
	readonly phone: { readonly href: string; readonly label: string };
	readonly sections: readonly FaqSection[];
}

/** The FAQ page's questions with a search. Other pages use <QuestionList> without an island. */
export function Faq({ sections, words, phone }: FaqProps) {
	const root = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const { current } = root;
		if (!current) return;
		const showAll = narrowRows(current, "details");
		// Shows the answer that the URL's fragment names. Browsers don't show an answer that the search
		// has hidden, and Chromium doesn't scroll if the page is complete before its first frame.
		const showTarget = () => {
			// getElementById("") makes Firefox print a warning.
			const target = location.hash && document.getElementById(location.hash.slice(1));
			if (!target) return;
			const details = target.closest("details");
			// The target can also be a section, which can't be opened but which the search can hide.
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
		// biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's HTML (importMeta.d.ts).
		<div ref={root} dangerouslySetInnerHTML={{ __html: "" }} />
	) : (
		<div ref={root}>
			<search className="faq-search needs-script">
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
