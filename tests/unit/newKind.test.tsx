// @module-tag slow
import { afterAll, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Kind } from "../../pages/kind.ts";
import type { PageProps } from "../../site/pageProps.ts";
import type { Route } from "../../site/routes.ts";
import { copyData } from "../faults/ownersData.ts";
import { newFolder } from "./newFolder.ts";

const text = z.string();
const fleetSchema = z.strictObject({
	title: text,
	name: text,
	description: text,
	vans: z.array(text),
});
type FleetData = z.infer<typeof fleetSchema>;

interface FleetRoute extends Route {
	readonly kind: "fleet";
	readonly fleet: FleetData;
}

const FleetPage = ({ route }: PageProps<FleetRoute>) => (
	<ul>
		{route.fleet.vans.map((van) => (
			<li key={van}>{van}</li>
		))}
	</ul>
);

const fleet: Kind<FleetRoute> = {
	name: "fleet",
	plan: ({ site, place }) => {
		const page = (site.pages as { readonly fleet?: FleetData }).fleet;
		return page ? [{ ...place("/fleet", page.name, page), kind: "fleet", fleet: page }] : [];
	},
	Page: FleetPage,
};

vi.mock("../../pages/kinds.ts", async (importOriginal) => {
	const { kinds } = await importOriginal<typeof import("../../pages/kinds.ts")>();
	return { kinds: [...kinds, fleet] };
});

// Test files share modules, so reload the modules that have imported the list.
vi.resetModules();
const { loadSite } = await import("../../generator/load/loadSite.ts");
const { optionalPageFiles, schemaFor, schemas } = await import("../../site/files.ts");
// What a developer writes into the table of site/files.ts.
Object.assign(optionalPageFiles, { fleet: fleetSchema });
(schemas as Map<string, z.ZodType>).set("fleet", fleetSchema);
const { renderForTest } = await import("../faults/renderForTest.ts");

afterAll(() => {
	vi.doUnmock("../../pages/kinds.ts");
	vi.resetModules();
});

function folderWith(fleetFile: object): string {
	const data = copyData("tests/javelina", newFolder());
	data.write("fleet", fleetFile);
	return data.folder;
}

it("a kind in the list of kinds is loaded, planned and rendered", async () => {
	const texts = { title: "Our vans", name: "Vans", description: "What we drive." };
	expect(schemaFor("fleet")).toBe(fleetSchema);
	const { site } = loadSite(folderWith({ ...texts, vans: ["Red", "Blue"] }), "2026-11-21");
	const [page] = await renderForTest(site, (routes) =>
		routes.filter(({ kind }) => kind === "fleet"),
	);
	expect(page?.route).toMatchObject({ path: "/fleet", file: "fleet.html", indexed: true });
	expect(page?.route.crumbs.map(({ path }) => path)).toEqual(["/", "/fleet"]);
	expect(page?.html).toContain("<li>Red</li><li>Blue</li>");
	expect(page?.html).toMatch(/<link rel="canonical" href="[^"]+\/fleet"/);
});

it("a wrong file of a new kind is reported", () => {
	expect(() => loadSite(folderWith({ title: "Our vans" }), "2026-11-21")).toThrow(/fleet\.yaml/);
});
