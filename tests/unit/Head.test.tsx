import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HeadEnd } from "../../components/HeadEnd.tsx";
import { HeadStart } from "../../components/HeadStart.tsx";
import { escapeJson } from "../../islands/UnsafeHtml.tsx";
import { createLinks } from "../../site/links.ts";
import type { Site } from "../../site/site.ts";
import { planRoutes } from "../planRoutes.ts";
import { sampleAssets } from "./sampleAssets.ts";
import { routeAt } from "./sampleContext.ts";
import { replaced, sampleSite } from "./sampleData.ts";

const site = sampleSite();
const siteWith = (fields: Partial<Site["business"]>): Site => {
	return { ...site, business: { ...site.business, ...fields } };
};
const routes = planRoutes(site);
const assets = sampleAssets(routes);

function head(path: string, parts: Partial<Parameters<typeof HeadEnd>[0]> = {}): string {
	const route = routeAt(routes, path);
	return renderToString(
		<>
			<HeadStart policy="default-src 'none'" title={(parts.route ?? route).title} />
			<style>{"a{}"}</style>
			<HeadEnd
				site={site}
				route={route}
				to={createLinks(routes, site.business.url)}
				assets={assets}
				sharingImage={assets.sharingImages.get(path) ?? ""}
				structuredData={undefined}
				scripts={[]}
				hasIslands={false}
				{...parts}
			/>
		</>,
	);
}

describe("a page's head", () => {
	it('escapes "<" in structured data', () => {
		const structuredData = { name: "</script><script>alert(1)</script>", more: "<!--" };
		const html = head("/faq", { structuredData });
		expect(html).toContain(
			'<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>","more":"\\u003c!--"}</script>',
		);
	});

	it("escapes a title", () => {
		const title = "title: '\"><script>alert(1)</script>'\n";
		const changed = sampleSite(replaced("faq.yaml", "title: Questions\n", title));
		const hostile = routeAt(planRoutes(changed), "/faq");
		expect(head("/faq", { route: hostile })).not.toContain("<script");
	});
});

describe("UnsafeHtml", () => {
	it("escapes JSON so that it parses to the same value and can't end its element", () => {
		const value = { text: "</SCRIPT><!-- \u2028\u2029 & ' \"" };
		expect(escapeJson(value)).not.toMatch(/[<\u2028\u2029]/);
		expect(JSON.parse(escapeJson(value))).toEqual(value);
	});

	it("renders the outside scripts of business.yaml with their attributes", () => {
		const outsideScripts = [
			{ src: "https://stats.example/script.js", attributes: { "data-domain": "gulf.example" } },
		];
		expect(head("/", { site: siteWith({ outsideScripts }) })).toContain(
			'<script defer="" src="https://stats.example/script.js" data-domain="gulf.example"></script>',
		);
		expect(head("/")).not.toContain("stats.example");
	});
});
