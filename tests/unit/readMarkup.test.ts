import { describe, expect, it } from "vitest";
import { createMarkupReader, namesOf } from "../../generator/render/readMarkup.ts";

const read = createMarkupReader();
const namesIn = (...parts: readonly string[]) => namesOf(...parts.map(read));

describe("a part of a page", () => {
	it.each([
		["loses comments", "<p>Tom&#x27;s<!-- --> &amp; <!-- -->A</p>", "<p>Tom&#x27;s &amp; A</p>"],
		["keeps white space", "<p> a <b>b</b> c\n</p>"],
		[
			"keeps scripts and styles, comments and tags in them included",
			'<script type="a">if (a<b && "<!-- x -->") {}</script><style>a>b{}</style>',
		],
	])("%s", (_what, markup, html = markup) => {
		expect(read(markup).html).toBe(html);
	});

	it("has the links, ids, islands, icons, frames and words of its tags", () => {
		const part = namesIn(
			'<main id="main"><a class="button button--large" href="/a?b=1&amp;c=2#d">x</a><img src="/i.png"/><form></form>' +
				'<div data-island="Menu" data-when="visible"></div><div data-island="OpenNow" data-when="idle"></div><svg><use href="#icon-phone"></use></svg><iframe src="https://maps.example/x?y"></iframe></main>',
		);
		expect([...part.links]).toEqual(["/a?b=1&c=2#d", "/i.png", "https://maps.example/x?y"]);
		expect([...part.ids]).toEqual(["main"]);
		expect([...part.islands]).toEqual(["Menu", "OpenNow"]);
		expect([...part.icons]).toEqual(["phone"]);
		expect([...part.frames]).toEqual(["https://maps.example"]);
		const words =
			"main [id] a .button .button--large [href] img form div [data-island] svg use iframe";
		expect([...part.words]).toEqual(expect.arrayContaining(words.split(" ")));
	});

	it("has no names from texts and scripts", () => {
		const part = namesIn(
			'<p>href=&quot;/no&quot; &lt;a href=&quot;/no&quot;&gt;</p><script>"<a href=\\"/no\\" id=no>"</script><!-- -->',
		);
		expect([...part.links, ...part.ids]).toEqual([]);
		expect([...part.words]).toEqual(["p", "script"]);
	});

	it("distinguishes a link in a drawing from an equal one outside", () => {
		const [link, drawing] = ['<a href="/es">Español</a>', '<svg><a href="/es">Español</a></svg>'];
		const parts = [link, drawing];
		for (const order of [parts, parts.toReversed()]) {
			const reader = createMarkupReader(() => ({ code: "es", label: "(en A & B)" }));
			const found = new Map(order.map((markup) => [markup, reader(markup).html]));
			expect(found.get(link)).toBe(
				'<a href="/es" hreflang="es">Español <small>(en A &amp; B)</small></a>',
			);
			expect(found.get(drawing)).toBe('<svg><a href="/es">Español</a></svg>');
		}
	});

	it("marks only links to another language that are unmarked", () => {
		const reader = createMarkupReader((href) =>
			href === "/es" ? { code: "es", label: "(in Spanish)" } : undefined,
		);
		const namesIn = '<a href="/es" hreflang="es">Español</a><a href="/b">b</a>';
		expect(reader(namesIn).html).toBe(namesIn);
		expect(reader('<a href="/es"><b>a</b></a><a href="/b">b</a>').html).toBe(
			'<a href="/es" hreflang="es"><b>a</b> <small>(in Spanish)</small></a><a href="/b">b</a>',
		);
	});

	it("can be joined to others", () => {
		const joined = namesIn('<p id="a"></p>', '<form id="b"></form>');
		expect([...joined.ids]).toEqual(["a", "b"]);
		expect([...joined.words]).toEqual(["p", "[id]", "form"]);
	});
});
