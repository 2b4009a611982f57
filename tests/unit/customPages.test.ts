import { describe, expect, it } from "vitest";
import { loadSample, problemsAfter, type sampleSite, sampleText } from "./sampleData.ts";

const imprint = { "pages/imprint.md": sampleText("pages/imprint.md") };
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

	it("may not have the address of another page in a translation", () => {
		const translated = { ...spanish, "es/pages/imprint.md": "---\nslug: faq\n---\n\nTexto.\n" };
		expect(
			problemsAfter({ ...imprint, ...translated, "es/faq.yaml": "title: Preguntas\n" }),
		).toContainEqual(expect.stringMatching(/^address-twice .*faq/));
	});

	it("may have blocks in place of a text", () => {
		const blocks = "shownIn: footer\nblocks: [{ heading: H, text: T }]";
		const page = imprint["pages/imprint.md"].replace("shownIn: footer", blocks);
		expect(problemsAfter({ "pages/imprint.md": page.replace("Some **text**.\n", "") })).toEqual([]);
	});
});
