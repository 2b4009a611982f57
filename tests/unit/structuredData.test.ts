import { describe, expect, it } from "vitest";
import { planGraph } from "../../pages/planGraph.ts";
import { planRoutes } from "../planRoutes.ts";
import { graphOf, sampleContext } from "./sampleContext.ts";
import { type Changes, replaced, sampleSite, sampleText } from "./sampleData.ts";
import { optionalFiles } from "./sampleFiles.ts";

const site = sampleSite(optionalFiles);
const routes = planRoutes(site);
const context = sampleContext(site, routes);

// One golden file for each kind of page. `npx vitest run structuredData -u` writes them.
const firstOfKinds = [...new Map(routes.toReversed().map((route) => [route.kind, route])).values()];
it.each(firstOfKinds.map((route) => [route.path, route] as const))(
	"the graph of %s is as in its golden file",
	async (_path, route) => {
		const graph = JSON.stringify(planGraph(route, context), null, "\t");
		const name = route.kind.replaceAll("/", "-");
		await expect(`${graph}\n`).toMatchFileSnapshot(`structuredData/${name}.json`);
	},
);

describe("the business", () => {
	const businessWith = (changes: Changes) =>
		graphOf("/", sampleSite(changes)).get("HomeAndConstructionBusiness");
	const type = { "@type": "OpeningHoursSpecification" };

	it("has the company's logo, or else its icon", () => {
		const main = { src: "/assets/logo.webp", width: 200, height: 40 };
		const logo = { main, dark: undefined, alt: "", isWide: true, hasPlate: false };
		const [route] = routes;
		const assets = { ...context.assets, logo };
		const withLogo = route && planGraph(route, { ...context, assets });
		expect(JSON.stringify(withLogo)).toContain('"logo":"https://acme.example/assets/logo.webp"');
	});

	it("has no coordinates if the address has no street", () => {
		const found = businessWith(replaced("business.yaml", "street: 1 Main St, ", ""));
		expect(found?.address).not.toHaveProperty("streetAddress");
		expect(found).not.toHaveProperty("geo");
	});

	it("has the hours of holidays", () => {
		const holidays = `holidays:
  - { name: Eve, day: "2026-12-24", opens: "08:00", closes: "24:00" }
  - { name: Christmas, day: December 25, through: January 1 }
  - { name: Spring, day: March 1, through: May 31, days: [Friday], opens: "08:00", closes: "12:00" }
`;
		const changed = businessWith(replaced("business.yaml", "holidays: []\n", holidays));
		const on = (validFrom: string, validThrough: string, opens: string, closes: string) => ({
			...type,
			validFrom,
			validThrough,
			opens,
			closes,
		});
		expect(changed?.specialOpeningHoursSpecification).toEqual([
			on("2026-12-24", "2026-12-24", "08:00", "23:59"),
			on("2026-12-25", "2027-01-01", "00:00", "00:00"),
			{ ...on("2027-03-01", "2027-05-31", "08:00", "12:00"), dayOfWeek: ["Friday"] },
		]);
	});

	it("has no hours on days by appointment", () => {
		const changed = businessWith({
			"business.yaml": sampleText("business.yaml")
				.replace('[Sunday], opens: "09:00", closes: "15:00"', "[Sunday], byAppointment: true")
				.replace("holidays: []", "holidays: [{ name: Eve, day: 2026-12-24, byAppointment: true }]"),
		});
		const days = changed?.openingHoursSpecification as { dayOfWeek: string[] }[];
		expect(days.flatMap(({ dayOfWeek }) => dayOfWeek)).not.toContain("Sunday");
		expect(changed?.specialOpeningHoursSpecification).toMatchObject([
			{ validFrom: "2026-12-24", opens: "00:00", closes: "00:00" },
		]);
	});
});

it("an unincorporated place is no city", () => {
	const base = "isBase: true\n";
	const changes = replaced("areas/pasco/alpha.yaml", base, `${base}unincorporated: true\n`);
	expect(graphOf("/areas/pasco/alpha", sampleSite(changes)).get("Service")).toMatchObject({
		areaServed: [{ "@type": "Place", name: "Alpha, FL" }],
	});
});
