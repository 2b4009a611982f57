import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { bundleAssets } from "../../generator/assets/bundleAssets.ts";
import { openCache } from "../../generator/cache.ts";
import { planMaps } from "../../generator/map/maps.ts";
import { createRenderContext, renderPages } from "../../generator/render/renderPages.tsx";
import { cacheFolder } from "../../generator/root.ts";
import { builtSite } from "../builtSite.ts";
import { loaded, options, routes, site } from "../data.ts";
import { full } from "../full.ts";
import { kinds, kindsOfLast } from "../kinds.ts";
import { it } from "./visits.ts";

/** Runs in the browser. Returns the first difference of two documents without comments, or "". */
function firstDifference([one, other]: readonly [string, string]): string {
	const linesOf = (node: Node): string[] => {
		const lines: string[] = [];
		for (const child of node.childNodes) {
			if (child instanceof Text)
				lines.push(
					lines.at(-1)?.startsWith("text ") ? `${lines.pop()}${child.data}` : `text ${child.data}`,
				);
			else if (child instanceof Element) {
				const attributes = [...child.attributes]
					.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
					.sort();
				lines.push(
					`<${child.namespaceURI} ${child.nodeName}${attributes.join("")}>`,
					...linesOf(child),
					`</${child.nodeName}>`,
				);
			} else if (!(child instanceof Comment)) lines.push(child.nodeName);
		}
		return lines;
	};
	const [first, second] = [one, other].map((html) =>
		linesOf(new DOMParser().parseFromString(html, "text/html")),
	);
	if (first === undefined || second === undefined || first.length < 10) return "no document";
	const at = first.findIndex((line, index) => line !== second[index]);
	return at === -1 && first.length === second.length
		? ""
		: `React: ${first.at(at)}\nshipped: ${second.at(at)}`;
}

const shown = new Set([...kinds, ...kindsOfLast]);

// What the minifier does to other markup, tests/unit/minifyPages.test.ts tries.
it("pages are, element by element, what React has rendered", async ({ look }) => {
	const { assets } = await bundleAssets(loaded, options, openCache(cacheFolder));
	const context = createRenderContext(site, routes, assets, planMaps(site));
	const chosen = routes.filter(({ path }) => full || shown.has(path));
	const rendered = [...renderPages(chosen, context)];

	// The site's pages let no script parse HTML, so use a page without a policy.
	const { page } = await look("/robots.txt");
	let saved = 0;
	for (const { route, html: written } of rendered) {
		const shipped = readFileSync(join(builtSite, route.file), "utf8");
		expect
			.soft(await page.evaluate(firstDifference, [written, shipped] as const), route.path)
			.toBe("");
		saved += written.length - shipped.length;
	}
	const [one, other] = ["<p>a".repeat(20), `${"<p>a".repeat(19)}<p>b`];
	expect(await page.evaluate(firstDifference, [one, other] as const)).toBe(
		"React: text a\nshipped: text b",
	);
	// The minified pages must be smaller: otherwise the test has compared a page with itself.
	expect(saved).toBeGreaterThan(rendered.length * 100);
});
