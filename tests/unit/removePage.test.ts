import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadSite } from "../../generator/load/loadSite.ts";
import { removePage } from "../../generator/tools/removePage.ts";
import { newFolder } from "./newFolder.ts";
import { writeData } from "./sampleData.ts";

/** Returns a copy of the example company, optionally with other redirects. */
function copyExample(redirects?: string): string {
	const folder = newFolder();
	cpSync("tests/javelina", folder, { recursive: true });
	if (redirects) writeFileSync(join(folder, "redirects.yaml"), redirects);
	return folder;
}

describe("removing a page", () => {
	it("leaves a valid site with a redirect", () => {
		const folder = copyExample("# Old addresses.\n\n[]\n");
		removePage(folder, "services/springs");
		const { services, redirects } = loadSite(folder, "2026-11-26").site;
		expect(services.map(({ slug }) => slug)).not.toContain("springs");
		expect(redirects).toEqual([{ from: "/services/springs", to: "/services" }]);
		expect(readFileSync(join(folder, "redirects.yaml"), "utf8")).toContain("# Old addresses.\n");
	});

	it("removes its translations, and keeps other redirects", () => {
		const folder = writeData({
			"redirects.yaml": "- { from: /old, to: /faq }\n",
			"es/services/care.yaml": "name: Cuidado\n",
			"es/sources.json": "{}\n",
		});
		const removed = removePage(folder, "services/care", "/services/repair");
		expect(removed).toHaveLength(2);
		expect(existsSync(join(folder, "es/services/care.yaml"))).toBe(false);
		expect(loadSite(folder, "2026-11-26").site.redirects).toEqual([
			{ from: "/old", to: "/faq" },
			{ from: "/services/care", to: "/services/repair" },
		]);
	});

	it("takes redirects in any form, and keeps their comments", () => {
		const folder = copyExample("[{ from: /old, to: /faq }] # ours\n");
		removePage(folder, "services/springs");
		expect(readFileSync(join(folder, "redirects.yaml"), "utf8")).toBe(
			"[{ from: /old, to: /faq }, { from: /services/springs, to: /services }] # ours\n",
		);
	});

	it("takes a file's name as a shell completes it", () => {
		const folder = copyExample();
		const news = join(folder, "news/2026-11-18-windows-in-doors.md");
		expect(removePage(folder, news)).toContain(news);
		expect(removePage(folder, "services/springs.yaml")).toHaveLength(1);
	});

	it.each([
		["services/none", undefined, "There is no "],
		["faq", undefined, "no file of a folder"],
		["../data/services/springs", undefined, "no file of a folder"],
		["areas/pima", undefined, "holds towns"],
		["services/springs", "services", "no path of this site"],
	])("is refused for %s with a redirect to %s", (name, to, message) => {
		const folder = copyExample();
		expect(() => removePage(folder, name, to)).toThrow(message);
		expect(existsSync(join(folder, "services/springs.yaml"))).toBe(true);
	});
});
