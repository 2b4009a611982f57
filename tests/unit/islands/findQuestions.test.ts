import { describe, expect, test } from "vitest";
import { questionId } from "../../../generator/site/questionId.ts";
import { findQuestions } from "../../../islands/findQuestions.ts";

const questions = [
	{ id: "a", question: "How long do springs last?", answerHtml: "<p>Seven to <strong>ten</strong> years, a little less near salt water.</p>" },
	{ id: "b", question: "Can I pay by card?", answerHtml: '<p>Cash, check or card. <a href="/services/spring-replacement">We’re easy</a>.</p>' },
	{ id: "c", question: "Do you serve Land O’ Lakes?", answerHtml: "<p>Yes &amp; more.</p>" },
];
const find = (query: string) => findQuestions(questions, query).map(({ id }) => id);

describe("searching the questions", () => {
	test("an empty search, or one of spaces, finds all", () => {
		expect(find("")).toEqual(["a", "b", "c"]);
		expect(find("   ")).toEqual(["a", "b", "c"]);
	});
	test("looks in questions and answers, whatever the case", () => {
		expect(find("SALT")).toEqual(["a"]);
		expect(find("card")).toEqual(["b"]);
	});
	test("every word must be there, in any order, each anywhere in a word", () => {
		expect(find("years spring")).toEqual(["a"]);
		expect(find("years card")).toEqual([]);
	});
	test("markup is not text: neither tags nor addresses are found", () => {
		expect(find("strong")).toEqual([]);
		expect(find("href")).toEqual([]);
		expect(find("replacement")).toEqual([]);
	});
	test("an apostrophe, straight, curly or missing, makes no difference", () => {
		expect(find("we're")).toEqual(["b"]);
		expect(find("were")).toEqual(["b"]);
		expect(find("land o lakes")).toEqual(["c"]);
		expect(find("o' lakes")).toEqual(["c"]);
	});
});

test("a question's fragment is its words", () => {
	expect(questionId("How long do springs last?")).toBe("how-long-do-springs-last");
	expect(questionId("What’s a “wind-rated” door?")).toBe("whats-a-wind-rated-door");
});
