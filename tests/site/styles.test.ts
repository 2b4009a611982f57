import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import fastGlob from "fast-glob";
import postcss from "postcss";
import parseSelectors, { type Selector } from "postcss-selector-parser";
import { describe, expect, it } from "vitest";
import { bundleIslands } from "../../generator/assets/bundleIslands.ts";
import { bundleStyles } from "../../generator/assets/bundleStyles.ts";
import { logoStyles, themeStyles } from "../../generator/assets/themeStyles.ts";
import type { IslandName } from "../../islands/registry.ts";
import { routesOf, site } from "../data.ts";
import { kinds } from "../kinds.ts";
import { all, attribute, type BuiltPage, cssOf, pages } from "./pages.ts";

const sources = fastGlob.sync("styles/**/*.css").sort();
const { theme, folder } = site;
const drawings = Object.fromEntries(
	["skyline" as const].map((name) => {
		const file = theme.drawings[name];
		return [name, file === undefined ? undefined : join(folder, file)];
	}),
);
const themed = {
	css:
		themeStyles(theme, "/font.woff2", { ascent: 1.25, descent: -0.425 }) +
		logoStyles(theme, { light: true, dark: true }),
	drawings,
};
const bundled = await bundleStyles("styles/index.css", "", themed);
/** For screens and for print. */
const stylesheet = postcss.parse(
	`${bundled.assets.css}${bundled.files.find(({ owner }) => owner === "print styles")?.contents}`,
);
const islands = await bundleIslands(site);

/** Classes that carry no rule on purpose: a test or a script finds elements by them. */
const hooks = new Set([
	// The map's dots by band: the farthest are the plain ones.
	"service-map__dot--far",
	// A company's license, where it has one.
	"site-footer__license",
]);

/** Written by the build for each picture: generator/assets/themeStyles.ts. */
const focalPoint = /^picture__image--(\d+)-(\d+)$/;

const classesIn = (root: postcss.Root): ReadonlySet<string> => {
	const found = new Set<string>();
	root.walkRules((rule) => {
		if (rule.parent?.type === "atrule" && (rule.parent as postcss.AtRule).name === "keyframes")
			return;
		parseSelectors((selectors) =>
			selectors.walkClasses(({ value }) => void found.add(value)),
		).processSync(rule.selector);
	});
	return found;
};

