import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import fastGlob from "fast-glob";
import type { HTMLElement } from "node-html-parser";
import postcss from "postcss";
import parseSelectors, { type Selector } from "postcss-selector-parser";
import { describe, expect, it } from "vitest";
import { bundleIslands } from "../../generator/assets/bundleIslands.ts";
import { bundleStyles } from "../../generator/assets/bundleStyles.ts";
import { logoStyles, themeStyles } from "../../generator/assets/themeStyles.ts";
import type { IslandName } from "../../islands/registry.ts";
import { routesOf, site } from "../data.ts";
import { kinds } from "../kinds.ts";
import { planScripts } from "../planScripts.ts";
import { eachPage, type Rules } from "./eachPage.ts";
import {
	all,
	attribute,
	attributes,
	type BuiltPage,
	builtFiles,
	cssOf,
	pageAt,
	pages,
	readBuilt,
} from "./pages.ts";

const sources = fastGlob.sync("styles/**/*.css").sort();
const { theme, folder } = site;
const { skyline } = theme.drawings;
const themed = {
	css:
		themeStyles(theme, [{ url: "/font.woff2" }], { ascent: 1.25, descent: -0.425 }) +
		logoStyles(theme),
	skyline: skyline && join(folder, skyline),
};
const sheets = [themed.css, ...sources.map((file) => readFileSync(file, "utf8"))];
const bundled = await bundleStyles("styles/index.css", "", themed);
const { lateStyles } = bundled.assets;
const stylesheet = postcss.parse(
	`${bundled.assets.css}${lateStyles.css}${bundled.files.find(({ owner }) => owner === "print styles")?.contents}`,
);
const islands = await bundleIslands(site);
const { chunks } = planScripts(islands.metafile);

const lateFile = builtFiles.find((file) => /^assets\/late-.*\.css$/.test(file)) ?? "";
const lateCss = readBuilt(lateFile).toString();
/** The build makes the rules that show the chosen door (generator/assets/bundleDoors.ts). */
const doorsCss = builtFiles
	.filter((file) => /^assets\/doors-.*\.css$/.test(file))
	.map((file) => readBuilt(file).toString())
	.join("");

/** Classes without a rule, by which tests or scripts find elements. */
const hooks = new Set([
	// The farthest dots of the map keep the default look.
	"service-map__dot--far",
	"own-house__save",
	"own-house__send",
	"own-house__tools",
	"site-footer__license",
]);

/** The build writes this class for each picture (generator/assets/themeStyles.ts). */
const focalPoint = /^picture__image--(\d+)-(\d+)$/;

const isInKeyframes = ({ parent }: postcss.Rule) =>
	parent?.type === "atrule" && (parent as postcss.AtRule).name === "keyframes";

const classesOf = (element: HTMLElement) => attribute(element, "class").split(/\s+/);

const classesIn = (root: postcss.Root): ReadonlySet<string> => {
	const found = new Set<string>();
	root.walkRules((rule) => {
		if (isInKeyframes(rule)) return;
		parseSelectors((selectors) =>
			selectors.walkClasses(({ value }) => void found.add(value)),
		).processSync(rule.selector);
	});
	return found;
};

