import { expect, it } from "vitest";
import { insertLateStyles } from "../../generator/render/insertLateStyles.ts";

const insert = (main: string) => insertLateStyles(main, "(links)", new Set(["fold", "map"]));

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
		"past images, comments and closed tags, which hold nothing",
		'<main><section><img src="a"><svg><path d="M0"/></svg><!--a--></section><p><b class="map"></b></p></main>',
		'<main><section><img src="a"><svg><path d="M0"/></svg><!--a--></section><p>(links)<b class="map"></b></p></main>',
	],
])("late styles are inserted %s", (_, main, expected) => {
	expect(insert(main).html).toBe(expected);
});

it.each([
	['<main><p>A</p><section><p class="fold">B</p></section></main>', "<main><p>A</p>"],
	["<main><p>A</p></main>", "<main><p>A</p></main>"],
])("in %s, %s is painted before the late styles", (main, expected) => {
	expect(insert(main).firstScreen).toBe(expected);
});
