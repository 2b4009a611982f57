import fc from "fast-check";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { readVocabulary } from "../../generator/criticalCss.ts";
import { createMinifier, minifyHtml, splitFragments } from "../../generator/minifyHtml.ts";

describe("minifying", () => {
	it.each([
		["white space between blocks", "<main>\n  <p>\n One  two\n </p>\n</main>", "<main><p>One two</p></main>"],
		["quotes and empty values", '<details open=""><a href="/faq" class="a b">x</a></details>', '<details open><a href=/faq class="a b">x</a></details>'],
		["entities where they are not needed", "<p>Tom&#x27;s &amp; Ann&#x27;s</p>", "<p>Tom's & Ann's</p>"],
		["comments", "<p>a<!-- b -->c</p>", "<p>ac</p>"],
	])("drops %s", async (_what, html, minified) => {
		expect(await minifyHtml(html)).toBe(minified);
	});

	it.each(["<p>a <b>b</b> <i>c</i></p>", "<textarea> a\n b</textarea>", "<p>1 &lt;b> 2</p>", "<pre>\n\n a  b</pre>", '<input value=" a ">'])(
		"keeps what visitors would miss: %s",
		async (html) => {
			expect(await minifyHtml(html)).toBe(html);
		},
	);
});

describe("cutting a body into fragments", () => {
	it.each([
		["the blocks in main and beside it", "<a>skip</a><header>h</header><main id=m><section>1</section><div>2</div></main><footer>f</footer>", 7],
		["blocks in blocks, as one", "<main><section><div><nav>1</nav></div></section></main>", 3],
		["blocks in an element that is no block, as one", "<main><details><summary>q</summary><div>a</div></details><ul><li><div>b</div></li></ul></main>", 3],
		["main in a block, as one", "<div><main><section>1</section></main></div>", 1],
		["blocks after elements that are never closed", '<main><img src=a><br/><input><div>1</div><svg><path d="M0 0"/></svg><div>2</div></main>', 6],
		["blocks after an attribute with angle brackets", '<main><p title="</p><div>">1</p><div>2</div></main>', 4],
	])("finds %s", (_what, html, count) => {
		const fragments = splitFragments(html);
		expect(fragments.join("")).toBe(html);
		expect(fragments).toHaveLength(count);
	});
});

describe("the minifier that remembers", () => {
	it("does the work for a header once, however many pages have it", async () => {
		const work = vi.fn(minifyHtml);
		const minify = createMinifier(work);
		const page = (text: string) => `<header><a href="/faq">FAQ</a></header><main><p>${text}</p></main>`;
		const [first, second] = [(await minify(page("One."))).html, (await minify(page("Two."))).html];
		expect(first).toBe("<header><a href=/faq>FAQ</a></header><main><p>One.</p></main>");
		expect(second).toBe("<header><a href=/faq>FAQ</a></header><main><p>Two.</p></main>");
		expect(work.mock.calls.filter(([html]) => html.includes("header"))).toHaveLength(1);
	});

	const each = (count: number, item: (index: number) => string) => Array.from({ length: count }, (_, index) => item(index)).join("");

	it("does the work for one of a list's items, however many there are", async () => {
		const sent = async (count: number) => {
			const work = vi.fn(minifyHtml);
			await createMinifier(work)(`<ul>${each(count, (i) => `<li><a href="/t/${i}">Town ${i}</a></li>`)}</ul>`);
			return work.mock.calls.reduce((sum, [html]) => sum + html.length, 0);
		};
		expect(await sent(300)).toBe(await sent(3));
	});

	it.each([
		["list", (i: number) => `<li class="town"><a href="/t/${i}"><b>Town ${i}</b> <i>${i} min</i></a></li>`, "ul"],
		["table", (i: number) => `<tr><th scope="row">${i}</th><td> ${i} miles </td></tr>`, "tbody"],
		["drawing", (i: number) => `<a href="/t/${i}"><circle r="6" pathLength="1"></circle><text> Town ${i} </text></a>`, "svg"],
		["line of links", (i: number) => `<a href="/t/${i}">Town ${i}</a> `, "p"],
		["row of links", (i: number) => `<a href="/t/${i}"> Town <img src="/${i}.png" alt=""/></a>`, "p"],
		["list of lists", (i: number) => `<li>${i}<ul>${each(3, (j) => `<li>${j}</li>`)}</ul></li>`, "ul"],
	])("writes a long %s as the minifier would", async (_what, item, parent) => {
		const html = `<${parent}>${each(30, item)}</${parent}>`;
		expect((await createMinifier()(html)).html).toBe(await minifyHtml(html));
	});

	it("writes the same bytes as the minifier on the whole page, and finds the same words, for whatever React renders", async () => {
		const minify = createMinifier();
		await fc.assert(
			fc.asyncProperty(body, async (children) => {
				const html = renderToString(createElement("main", { id: "main" }, ...children));
				const expected = await minifyHtml(html);
				const minified = await minify(html);
				const words = minified.vocabulary();
				expect(minified.html).toBe(expected);
				expect([...readVocabulary(expected)].filter((word) => !words.has(word))).toEqual([]);
			}),
			{ numRuns: 150, seed: 1 },
		);
	}, 30_000);
});

const text = fc.oneof(
	fc.constantFrom(
		"Call now",
		"Tom's",
		'"Quoted"',
		"a & b",
		"&amp;",
		"1 < 2",
		"<b>",
		"a > b",
		"  two  spaces ",
		"line\nend",
		"é東🚪",
		'{"a":1}',
		"=",
		"`",
		"\u00a0",
		"/",
		"",
	),
	fc.string({ maxLength: 8 }),
);
const props = fc.record(
	{
		id: text,
		className: text,
		title: text,
		href: fc.constantFrom("/faq", "/a?b=1&c=2", "#x", "/with space", "/ends/", "it's"),
		"aria-label": text,
		hidden: fc.boolean(),
		"data-x": text,
		alt: text,
	},
	{ requiredKeys: [] },
);
const element = (tag: fc.Arbitrary<string>, children: fc.Arbitrary<readonly ReactNode[]>): fc.Arbitrary<ReactNode> =>
	fc.tuple(tag, props, children).map(([name, attributes, inside]) => createElement(name, attributes, ...inside));

const leaf = fc.oneof(text, element(fc.constantFrom("img", "br", "input"), fc.constant([])));
const phrase = fc.oneof(leaf, element(fc.constantFrom("span", "a", "b", "button", "label", "svg", "small"), fc.array(leaf, { maxLength: 3 })));
const { body } = fc.letrec<{ body: ReactNode[]; node: ReactNode }>((tie) => ({
	body: fc.array(tie("node"), { maxLength: 5 }),
	node: fc.oneof(
		{ depthSize: "small" },
		phrase,
		element(fc.constantFrom("p", "h2"), fc.array(phrase, { maxLength: 4 })),
		element(fc.constantFrom("section", "div", "details", "header", "article", "form", "aside"), tie("body")),
	),
}));
