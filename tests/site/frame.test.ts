import { expect } from "vitest";
import { business, routes, site } from "../data.ts";
import { eachPage } from "./eachPage.ts";
import { all, attribute, basePath, hrefs, one, pageAt, routeAt } from "./pages.ts";

// That each text of the data stands on its page is said by texts.test.ts.

const everywhere = [
	".skip-link",
	".site-header .menu",
	".site-header .brand",
	".print-header",
	"main h1",
	...(Object.keys(business.social).length > 0 ? [".site-footer .social-links"] : []),
	".call-bar",
];

eachPage(routes, "%s has the frame of every page", {
	"has its header, its footer, its bar and one heading": ({ path }) => {
		const { root } = pageAt(path);
		expect(everywhere.filter((selector) => root.querySelector(selector) === null)).toEqual([]);
	},

	"lets browsers prerender pages if search engines may index it": ({ path, indexed }) => {
		const { root } = pageAt(path);
		const scripts = all(root, "script[type=speculationrules]");
		const rules = scripts.map(({ rawText }) => JSON.parse(rawText) as object);
		// Prerendering a link to a file would download the file:
		// https://developer.chrome.com/docs/web-platform/prerender-pages.
		const links = hrefs(root, 'a[href^="/"]').map((href) => href.replace(/[?#].*/, ""));
		const files = links.filter((link) => routeAt(link) === undefined);
		const copied = site.publicFiles.map((file) => `/${file}`);
		expect(files.filter((file) => !file.endsWith(".vcf") && !copied.includes(file))).toEqual([]);
		const ours = { href_matches: `${basePath}/*` };
		const endings = [...new Set(files.map((file) => file.slice(file.lastIndexOf("."))))].sort();
		const others = endings.map((ending) => ({ not: { href_matches: `/*${ending}` } }));
		const where = files.length > 0 ? { and: [ours, ...others] } : ours;
		const action = site.business.outsideScripts ? "prefetch" : "prerender";
		const wanted = { [action]: [{ where, eagerness: "moderate" }] };
		expect(rules).toEqual(indexed ? [wanted] : []);
	},

	"links its map to the place that the map shows": ({ path }) => {
		for (const figure of all(pageAt(path).main, "figure:has(iframe)")) {
			const asked = (selector: string, name: string, from: string) =>
				new URL(attribute(one(figure, selector), from)).searchParams.get(name);
			expect(asked(".map-frame__link", "query", "href")).toBe(asked("iframe", "q", "src"));
		}
	},
});
