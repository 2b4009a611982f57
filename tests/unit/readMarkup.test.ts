import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { decodeEntities, minifyTag } from "../../generator/render/minifyTag.ts";
import { createMarkupReader, namesOf } from "../../generator/render/readMarkup.ts";

const read = createMarkupReader();
const htmlOf = async (markup: string) => (await read(markup)).html;
const named = (...parts: readonly string[]) => namesOf(...parts.map(read));

describe("a start tag", () => {
	it.each([
		["loses quotes that it does not need", '<a href="/faq" class="a">', "<a href=/faq class=a>"],
		[
			"keeps quotes around spaces and equals signs",
			'<a href="/a?b=1" class="a b">',
			'<a href="/a?b=1" class="a b">',
		],
		["keeps an apostrophe, in quotes", '<img alt="Tom&#x27;s"/>', `<img alt="Tom's">`],
		[
			"takes the other quotes around a quotation mark",
			'<p title="5&quot; pipe">',
			`<p title='5" pipe'>`,
		],
		[
			"keeps an ampersand that something could be read after",
			'<p title="&amp;amp; &amp;copy" id="a&amp;lt">',
			'<p title="&amp;amp; &amp;copy" id=a&amp;lt>',
		],
		[
			"does so between quotes of the other kind",
			'<p title="a  &quot;b&quot; &amp;copy">',
			`<p title='a  "b" &amp;copy'>`,
		],
		["writes out an ampersand that begins nothing", '<p title="a &amp; b">', '<p title="a & b">'],
		["has boolean attributes without a value", '<details open=""><', "<details open>"],
		[
			"keeps an empty text alternative, without a value",
			'<img alt="" src="/a.png"/>',
			"<img alt src=/a.png>",
		],
		[
			"keeps spaces at the ends of a value, and several between",
			'<p title=" a  b ">',
			'<p title=" a  b ">',
		],
		[
			"does not take a slash at a value's end for the tag's",
			'<a href="/repo/">',
			"<a href=/repo/ >",
		],
		["has no slash of its own where the element is void", "<br/>", "<br>"],
		[
			"is written in small letters outside of drawings",
			'<link crossOrigin="" fetchPriority="high"/>',
			"<link crossorigin fetchpriority=high>",
		],
	])("%s", async (_what, tag, minified) => {
		expect(await minifyTag(tag.replace(/<$/, ""), false)).toBe(minified);
	});

	it("keeps its letters in a drawing, and its slash where it holds nothing", async () => {
		expect(await minifyTag('<linearGradient gradientUnits="userSpaceOnUse">', true)).toBe(
			"<linearGradient gradientUnits=userSpaceOnUse>",
		);
		expect(await minifyTag('<path d="M0 0h1"/>', true)).toBe('<path d="M0 0h1"/>');
	});

	it("gets its own values where another tag differs in them only", async () => {
		expect(
			await Promise.all(
				["/a", "/b c", "/$&"].map((href) => minifyTag(`<a class="x" href="${href}">`, false)),
			),
		).toEqual(["<a class=x href=/a>", '<a class=x href="/b c">', "<a class=x href=/$&>"]);
	});

	it.each(["\ue000", "\ue001", "\ue000 \ue000"])(
		"holds characters for private use as any other: %j",
		async (value) => {
			for (const more of ["", "b c", "&amp;copy"]) {
				const tag = `<p title="${value}${more}" class="c" id="i j">`;
				expect(treeOf(await minifyTag(tag, false))).toEqual(treeOf(tag));
			}
		},
	);
});

