import { useEffect, useRef, useState } from "react";
import { findQuestions, type SearchableQuestion } from "./findQuestions.ts";
import { QuestionList } from "./QuestionList.tsx";
import { UnsafeHtml } from "./UnsafeHtml.tsx";

export interface FaqSection {
	/** The fragment that leads to the section: "/faq#general". */
	readonly id: string;
	readonly title: string;
	readonly questions: readonly SearchableQuestion[];
}

export interface FaqProps {
	readonly sections: readonly FaqSection[];
}

/**
 * The questions of the FAQ page, with a search box. Pages with a handful of questions use <QuestionList> itself: that
 * one needs no island.
 */
export function Faq({ sections }: FaqProps) {
	const search = useRef<HTMLInputElement>(null);
	const [query, setQuery] = useState("");

	useEffect(() => {
		const input = search.current;
		if (!input) return;
		// What was typed before this ran, or put back by the browser on a reload.
		setQuery(input.value);
		// Most browsers open and reach the answer by themselves. Here come the others, answers that the search left out, and
		// Chromium when the page was complete before its first frame: then it opens the answer and stays at the top.
		const showTarget = () => {
			const details = document.getElementById(location.hash.slice(1))?.closest("details");
			if (!details || (details.open && !details.hidden && scrollY)) return;
			input.value = "";
			setQuery("");
			details.open = true;
			setTimeout(() => details.scrollIntoView());
		};
		showTarget();
		addEventListener("hashchange", showTarget);
	}, []);

	const all = sections.flatMap(({ questions }) => questions);
	const found = findQuestions(all, query);
	const hidden = new Set(all.filter((question) => !found.includes(question)).map(({ id }) => id));
	return (
		<>
			<search className="faq-search">
				<label className="faq-search__label" htmlFor="faq-search">
					Search the questions
				</label>
				<input
					ref={search}
					className="field__control"
					id="faq-search"
					type="search"
					autoComplete="off"
					onInput={({ currentTarget }) => setQuery(currentTarget.value)}
				/>
				<p className="faq-search__count" role="status">
					{found.length < all.length ? `${found.length} of ${all.length} questions` : `${all.length} questions`}
				</p>
			</search>
			{sections.map(({ id, title, questions }) => (
				<section key={id} className="faq-section" id={id} aria-labelledby={`${id}-title`} hidden={questions.every((question) => hidden.has(question.id))}>
					<h2 className="faq-section__title" id={`${id}-title`}>
						{title}
					</h2>
					<QuestionList
						name={id}
						questions={questions.map(({ answerHtml, ...question }) => ({ ...question, answer: <UnsafeHtml as="div" html={answerHtml} /> }))}
						hidden={hidden}
					/>
				</section>
			))}
		</>
	);
}

/** @returns the props, all from the sections in the island's HTML */
export const read = (root: HTMLElement): FaqProps => ({
	sections: [...root.querySelectorAll("section")].map((section) => ({
		id: section.id,
		title: section.querySelector("h2")?.textContent ?? "",
		questions: [...section.querySelectorAll("details")].map((details) => ({
			id: details.lastElementChild?.id ?? "",
			question: details.firstElementChild?.textContent ?? "",
			answerHtml: details.lastElementChild?.firstElementChild?.innerHTML ?? "",
		})),
	})),
});
