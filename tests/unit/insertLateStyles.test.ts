import { expect, it } from "vitest";
import { insertLateStyles } from "../../generator/render/insertLateStyles.ts";
import { createMarkupReader } from "../../generator/render/readMarkup.ts";

const read = createMarkupReader(undefined, new Set(["fold", "map"]));
const insert = (markup: string) => insertLateStyles(read(markup), "(links)");

it.each([
	[
		"into the child of <main> where a late class comes first, at its start",
		'<main><section class="a"><p>A<br>B</p></section><section class="b"><div><p class="x fold">C</p></div></section></main>',
		'<main><section class="a"><p>A<br>B</p></section><section class="b">(links)<div><p class="x fold">C</p></div></section></main>',
	],
	[
		"into a child that has such a class itself",
		'<main><p>A</p><div class="fold"></div></main>',
		'<main><p>A</p><div class="fold">(links)</div></main>',
	],
	[
		"after <main> where there is none",
		'<main><p class="unfold">fold</p></main>',
		'<main><p class="unfold">fold</p></main>(links)',
	],
	[
		"past images, scripts, comments and closed tags, which hold nothing",
		'<main><section><img src="a" class="fold"><script>a<b</script><svg><path d="M0"/></svg><!--a--></section><p><b class="map"></b></p></main>',
		'<main><section><img src="a" class="fold"><script>a<b</script><svg><path d="M0"/></svg></section><p>(links)<b class="map"></b></p></main>',
	],
])("late styles are inserted %s", (_, main, expected) => {
	expect(insert(main).main).toBe(expected);
});

it.each([
	['<main><p>A</p><i><b></b></i><section><p class="fold">B</p></section></main>', "main p i b"],
	['<main><p>A</p><b><p>B</p><i class="map"></i></b></main>', "main p"],
	["<main><p>A</p></main>", "main p"],
	['<link rel="preload" href="/a"/><main><p>A</p></main>', "main p"],
])("of %s, the tags %s are painted before the late styles", (markup, expected) => {
	const { tags } = insert(markup).firstScreen;
	expect([...tags].map(({ name }) => name).join(" ")).toBe(expected);
});

it("keeps preloads apart, which React writes before <main>", () => {
	const preload = '<link rel="preload" href="/a"/>';
	expect(insert(`${preload}<main><p class="fold"></p></main>`)).toMatchObject({
		preloads: preload,
		main: '<main><p class="fold">(links)</p></main>',
	});
});
