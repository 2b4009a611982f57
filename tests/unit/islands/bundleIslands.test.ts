import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { bundleIslands } from "../../../generator/assets/bundleIslands.ts";
import { budgets } from "../../../generator/output/budgets.ts";
import { type IslandName, registry } from "../../../islands/registry.ts";

const names = Object.keys(registry) as IslandName[];
const bundle = await bundleIslands({ basePath: "/repo", minify: true, provider: "simulated" });
const code = new Map(bundle.files.map(({ path, contents }) => [`/repo/${path}`, String(contents)]));

describe("the bundle", () => {
	test("has one loader, one chunk for each island, and Preact once", () => {
		expect(bundle.files.every(({ path }) => /^assets\/[A-Za-z]+-[A-Z0-9]{8}\.js$/.test(path))).toBe(true);
		expect(code.has(bundle.assets.loader.src)).toBe(true);
		for (const name of names) expect(bundle.chunks[name][0]).toMatch(new RegExp(`^/repo/assets/${name}-`));
		const shared = new Set(names.map((name) => bundle.chunks[name].slice(1).join()));
		expect(shared.size).toBe(1);
		expect([...code.values()].filter((text) => text.includes("dangerouslySetInnerHTML") && text.includes("createElementNS"))).toHaveLength(1);
	});

	test("loads nothing but the loader at first", () => {
		expect(code.get(bundle.assets.loader.src)).not.toMatch(/(?:^|;)import\s*["{*a-z]/);
		expect(bundle.assets.loader.integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
	});

	test("is the same each time", async () => {
		expect(await bundleIslands({ basePath: "/repo", minify: true, provider: "simulated" })).toEqual(bundle);
	});

	test("knows the classes that an island can put on a page", () => {
		expect(bundle.assets.islandClasses.ContactForm).toEqual(expect.arrayContaining(["notice", "notice--failure", "notice--success", "notice__dismiss"]));
		expect(bundle.assets.islandClasses.OpenNow).toEqual(expect.arrayContaining(["open-now--closed", "hours__row--today"]));
		expect(bundle.assets.islandClasses.Menu).not.toContain("notice");
	});
});

test.each(["simulated", "formspree", "netlify", "web3forms", "basin", "endpoint"] as const)(
	"with %s all JavaScript fits its budget, and no other provider's is in it",
	async (provider) => {
		const { files } = await bundleIslands({ basePath: "", minify: true, provider });
		expect(files.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)).toBeLessThanOrEqual(budgets.scripts);
		const all = files.map(({ contents }) => contents).join();
		const marks = { formspree: "formspree.io", netlify: "data-netlify", web3forms: "web3forms.com", basin: "usebasin.com" };
		for (const [name, mark] of Object.entries(marks)) expect(all.includes(mark), name).toBe(name === provider);
	},
);
