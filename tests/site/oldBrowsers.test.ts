// Not the JSON itself: Vitest would compile it as a module, for 100 s of CPU.
import bcd from "@mdn/browser-compat-data/forLegacyNode";
import postcss, { type AtRule, type ChildNode } from "postcss";
import parseSelectors from "postcss-selector-parser";
import { describe, expect, it } from "vitest";
import { oldestBrowsers } from "../../generator/assets/oldestBrowsers.ts";
import { kinds } from "../kinds.ts";
import { builtFiles, cssOf, pageAt, pages, readBuilt } from "./pages.ts";

/**
 * What one of the oldest browsers doesn't know, by what it shows instead. A new name here needs a
 * look in `npm run check browsers -- -t chromium103` (docs/browsers.md).
 */
const improvements: Readonly<Record<string, readonly string[]>> = {
	"the menu is a list below the wordmark": [":popover-open", "dvh", "overscroll-behavior"],
	"rows of two or three stand below each other, and boxes keep empty lines": [
		":has",
		"@container",
		"container",
		"container-type",
		"cqi",
		"grid-template-rows: subgrid",
	],
	"on wide screens the door of the photograph stays closed": ["cqh", "cqw"],
	"text may move a line when the hours arrive": ["lh"],
	"the picture of the first screen has its least height": ["svh"],
	"lines break less evenly": ["text-wrap"],
	"shadows, grounds under the pointer and lights are missing": ["oklch()", "color-mix()"],
	"nothing rolls, slides or opens slowly": [
		"::details-content",
		"::view-transition-new",
		"::view-transition-old",
		"@view-transition",
		"animation-range",
		"animation-timeline",
		"interpolate-size",
		"translate",
		"view-transition-name",
	],
	"the whole page is laid out at once": ["content-visibility"],
	"fields that need scripts stay hidden": ["(scripting)"],
	"a wrong field turns red when the form is sent": [":user-invalid"],
	"the system's forced colors don't exist": ["(forced-colors)", "forced-color-adjust"],
	"a drawing stands above its text": ["float: inline-end"],
	"paper has the printer's margins": ["@page"],
	"what sticks out of a hero without clip is empty": ["overflow: clip"],
	"the house has the WebP file of the chosen door": ["image-set()"],
	"radio buttons and sliders have the browser's color": ["accent-color"],
	"a corner's handle is cut off at the photo's edge": ["overflow-clip-margin"],
	"the chosen door is not printed": ["print-color-adjust: exact"],
	"Apple's browsers show their own, or lack only a part": [
		"::selection",
		"outline",
		"scroll-snap-type",
		"user-select: all",
	],
};
const known = new Set(Object.values(improvements).flat());

/**
 * Values that are as old as the property: MDN's tables are about a part of their meaning. The name
 * type() in image-set() is that of a newer function, too.
 */
const plain = /^(?:align-content|break-after|cursor|flex): |^type\(\)$/;

type Support = Readonly<Record<string, object | readonly object[] | undefined>>;
interface Feature {
	readonly __compat?: { readonly support: Support };
	readonly [part: string]: unknown;
}

const {
	"at-rules": atRules,
	selectors,
	properties,
	types,
} = bcd.css as unknown as Readonly<Record<string, Readonly<Record<string, Feature>>>>;
const lengths = types?.length as Readonly<Record<string, Feature>>;

const { ios: safari_ios, ...desktop } = oldestBrowsers;
const floor = Object.entries({ ...desktop, safari_ios });

/** Whether an oldest browser lacks a feature. A feature that MDN's tables don't name is old. */
function isTooNew({ __compat: { support } = { support: {} } }: Feature): boolean {
	return floor.some(([browser, [major, minor]]) => {
		const statements = [support[browser] ?? []].flat() as readonly Record<string, unknown>[];
		const since = statements.flatMap(({ version_added: added, flags, version_removed: removed }) =>
			typeof added === "string" && !flags && !removed ? [added.replace("≤", "").split(".")] : [],
		);
		const isKnown = since.some(
			([first, second = 0]) =>
				Number(first) < major || (Number(first) === major && Number(second) <= minor),
		);
		return statements.length > 0 && !isKnown;
	});
}