describe("a part of a page", () => {
	it.each([
		[
			"loses comments and the entities that texts don't need",
			"<p>Tom&#x27;s<!-- --> &amp; <!-- -->Ann&#x27;s &quot;</p>",
			`<p>Tom's & Ann's "</p>`,
		],
		[
			"keeps entities that mean something",
			"<p>1 &lt; 2 &amp;lt; &amp;#60; &amp;amp</p>",
			"<p>1 &lt; 2 &amp;lt; &amp;#60; &amp;amp</p>",
		],
		[
			"leaves scripts and styles as they are",
			'<script type="a">if (a<b && "&#x27;") {}</script><style>a>b{}</style>',
			null,
		],
		[
			"leaves a script that holds a tag as it is",
			'<script type="application/ld+json">{"a":"\\u003cp class=\\"x\\">"}</script><p id="i"></p>',
			null,
		],
		[
			"keeps an ampersand whose word comes in another text",
			"<p>&amp;<!-- -->copy</p>",
			"<p>&amp;copy</p>",
		],
		["keeps white space", "<p> a <b>b</b> c\n</p>", "<p> a <b>b</b> c\n</p>"],
		[
			"keeps letters in a drawing, and only there",
			'<svg viewBox="0 0 1 1"><clipPath id="a"></clipPath></svg><p tabIndex="0">',
			null,
		],
	])("%s", async (_what, markup, html) => {
		const unquoted = (text: string) =>
			text.replace(/(type|id|tabindex)="([\w/+]+)"/gi, "$1=$2").replace("tabIndex", "tabindex");
		expect(await htmlOf(markup)).toBe(html ?? unquoted(markup));
	});

	it("says what its tags name, as a browser would read it", async () => {
		const part = named(
			'<main id="main"><a class="button button--large" href="/a?b=1&amp;c=2#d">x</a><img src="/i.png"/><form></form>' +
				'<div data-island="Menu" data-when="idle"></div><svg><use href="#icon-phone"></use></svg><iframe src="https://maps.example/x?y"></iframe></main>',
		);
		expect([...part.links]).toEqual(["/a?b=1&c=2#d", "/i.png", "https://maps.example/x?y"]);
		expect([...part.ids]).toEqual(["main"]);
		expect([...part.islands]).toEqual(["Menu"]);
		expect([...part.icons]).toEqual(["phone"]);
		expect([...part.frames]).toEqual(["https://maps.example"]);
		expect([...part.words]).toEqual(
			expect.arrayContaining([
				"main",
				"[id]",
				"a",
				".button",
				".button--large",
				"[href]",
				"img",
				"form",
				"div",
				"[data-island]",
				"svg",
				"use",
				"iframe",
			]),
		);
	});

	it("names nothing that stands in a text or a script", async () => {
		const part = named(
			'<p>href=&quot;/no&quot; &lt;a href=&quot;/no&quot;&gt;</p><script>"<a href=\\"/no\\" id=no>"</script><!-- -->',
		);
		expect([...part.links, ...part.ids]).toEqual([]);
		expect([...part.words]).toEqual(["p", "script"]);
	});

	it("tells a link in a drawing from the same one outside, whichever came first", () => {
		const [link, drawing] = ['<a href="/es">Español</a>', '<svg><a href="/es">Español</a></svg>'];
		for (const order of [
			[link, drawing],
			[drawing, link],
		]) {
			const reader = createMarkupReader(() => "es");
			const found = new Map(order.map((markup) => [markup, reader(markup).html]));
			expect(found.get(link)).toBe("<a href=/es hreflang=es>Español</a>");
			expect(found.get(drawing)).toBe("<svg><a href=/es>Español</a></svg>");
		}
	});

	it("forgets nothing when it is joined to others", async () => {
		const joined = named('<p id="a"></p>', '<form id="b"></form>');
		expect([...joined.ids]).toEqual(["a", "b"]);
		expect([...joined.words]).toEqual(["p", "[id]", "form"]);
	});
});

it("decodes no entity that would become another", () => {
	expect(decodeEntities("&amp;lt; &amp;#39; &amp; &amp;&amp; &quot;&#x27; &amp;")).toBe(
		`&amp;lt; &amp;#39; & && "' &amp;`,
	);
});

it("is to a browser what React has rendered, and no longer than that", async () => {
	await fc.assert(
		fc.asyncProperty(body, async (children) => {
			const markup = renderToString(createElement("main", { id: "main" }, ...children));
			const html = await htmlOf(markup);
			expect(treeOf(html)).toEqual(treeOf(markup));
			expect(html.length).toBeLessThanOrEqual(markup.length);
		}),
		{ numRuns: 500, seed: 1 },
	);
});

/** What a browser makes of HTML: elements, attributes and texts, comments left out. */
function treeOf(html: string): unknown {
	const simplify = (node: DefaultTreeAdapterTypes.ChildNode): unknown => {
		if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
		const { tagName, namespaceURI, attrs, childNodes } = node as DefaultTreeAdapterTypes.Element;
		return [
			tagName,
			namespaceURI,
			...attrs.map(
				({ name, value }) =>
					`${name}=${name === "class" ? value.trim().split(/\s+/).join(" ") : value}`,
			),
			withoutComments(childNodes),
		];
	};
	const withoutComments = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]) => {
		const items: unknown[] = [];
		for (const node of nodes) {
			if (node.nodeName === "#comment") continue;
			const item = simplify(node);
			const last = items.at(-1);
			if (typeof item === "string" && typeof last === "string") items.splice(-1, 1, last + item);
			else items.push(item);
		}
		return items;
	};
	return withoutComments(parseFragment(html).childNodes);
}

const text = fc.oneof(
	fc.constantFrom(
		"Tom's",
		'"Quoted"',
		"a & b",
		"a &",
		"lt;",
		"&amp;",
		"&copy",
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
		"\ue000",
		"\ue001",
		"a\fb",
		"$&",
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
