import { describe, expect, it } from "vitest";
import { loadSample, problemsAfter, type sampleSite } from "./sampleData.ts";

const page = (more = "", body = "Some **text**.") => `---
title: Who we are
description: Who answers for this site.
name: Imprint
heading: Who runs this site
${more}---

${body}
`;
const imprint = { "pages/imprint.md": page("shownIn: footer\n") };
const started = { "es/sources.json": "{}", "es/home.yaml": "title: Puertas\n" };
const spanish = {
	...started,
	"es/pages/imprint.md": "---\nslug: aviso-legal\nname: Aviso legal\n---\n\nTexto.\n",
};
const ownPaths = (files: Parameters<typeof sampleSite>[0]) =>
	loadSample(files).routes.flatMap(({ kind, path }) => (kind === "custom-page" ? path : []));

describe("a page of the company's own", () => {
	it("has its file's name as its path, in each language that has the file", () => {
		expect(ownPaths({})).toEqual([]);
		expect(ownPaths(imprint)).toEqual(["/imprint"]);
		expect(ownPaths({ ...imprint, ...spanish })).toEqual(["/imprint", "/es/aviso-legal"]);
		expect(ownPaths({ ...imprint, ...started })).toEqual(["/imprint"]);
	});

	it("may not have the path of another page, of the editor or of a language", () => {
		for (const name of ["contact", "privacy-policy", "404", "admin", "assets", "es"])
			expect(problemsAfter({ [`pages/${name}.md`]: page() })).toEqual([
				`address-taken data/pages/${name}.md:2:1`,
			]);
		const capital = problemsAfter({ "pages/Imprint.md": page() });
		expect(capital).toEqual(["slug-format data/pages/Imprint.md:2:1"]);
		const translated = { ...spanish, "es/pages/imprint.md": "---\nslug: faq\n---\n\nTexto.\n" };
		expect(
			problemsAfter({ ...imprint, ...translated, "es/faq.yaml": "title: Preguntas\n" }),
		).toContainEqual(expect.stringMatching(/^address-twice .*faq/));
	});

	it("needs a text or blocks, and has no heading, photo or question twice", () => {
		const block = "  - { heading: H, text: T }\n";
		const sameQuestions =
			"  - { heading: A, questions: [{ question: Why?, answer: So. }] }\n  - { heading: B, questions: [{ question: Why?, answer: So. }] }\n";
		const photos =
			"  - { heading: H, photos: [{ file: door.jpg, alt: One }, { file: door.jpg, alt: Two }] }\n";
		const codesOf = (more: string, body?: string) => {
			const problems = problemsAfter({ "pages/imprint.md": page(more, body) });
			return problems.map((problem) => problem.split(" ")[0]);
		};
		expect(codesOf("", "")).toEqual(["page-empty"]);
		expect(codesOf(`blocks:\n${block}`, "")).toEqual([]);
		expect(codesOf("blocks:\n  - { heading: H }\n")).toEqual(["block-empty"]);
		for (const blocks of [block + block, sameQuestions, photos])
			expect(codesOf(`blocks:\n${blocks}`)).toEqual(["item-twice"]);
		expect(codesOf("shownIn: header\n")).toEqual(["value-unknown"]);
	});
});
