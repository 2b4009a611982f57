import type { Question } from "../data/schema.ts";
import type { Links } from "../generator/links.ts";
import { faqSection } from "./faqSection.ts";
import { Island } from "./Island.tsx";

interface QuestionsProps {
	/** Unique on the page; of these questions one answer is open at a time. */
	readonly id: string;
	readonly questions: readonly Question[];
	readonly to: Links;
}

/** A few questions under a heading of their own. */
export function Questions({ id, questions }: QuestionsProps) {
	return <Island name="Faq" when="visible" props={{ id, sections: [faqSection(id, "", questions)], searchable: false }} />;
}
