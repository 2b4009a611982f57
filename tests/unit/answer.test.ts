import { describe, expect, it } from "vitest";
import { formatProblems } from "../../generator/problems.ts";
import { readForms, renderAnswer } from "../../generator/tools/answer.ts";

const formOf = readForms("data");
const problem = {
	code: "time-format" as const,
	file: "data/business.yaml",
	line: 6,
	column: 9,
	field: "hours[0].opens",
	got: '"8 in the `morning` @acme"',
	expected: "a time as HH:MM, 24 hours, in quotes",
	fix: 'Write it like "07:00".',
};

describe("the answer to a change that the build refused", () => {
	it("names the form, the field, what was found and what to do", () => {
		expect(renderAnswer(formatProblems([problem]), formOf)).toBe(
			[
				"**This change is not on the site yet.** The site stays as it was until this is mended:",
				"",
				"1. **Company › Company and hours**, Hours, item 1, Opens. There is `\"8 in the 'morning' @acme\"`. Expected: a time as HH:MM, 24 hours, in quotes.",
				'   **To mend it:** Write it like "07:00".',
				"",
				"Open the form at /admin, change just that, and save. Later changes wait until then, too.",
			].join("\n"),
		);
	});

	it("names the forms of towns and translations, and a file that no form edits", () => {
		expect(formOf("data/areas/pasco/trinity.yaml")).toBe("Towns in Pasco › Trinity");
		expect(formOf("data/es/home.yaml")).toBe("Spanish: company and pages › Home");
		expect(formOf("data/es/areas/pasco/wesley-chapel.yaml")).toBe(
			"Spanish: towns in Pasco › Wesley chapel",
		);
		expect(formOf("data/theme.yaml")).toBeUndefined();
		const noField = { ...problem, file: "data/theme.yaml", field: undefined };
		expect(renderAnswer(formatProblems([noField]), formOf)).toContain(
			"1. **data/theme.yaml**. There is",
		);
	});

	it("leaves out a missing value, and cuts a long list", () => {
		const many = Array.from({ length: 25 }, (_, index) => ({
			...problem,
			got: undefined,
			fix: `Write ${index} <b>.`,
		}));
		const answer = renderAnswer(`66 pages\n${formatProblems(many)}\n`, formOf);
		expect(answer).not.toContain("There is");
		expect(answer).toContain("\n20. ");
		expect(answer).not.toContain("\n21. ");
		expect(answer).toContain("And 5 more.");
		expect(answer).toContain("Write 0 \\<b\\>.");
	});

	it("asks for the person who looks after the site if the build reported no problem", () => {
		const answer = renderAnswer("TypeError: x is not a function\n", formOf);
		expect(answer).toContain("```text\nTypeError: x is not a function\n```");
		expect(answer).toContain("person who looks after the site");
	});
});