describe("the stylesheets", () => {
	it("style every class that a page uses", () => {
		const styled = classesIn(stylesheet);
		// A component's outermost class names it even where only its parts need rules.
		const blocks = new Set([...styled].map((name) => name.replace(/__.*$/, "")));
		const used = new Map(
			pages.flatMap(({ path, root }) =>
				all(root, "[class]").flatMap((element) =>
					attribute(element, "class")
						.split(/\s+/)
						.map((name) => [name, path] as const),
				),
			),
		);
		expect(
			[...used]
				.filter(([name]) => !focalPoint.test(name))
				.filter(
					([name]) => name !== "" && !styled.has(name) && !blocks.has(name) && !hooks.has(name),
				)
				.map(([name, path]) => `.${name} on ${path}`),
		).toEqual([]);
	});

	it("keep each picture's focal point in sight, by a rule on its own page", () => {
		const found = pages.flatMap((page) =>
			all(page.root, "img[class]").flatMap((image) =>
				attribute(image, "class")
					.split(/\s+/)
					.flatMap((name) => {
						const [, x, y] = focalPoint.exec(name) ?? [];
						return x === undefined
							? []
							: [[cssOf(page), `.${name}{object-position:${x}% ${y}%}`] as const];
					}),
			),
		);
		for (const [css, rule] of found) expect(css).toContain(rule);
	});

	it("style no class that no page, no component and no island uses", () => {
		const used = new Set(
			pages.flatMap(({ root }) =>
				all(root, "[class]").flatMap((element) => attribute(element, "class").split(/\s+/)),
			),
		);
		// Not every company has every part: what its pages don't hold stands in the components.
		const written = new Set(
			fastGlob
				.sync("{components,pages,islands}/**/*.{ts,tsx}")
				.flatMap(
					(file) => readFileSync(file, "utf8").match(/[a-z0-9]+(?:[_-]+[a-z0-9]+)*/gi) ?? [],
				),
		);
		// Of a name that a value ends, such as `urgency-mark--${urgency}`, the beginning does.
		const isWritten = (name: string) => written.has(name) || written.has(name.replace(/--.*$/, ""));
		expect(
			[...classesIn(stylesheet)]
				.filter((name) => !used.has(name) && !isWritten(name))
				.map((name) => `.${name}`),
		).toEqual([]);
	});

	it("define every custom property that they use, and use every one that they define", () => {
		const defined = new Set<string>();
		const used = new Set<string>();
		for (const css of [themed.css, ...sources.map((file) => readFileSync(file, "utf8"))]) {
			postcss.parse(css).walkDecls(({ prop, value }) => {
				if (prop.startsWith("--")) defined.add(prop);
				for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
			});
		}
		expect([...used].filter((name) => !defined.has(name))).toEqual([]);
		expect([...defined].filter((name) => !used.has(name))).toEqual([]);
	});

	it("have no ids in selectors and no !important", () => {
		for (const file of sources) {
			postcss.parse(readFileSync(file, "utf8"), { from: file }).walk((node) => {
				if (node.type === "decl")
					expect(node.important, `${file}:${node.source?.start?.line} ${node.prop}`).toBeFalsy();
				if (
					node.type === "rule" &&
					!(node.parent?.type === "atrule" && (node.parent as postcss.AtRule).name === "keyframes")
				) {
					parseSelectors((selectors) =>
						selectors.walkIds(({ value }) =>
							expect.fail(`${file}:${node.source?.start?.line} #${value}`),
						),
					).processSync(node.selector);
				}
			});
		}
	});

	it("keep colors and raw lengths of type in the theme", () => {
		for (const file of sources.filter((source) => !/print/.test(source))) {
			postcss
				.parse(readFileSync(file, "utf8"), { from: file })
				.walkDecls(({ prop, value, source }) => {
					expect(value, `${file}:${source?.start?.line} ${prop}`).not.toMatch(
						/#[0-9a-f]{3,8}\b|\boklch\(|\brgba?\(|\bhsla?\(/i,
					);
				});
		}
	});

	it("name a file of components/ after its component, and its classes after the file", () => {
		for (const file of sources.filter((source) => source.startsWith("styles/components/"))) {
			const block = basename(file, ".css");
			const roots = [...classesIn(postcss.parse(readFileSync(file, "utf8")))].map((name) =>
				name.replace(/(?:__|--).*$/, ""),
			);
			expect(
				roots.some((root) => root === block || root.startsWith(block.replace(/s$/, ""))),
				`${file} has no rule for .${block}: ${[...new Set(roots)].join(", ")}`,
			).toBe(true);
		}
	});

	it("declare the layers in one order, first of all", () => {
		expect(
			readFileSync("styles/index.css", "utf8")
				.replace(/\/\*.*?\*\//gs, "")
				.trim(),
		).toMatch(/^@layer reset, tokens, base, layout, components, overrides;/);
	});
});

/**
 * The tags and classes that a selector asks for; the alternatives inside :is(), :not() and the
 * like, and states, are left out.
 */
const wordsOf = (selector: Selector): readonly string[] =>
	selector.nodes.flatMap((node) =>
		node.type === "tag" ? node.value : node.type === "class" ? `.${node.value}` : [],
	);

describe("inlined CSS", () => {
	it.each(
		pages.filter(({ path }) => kinds.includes(path)).map((page) => [page.path, page] as const),
	)("of %s holds no rule for what the page does not have", (path, page: BuiltPage) => {
		// All towns share one stylesheet.
		const towns = new Set<string>(routesOf("town").map((town) => town.path));
		const sharing = towns.has(path) ? pages.filter((other) => towns.has(other.path)) : [page];
		const scripted = new Set(
			all(page.root, "[data-island]").flatMap((island) => [
				...islands.assets.islandClasses[attribute(island, "data-island") as IslandName],
			]),
		);
		const idle: string[] = [];
		postcss.parse(cssOf(page)).walkRules((rule) => {
			if (rule.parent?.type === "atrule" && (rule.parent as postcss.AtRule).name === "keyframes")
				return;
			for (const selector of parseSelectors().astSync(rule.selector).nodes) {
				const foreign = wordsOf(selector).filter(
					(word) =>
						sharing.every(({ root }) => root.querySelector(word) === null) &&
						!scripted.has(word.slice(1)),
				);
				if (foreign.length > 0) idle.push(String(selector));
			}
		});
		expect(idle).toEqual([]);
	});

	it("draws colors that browsers from before 2024 know, on every page", () => {
		expect(
			pages.filter((page) => cssOf(page).includes("light-dark(")).map(({ path }) => path),
		).toEqual([]);
	});

	it.each(pages.map((page) => [page.path, page] as const))(
		"of %s defines the custom properties that it uses",
		(_path, page) => {
			const css = cssOf(page);
			const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
			// A property with a fallback may be undefined.
			expect(
				[...css.matchAll(/var\((--[\w-]+)(?!,)\b\)/g)]
					.map(([, name]) => name)
					.filter((name) => !defined.has(name)),
			).toEqual([]);
		},
	);
});
