import { useEffect, useRef, useState } from "react";
import { QuestionList, type ShownQuestion } from "../components/QuestionList.tsx";
import { findQuestions } from "./findQuestions.ts";

export interface FaqSection {
	/** The fragment that leads to the section: "/faq#general". */
	readonly id: string;
	readonly title: string;
	readonly questions: readonly ShownQuestion[];
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
		// What was typed before this ran, or put back by the browser on a reload.
		setQuery(search.current?.value ?? "");
		// Browsers that open the answer by themselves have done so by now; the others need help.
		const openTarget = () => {
			const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
			const details = answer?.closest("details");
			if (!details || details.open) return;
			setQuery("");
			details.open = true;
			details.scrollIntoView();
		};
		openTarget();
		addEventListener("hashchange", openTarget);
	}, []);

	const all = sections.flatMap(({ questions }) => questions);
	const found = findQuestions(all, query);
	const hidden = new Set(all.filter((question) => !found.includes(question)).map(({ id }) => id));
	return (
		<>
			<div className="faq-search" role="search">
				<label className="faq-search__label" htmlFor="faq-search">
					Search the questions
				</label>
				<input ref={search} className="field__control" id="faq-search" type="search" autoComplete="off" onInput={({ currentTarget }) => setQuery(currentTarget.value)} />
				<p className="faq-search__count" role="status">
					{found.length < all.length ? `${found.length} of ${all.length} questions` : `${all.length} questions`}
				</p>
			</div>
			{sections.map(({ id, title, questions }) => (
				<section key={id} className="faq-section" id={id} aria-labelledby={`${id}-title`} hidden={questions.every((question) => hidden.has(question.id))}>
					<h2 className="faq-section__title" id={`${id}-title`}>
						{title}
					</h2>
					<QuestionList name={id} questions={questions} hidden={hidden} />
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
			answerHtml: details.lastElementChild?.innerHTML ?? "",
		})),
	})),
});
