import { parse } from "node-html-parser";
import { expect } from "vitest";
import { planMaps } from "../../generator/map/maps.ts";
import { createRenderContext, renderPages } from "../../generator/render/renderPages.tsx";
import type { Route } from "../../site/routes.ts";
import type { Site } from "../../site/site.ts";
import { planRoutes } from "../planRoutes.ts";
import { sampleAssets } from "../unit/sampleAssets.ts";

export async function renderForTest(
	site: Site,
	choose: (routes: readonly Route[]) => readonly Route[],
): Promise<readonly { readonly route: Route; readonly html: string }[]> {
	const routes = planRoutes(site);
	const pages = renderPages(
		choose(routes),
		createRenderContext(site, routes, sampleAssets(routes), planMaps(site)),
	);
	return [...pages].map(({ route, html }) => ({ route, html }));
}

/** Elements that Markdown may add. Texts must not change the number of other elements. */
const fromMarkdown = new Set(
	"a strong em del code pre p ul ol li br hr h2 h3 h4 h5 h6 blockquote".split(" "),
);

/** Counts a page's elements by name, without those that Markdown may add. */
export function countElements(html: string): Readonly<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const { rawTagName } of parse(html).querySelectorAll("*")) {
		const name = rawTagName.toLowerCase();
		if (!fromMarkdown.has(name)) counts[name] = (counts[name] ?? 0) + 1;
	}
	return counts;
}

/** Expects that no text has got into a page as code. */
export function expectInert(html: string, what: string): void {
	expect(liveParts(html), what).toEqual([]);
	const [, policy] = /Content-Security-Policy"? content="([^"]*)/.exec(html) ?? [];
	expect(policy, what).not.toContain("evil.example");
}

/** Returns a page's event handlers, styles and script URLs, which no text may add. */
function liveParts(html: string): readonly string[] {
	return parse(html)
		.querySelectorAll("*")
		.flatMap((element) =>
			Object.entries(element.attributes).flatMap(([name, value]) => {
				const runs =
					["href", "src", "action", "formaction", "xlink:href"].includes(name.toLowerCase()) &&
					/^[\s\p{Cc}]*(?:javascript|vbscript|data|file|blob):/iu.test(value);
				return /^on/i.test(name) || name === "style" || name === "srcdoc" || runs
					? [`<${element.rawTagName} ${name}="${value}">`]
					: [];
			}),
		);
}
