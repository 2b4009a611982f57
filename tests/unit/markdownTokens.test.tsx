import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { blockNodes } from "../../components/markdownTokens.tsx";
import type { Links } from "../../generator/site/links.ts";

const headings = (text: string) => [...renderToStaticMarkup(blockNodes(text, {} as Links)).matchAll(/<h(\d)/g)].map(([, level]) => Number(level));

it.each([
	["# A", [2]],
	["### A", [2]],
	["## A\n\n#### B\n\n## C\n\n### D", [2, 3, 2, 3]],
	["## A\n\n### B\n\n#### C", [2, 3, 4]],
	["### A\n\n### B\n\n##### C\n\n##### D", [2, 2, 3, 3]],
	["#### A\n\n### B", [2, 2]],
])("headings follow the page's own without a gap: %j", (text, levels) => {
	expect(headings(text)).toEqual(levels);
});
