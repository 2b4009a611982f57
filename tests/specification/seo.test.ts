// The specification of this one company. An owner who changes on purpose what it fixes deletes this
// folder (tests/specification).
import { expect, it } from "vitest";
import { all, attribute, metaOf, pageAt } from "../site/pages.ts";
import { pages } from "./pages.ts";
import { services, towns } from "./specification.ts";

it("has keywords on the home, service, county and town pages", () => {
	for (const path of [
		"/",
		...services.map(([service]) => service),
		"/areas/pinellas",
		...towns.map((town) => town.path),
	])
		expect(metaOf(pageAt(path), "keywords")?.split(", ").length, path).toBeGreaterThan(2);
});

it.each(pages.map((page) => [page.path, page] as const))(
	"the description of %s says something, and no more than search results show",
	(path, page) => {
		const length = metaOf(page, "description")?.length ?? 0;
		expect(length).toBeGreaterThanOrEqual(70);
		// The pattern of the town pages is the specification's own.
		expect(length).toBeLessThanOrEqual(towns.some((town) => town.path === path) ? 200 : 160);
	},
);

it.each([
	["/", ["/about", "/testimonials"]],
	...services.map(([service]) => [service, ["/testimonials"]] as const),
	["/services", ["/about", "/testimonials"]],
	["/services/garage-door-repair", ["/about"]],
	["/services/garage-door-installation", ["/permits", "/hurricane"]],
] as const)("the main text of %s leads on to %j", (path, targets) => {
	const links = all(pageAt(path).main, "p a[href]").map((link) => attribute(link, "href"));
	for (const target of targets) expect(links).toContain(target);
});