describe("the stylesheets", () => {
	it("style every class that a page uses", () => {
		const styled = new Set([...classesIn(stylesheet), ...classesIn(postcss.parse(doorsCss))]);
		// A component's outermost class may have no rule, only its parts.
		const blocks = new Set([...styled].map((name) => name.replace(/__.*$/, "")));
		const used = new Map(
			pages.flatMap(({ path, root }) =>
				all(root, "[class]")
					.flatMap(classesOf)
					.map((name) => [name, path] as const),
			),
		);
		const known = new Set(["", ...styled, ...blocks, ...hooks]);
		const foreign = [...used].filter(([name]) => !focalPoint.test(name) && !known.has(name));
		expect(foreign.map(([name, path]) => `.${name} on ${path}`)).toEqual([]);
	});

	it("keep each picture's focal point in sight, by a rule on its own page or a late one", () => {
		for (const page of pages)
			for (const name of all(page.root, "img[class]").flatMap(classesOf)) {
				const [, x, y] = focalPoint.exec(name) ?? [];
				if (x === undefined) continue;
				expect(cssOf(page) + lateCss, page.path).toContain(`.${name}{object-position:${x}% ${y}%}`);
			}
	});

	it("style no class that no page, no component and no island uses", () => {
		const used = new Set(pages.flatMap(({ root }) => all(root, "[class]").flatMap(classesOf)));
		// A company may lack some parts, so names in the components count as well.
		const written = new Set(
			fastGlob
				.sync("{components,pages,islands,components/{icons,drawings}}/**/*.{ts,tsx,svg}")
				.flatMap(
					(file) => readFileSync(file, "utf8").match(/[a-z0-9]+(?:[_-]+[a-z0-9]+)*/gi) ?? [],
				),
		);
		// Of computed names such as `urgency-mark--${urgency}`, the source has only the beginning.
		const isWritten = (name: string) => written.has(name) || written.has(name.replace(/--.*$/, ""));
		const idle = [...classesIn(stylesheet)].filter((name) => !used.has(name) && !isWritten(name));
		expect(idle).toEqual([]);
	});

	it("define every custom property that they use, and use every one that they define", () => {
		const defined = new Set<string>();
		const used = new Set<string>();
		for (const css of sheets)
			postcss.parse(css).walkDecls(({ prop, value }) => {
				if (prop.startsWith("--")) defined.add(prop);
				for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
			});
		expect([...used].filter((name) => !defined.has(name))).toEqual([]);
		expect([...defined].filter((name) => !used.has(name))).toEqual([]);
	});

	it("give no color of :root a second name, which would keep the page's color in dark bands", () => {
		const second: string[] = [];
		for (const css of sheets)
			postcss.parse(css).walkRules(/:root/, (rule) =>
				rule.walkDecls(/^--color-/, ({ prop, value }) => {
					if (value.includes("var(--color-")) second.push(prop);
				}),
			);
		expect(second).toEqual([]);
	});

	it("have no ids in selectors and no !important", () => {
		for (const file of sources)
			postcss.parse(readFileSync(file, "utf8"), { from: file }).walk((node) => {
				const place = `${file}:${node.source?.start?.line}`;
				if (node.type === "decl") expect(node.important, `${place} ${node.prop}`).toBeFalsy();
				if (node.type === "rule" && !isInKeyframes(node))
					parseSelectors((selectors) =>
						selectors.walkIds(({ value }) => expect.fail(`${place} #${value}`)),
					).processSync(node.selector);
			});
	});

	it("name a file of components/ and late/ after its component, and its classes after the file", () => {
		for (const file of sources.filter((source) => /^styles\/(components|late)\//.test(source))) {
			const block = basename(file, ".css");
			const classes = [...classesIn(postcss.parse(readFileSync(file, "utf8")))].join(" ");
			const named = new RegExp(`(^| )${block.replace(/s$/, "")}`);
			expect(classes, `${file} has no rule for .${block}`).toMatch(named);
		}
	});

	it("declare the layers in one order, first of all", () => {
		const css = readFileSync("styles/index.css", "utf8").replace(/\/\*.*?\*\//gs, "");
		expect(css.trim()).toMatch(/^@layer reset, tokens, base, layout, components, overrides;/);
	});
});

/** Returns the tags and classes that a selector requires, without those inside :is() and :not(). */
const wordsOf = (selector: Selector): readonly string[] =>
	selector.nodes.flatMap((node) =>
		node.type === "tag" ? node.value : node.type === "class" ? `.${node.value}` : [],
	);

/** Returns strings of an island's scripts that may be class names, because islands add classes. */
const wordsOfIsland = (island: IslandName): readonly string[] =>
	islands.files
		.filter(({ path }) => chunks[island].includes(path))
		.flatMap(({ contents }) => [...String(contents).matchAll(/(["'`])((?:\\.|(?!\1).)*)\1/gs)])
		.flatMap(([, , text = ""]) => text.split(/\s+/));

const townPages = routesOf("town").map(({ path }) => pageAt(path));

const ofEachPage: Rules<BuiltPage> = {
	"comes before the link to the late styles, which no late class precedes": ({ html }) => {
		const start = html.search(/<link rel="stylesheet" href="[^"]*\/assets\/late-/);
		expect(start).toBeGreaterThan(html.indexOf("<main"));
		// The link's parent may use late classes, because nothing inside it is painted yet.
		const before = html.slice(0, html.lastIndexOf("<", start - 1));
		const used = [...before.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
			names.split(/\s+/),
		);
		expect(used.filter((name) => lateStyles.classes.has(name))).toEqual([]);
	},

	"draws colors that browsers from before 2024 know": (page) => {
		expect(cssOf(page)).not.toContain("light-dark(");
	},

	"defines the custom properties that it uses": (page) => {
		const css = cssOf(page);
		const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
		// A property with a fallback may be undefined.
		const used = [...css.matchAll(/var\((--[\w-]+)(?!,)\b\)/g)].map(([, name]) => name);
		expect(used.filter((name) => !defined.has(name))).toEqual([]);
	},
};

const ofEachKind: Rules<BuiltPage> = {
	"holds no rule for what the page does not have": (page) => {
		// All towns share one stylesheet.
		const sharing = townPages.includes(page) ? townPages : [page];
		const named = attributes(page.root, "[data-island]", "data-island");
		const scripted = new Set(named.flatMap((name) => wordsOfIsland(name as IslandName)));
		const isForeign = (word: string) =>
			sharing.every(({ root }) => root.querySelector(word) === null) &&
			!scripted.has(word.slice(1));
		const idle: string[] = [];
		postcss.parse(cssOf(page)).walkRules((rule) => {
			if (isInKeyframes(rule)) return;
			const { nodes } = parseSelectors().astSync(rule.selector);
			idle.push(...nodes.filter((one) => wordsOf(one).some(isForeign)).map(String));
		});
		expect(idle).toEqual([]);
	},
};

eachPage(pages, "the inlined CSS of %s", ({ path }) => ({
	...ofEachPage,
	...(kinds.includes(path) && ofEachKind),
}));
