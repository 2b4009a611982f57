import { describe, expect, it } from "vitest";
import { languageCode } from "../../site/languages.ts";
import { routes } from "../data.ts";
import { all, one, pageAt, textOf } from "../site/pages.ts";

/** First words that refer to the question, so that the answer can't be quoted alone. */
const leaning: Readonly<Record<string, RegExp>> = {
	en: /^(?:yes|no|they|them|it|its|he|she|that|this|these|those|by|most)\b(?!['’-])/i,
	// Spanish articles may be pronouns, so they are allowed. The verbs without a subject occurred.
	es: /^(?:s[ií][,.]|no[,.:;]|ellos|ellas|él|ella|eso|esto|ese|esa|esos|esas|este|esta|estos|estas|la mayoría toma|por sí sola|duran?|tienen|toma|depende)(?!\p{L})/iu,
};

describe("answers can be quoted alone", () => {
	const answers = routes.flatMap(({ path, language }) =>
		all(pageAt(path).root, "details")
			.filter((details) => /\?$/.test(textOf(one(details, "summary"))))
			.flatMap((details) => all(details, ".fold__answer[id]"))
			.map((answer) => ({ path, answer, code: languageCode(language) })),
	);

	it("and there are many in each language", () => {
		for (const code of Object.keys(leaning))
			expect(answers.filter((one) => one.code === code).length).toBeGreaterThan(30);
	});

	it.each(answers)("$path#$answer.id", ({ answer, code }) => {
		expect(textOf(answer)).not.toMatch(leaning[code] as RegExp);
	});
});
