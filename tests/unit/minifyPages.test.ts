// @module-tag slow
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import * as minifier from "html-minifier-terser";
import { parse, serialize } from "parse5";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { Page } from "../../generator/outputFiles.ts";
import { minifyPages } from "../../generator/render/minifyPages.ts";
import { newFolder } from "./newFolder.ts";

vi.mock("html-minifier-terser", { spy: true });

async function minified(html: string): Promise<string> {
	const [page] = await minifyPages([{ html, shared: [] as readonly string[] } as Page], {
		draft: false,
	});
	return page?.html ?? "";
}

const documentOf = (main: string) =>
	`<!doctype html><html lang="en"><head><title>A</title></head><body>${main}</body></html>`;

it.each([
	["optional tags", "<ul><li>a</li><li>b</li></ul>", "<ul><li>a<li>b</ul>"],
	["the value of a boolean attribute", '<details open=""></details>', "<details open></details>"],
])("minifying removes %s", async (_what, main, expected) => {
	expect(await minified(documentOf(main))).toBe(
		`<!doctype html><html lang="en"><title>A</title>${expected}`,
	);
});

it("minifying leaves scripts and styles, so that the policy's hashes are right", async () => {
	const raw = `<script type="a">if (a<b && "&#x27;") {}  </script><style>a > b { }</style>`;
	expect(await minified(documentOf(`<p id="a"></p>${raw}`))).toContain(raw);
});

it("a minified page is the same document, and no longer", async () => {
	await fc.assert(
		fc.asyncProperty(body, async (children) => {
			const main = renderToString(createElement("main", { id: "main" }, ...children));
			const html = documentOf(main.replaceAll("<!-- -->", ""));
			const shorter = await minified(html);
			expect(treeOf(shorter)).toBe(treeOf(html));
			expect(shorter.length).toBeLessThanOrEqual(html.length);
		}),
		{ numRuns: 200, seed: 1 },
	);
});

it("minifies once what pages share but for a link, with the bytes of whole pages", async () => {
	const styles = "<style>a > b { }</style>";
	const pages = ["one", "two"].map((name) => {
		const header = `<header><p><a href="/es/${name}">Español</a></p><p>B</p></header>`;
		const shared: readonly string[] = [styles, header];
		const html = documentOf(`<!--email_off-->${header}<main><ul><li>${name}</li></ul></main>`);
		return { html: html.replace("</head>", `${styles}</head>`), shared } as Page;
	});
	const whole = await Promise.all(pages.map(({ html }) => minified(html)));
	vi.mocked(minifier.minify).mockClear();
	const apart = await minifyPages(pages, { draft: false });
	expect(apart.map(({ html }) => html)).toEqual(whole);
	expect(vi.mocked(minifier.minify).mock.calls.length).toBe(4);
});

it("takes a page from the last build if nothing that it is made from has changed", async () => {
	const [out, cacheFolder] = [newFolder(), newFolder()];
	const build = async (text: string, program: string | undefined = "one") => {
		vi.mocked(minifier.minify).mockClear();
		const html = documentOf(`<p>${text}</p>`);
		const page = { html, shared: [] as readonly string[], route: { file: "a.html" } } as Page;
		const [built] = await minifyPages([page], { draft: false }, { out, cacheFolder, program });
		writeFileSync(join(out, "a.html"), built?.html ?? "");
		expect(built?.html).toContain(`<p>${text}</p>`.replace("</p>", ""));
		return vi.mocked(minifier.minify).mock.calls.length;
	};
	expect(await build("A")).toBe(1);
	expect(await build("A")).toBe(0);
	expect(await build("B")).toBe(1);
	expect(await build("B", "another")).toBe(1);
	expect(await build("B", "another")).toBe(0);
	writeFileSync(join(out, "a.html"), "<p>edited");
	expect(await build("B", "another")).toBe(1);
	rmSync(join(out, "a.html"));
	expect(await build("B", "another")).toBe(1);
	writeFileSync(join(cacheFolder, "pages", readdirSync(join(cacheFolder, "pages"))[0] ?? ""), "x");
	expect(await build("B", "another")).toBe(1);
	expect(await build("B", undefined)).toBe(1);
});

/** Writes the tree that a browser builds from HTML. White space between classes has no meaning. */
const treeOf = (html: string): string =>
	serialize(parse(html)).replace(/(?<= class=")[^"]*/g, (names) =>
		names.trim().split(/\s+/).join(" "),
	);

const text = fc.oneof(
	fc.constantFrom(
		...`Tom's|"Quoted"|a & b|a &|lt;|&amp;|&copy|1 < 2|<b>|a > b|  two  spaces |line\nend`.split(
			"|",
		),
		...'é東🚪|{"a":1}|=|`|\u00a0|/||\ue000|\ue001|a\fb|$&'.split("|"),
	),
	fc.string({ maxLength: 8 }),
);
const props = fc.record(
	{
		id: text,
		className: text,
		title: text,
		href: fc.constantFrom("/faq", "/a?b=1&c=2", "/a?b&copy", "#x", "/with space", "/ends/", "it's"),
		"aria-label": text,
		hidden: fc.boolean(),
		"data-x": text,
		alt: text,
	},
	{ requiredKeys: [] },
);
const element = (
	tag: fc.Arbitrary<string>,
	children: fc.Arbitrary<readonly ReactNode[]>,
): fc.Arbitrary<ReactNode> =>
	fc
		.tuple(tag, props, children)
		.map(([name, attributes, inside]) => createElement(name, attributes, ...inside));
const leaf = fc.oneof(text, element(fc.constantFrom("img", "br", "input"), fc.constant([])));
const phrase = fc.oneof(
	leaf,
	element(fc.constantFrom("span", "a", "b", "svg"), fc.array(leaf, { maxLength: 3 })),
);
const { body } = fc.letrec<{ body: ReactNode[]; node: ReactNode }>((tie) => ({
	body: fc.array(tie("node"), { maxLength: 5 }),
	node: fc.oneof(
		{ depthSize: "small" },
		phrase,
		element(fc.constantFrom("p", "h2"), fc.array(phrase, { maxLength: 4 })),
		element(fc.constantFrom("section", "details"), tie("body")),
	),
}));
