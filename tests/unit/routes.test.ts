import { describe, expect, it } from "vitest";
import { planRoutes } from "../planRoutes.ts";
import { routeAt } from "./sampleContext.ts";
import { replaced, sampleSite } from "./sampleData.ts";

const routes = planRoutes(sampleSite());
const routeOf = (path: string) => routeAt(routes, path);

describe("the route table", () => {
	it("has a page for everything in the data, in order", () => {
		const wanted = `/ /services /services/repair /services/new-door /services/springs
			/services/openers /services/care /services/emergency /areas /areas/pasco /areas/pinellas
			/areas/pasco/beta /areas/pasco/alpha /areas/pasco/aardvark /areas/pasco/gamma
			/areas/pinellas/delta /faq /about /contact /contact/sent /testimonials /sitemap
			/privacy-policy /terms-of-service /404 /500`.split(/\s+/);
		// Compare these pages only, so that new kinds don't break this test.
		expect(routes.flatMap(({ path }) => (wanted.includes(path) ? path : []))).toEqual(wanted);
	});

	it("has crumbs from the home page to each page", () => {
		expect(routeOf("/").crumbs).toEqual([{ name: "Home", path: "/" }]);
		const names = routeOf("/contact/sent").crumbs.map(({ name }) => name);
		expect(names).toEqual(["Home", "Contact", "Message sent"]);
		expect(routeOf("/areas/pasco/alpha").crumbs).toEqual([
			{ name: "Home", path: "/" },
			{ name: "Service Areas", path: "/areas" },
			{ name: "Pasco County", path: "/areas/pasco" },
			{ name: "Alpha", path: "/areas/pasco/alpha" },
		]);
	});

	it("has the brand at the end of a title if there is room", () => {
		expect(routeOf("/about").title).toBe("About us | Acme Doors & Sons");
		const fits = "A-title-with-just-enough-room-for-the-brand-at-its-end-so-it-is";
		const titleOf = (title: string) => {
			const site = sampleSite(replaced("services.yaml", "title: All services", `title: ${title}`));
			return routeAt(planRoutes(site), "/services").title;
		};
		expect(titleOf(fits.slice(0, 40))).toBe(`${fits.slice(0, 40)} | ${sampleSite().business.name}`);
		expect(titleOf(fits.slice(0, 58))).toBe(`${fits.slice(0, 58)} | Acme`);
		expect(titleOf(fits.slice(0, 59))).toBe(fits.slice(0, 59));
	});
});

it("the accessibility statement is published when its ownerNote is empty", () => {
	const withNote = (ownerNote: string) =>
		planRoutes(
			sampleSite({
				"accessibility.md": `---\ntitle: Access\ndescription: For everybody.\nheading: Accessibility\nlede: Everybody.\nupdated: "2026-11-20"\nownerNote: "${ownerNote}"\n---\nCall us.\n`,
			}),
		).find(({ path }) => path === "/accessibility");
	expect(withNote("Read me.")).toBeUndefined();
	expect(withNote("")).toMatchObject({
		kind: "accessibility",
		name: "Accessibility",
		indexed: true,
	});
});