/** Finds functions such as color-mix() in the tree of types. */
function findType(name: string, tree: object = types ?? {}): Feature | undefined {
	for (const [key, branch] of Object.entries(tree)) {
		const found = key === name ? branch : key !== "__compat" && findType(name, branch);
		if (found) return found;
	}
	return undefined;
}

function unitNamed(unit: string): Feature | undefined {
	const [family = ""] = /^cq|^[dsl](?=v)/.exec(unit) ?? [];
	const names: Readonly<Record<string, string>> = {
		cq: "container_query_length_units",
		d: "viewport_percentage_units_dynamic",
		s: "viewport_percentage_units_small",
		l: "viewport_percentage_units_large",
	};
	return lengths[names[family] ?? unit];
}

/** Lists the features that a node of a stylesheet uses, by name. */
function featuresOf(
	node: ChildNode,
): readonly (readonly [string, Feature | undefined | unknown])[] {
	if (node.type === "atrule")
		return [
			[`@${node.name}`, atRules?.[node.name]],
			...(node.name === "media"
				? [...node.params.matchAll(/\((?:min-|max-)?([\w-]+)/g)].map(
						([, feature = ""]) => [`(${feature})`, atRules?.media?.[feature]] as const,
					)
				: []),
		];
	if (node.type === "rule") {
		if ((node.parent as AtRule).name === "keyframes") return [];
		const found: string[] = [];
		parseSelectors((list) => list.walkPseudos(({ value }) => void found.push(value))).processSync(
			node.selector,
		);
		return found.map((value) => [value, selectors?.[value.replace(/^:+/, "")]]);
	}
	if (node.type !== "decl") return [];
	const { prop, value } = node;
	const named = (pattern: RegExp) => [...value.matchAll(pattern)].map(([, name = ""]) => name);
	return [
		[prop, properties?.[prop]],
		...(isTooNew(properties?.[prop] ?? {}) ? [] : named(/(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g)).map(
			(word) => [`${prop}: ${word}`, properties?.[prop]?.[word]] as const,
		),
		...named(/([\w-]+)\(/g).map((name) => [`${name}()`, findType(name)] as const),
		...named(/\d((?:cq|[dsl]v|r?lh)\w*)\b/g).map((unit) => [unit, unitNamed(unit)] as const),
	];
}

function tooNewIn(css: string): ReadonlySet<string> {
	const found = new Set<string>();
	postcss.parse(css).walk((node) => {
		for (const [name, feature] of featuresOf(node))
			if (!plain.test(name) && isTooNew((feature ?? {}) as Feature)) found.add(name);
	});
	return found;
}

/** Grammar of Media Queries 4, which drops the whole query in browsers from before 2023. */
const unreadable = /not\s*\(|\)\s*or\s*\(|[<>]/;

const files = builtFiles
	.filter((file) => file.endsWith(".css"))
	.map((file) => readBuilt(file).toString());
const sheets = [...files, ...new Set(pages.map(cssOf))];
const used = tooNewIn([...files, ...kinds.map((path) => cssOf(pageAt(path)))].join("\n"));

describe("the oldest browsers", () => {
	it("can read every media query of styles, pictures and islands", () => {
		const queries = [
			...sheets.flatMap((css) => [...css.matchAll(/@media ([^{]*)\{/g)]),
			...pages.flatMap(({ html }) => [
				...html.matchAll(/ (?:media|sizes|data-when)=(?:"([^"]*)"|[^\s>]*)/g),
			]),
			...builtFiles
				.filter((file) => /^assets\/.*\.js$/.test(file))
				.flatMap((file) => [
					...readBuilt(file)
						.toString()
						.matchAll(/matchMedia\(([^)]*\))/g),
				]),
		].map(([, query = ""]) => query);
		expect(queries.length).toBeGreaterThan(100);
		expect([...new Set(queries)].filter((query) => unreadable.test(query))).toEqual([]);
	});

	it("know all other grammar of the styles, except for what improves a page that works", () => {
		expect([...used].filter((name) => !known.has(name)).sort()).toEqual([]);
	});

	it("have no exception for what no style uses", () => {
		expect([...known].filter((name) => !used.has(name))).toEqual([]);
	});

	it.each([
		"@container (width>9px){}",
		"a:has(b){}",
		"a{width:9dvh}",
		"a{rotate:9deg}",
		"a{overflow:clip}",
	])("would be told of %s", (css) => expect(tooNewIn(css).size).toBeGreaterThan(0));
});
